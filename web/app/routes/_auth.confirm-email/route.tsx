import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { confirmEmail, resendConfirmation } from "~/entities/account/store.server";
import { texts } from "~/entities/account/texts";
import { asCmsError } from "~/lib/cms.server";
import { readTexts } from "~/lib/public-form.server";
import { seoTags } from "~/lib/seo";
import { failure } from "~/lib/toast";
import { redirectWithToast, withToast } from "~/lib/toast.server";
import { visitorOf } from "~/lib/visitor.server";
import { AccountForm, AccountLinks } from "~/ui/account-form";
import { PlainField } from "~/ui/plain-field";

export const meta: MetaFunction = () => seoTags(undefined, { title: "Confirm your email" });

/** The mail's link: confirms and goes to the login page (contract §5); else says what is wrong. */
export async function loader({ request }: LoaderFunctionArgs) {
  const confirmation = new URL(request.url).searchParams.get("confirmation");
  if (!confirmation) return { problem: null };
  try {
    await confirmEmail(confirmation, visitorOf(request));
  } catch (error) {
    const { message, reason } = asCmsError(error);
    if (reason === "used") throw await redirectWithToast("/login", failure(message));
    return { problem: message };
  }
  throw await redirectWithToast("/login", { type: "success", title: texts.confirmed });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readTexts(request, ["email"]);
  const email = form.email.trim();
  const refuse = (problem: string) => withToast({ email, problem }, failure(problem));
  if (!email) return refuse(texts.emailMissing);
  try {
    await resendConfirmation(email, visitorOf(request));
    return await redirectWithToast("/login", { type: "success", title: texts.confirmationSent });
  } catch (error) {
    return refuse(asCmsError(error).message);
  }
}

export default function ConfirmEmail() {
  const { problem } = useLoaderData<typeof loader>();
  const kept = useActionData<typeof action>();
  const isPending = useNavigation().formMethod === "POST";
  return (
    <>
      {problem && (
        <p role="alert" className="mb-6 border-l-2 border-danger pl-4">
          {problem}
        </p>
      )}
      <AccountForm
        title="Confirm your email"
        hint="Enter your address to get a new confirmation mail. Its link works for a day."
        submit="Send a new mail"
        pendingLabel="Sending..."
        isPending={isPending}
        problem={kept?.problem}
      >
        <PlainField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={kept?.email}
          required
        />
      </AccountForm>
      <AccountLinks links={[{ to: "/login", label: "Login" }]} />
    </>
  );
}
