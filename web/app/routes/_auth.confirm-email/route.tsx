import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { confirmEmail, resendConfirmation } from "~/entities/account/store.server";
import { texts } from "~/entities/account/texts";
import { unindexedSeoFor } from "~/features/seo/seo-for.server";
import { asCmsError } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { readTexts } from "~/lib/forms/public-form.server";
import { rejectForm } from "~/lib/forms/reject-form.server";
import { SECRET_ADDRESS } from "~/lib/head/secret-address";
import { seoTags } from "~/lib/head/seo";
import { failure } from "~/lib/toast/toast";
import { redirectWithToast } from "~/lib/toast/toast.server";
import { rejectionStatus } from "~/lib/http/too-many-attempts";
import { type ClientInfo, clientInfoOf } from "~/lib/http/client-info.server";
import { AccountLinks } from "~/ui/form/account-form";
import { ConfirmForm, ResendForm } from "./forms";

export { retryAfterHeaders as headers } from "~/lib/http/too-many-attempts";

export const meta: MetaFunction<typeof loader> = ({ data: found }) => [
  ...seoTags(found?.seo, { title: texts.confirmation.title }),
  SECRET_ADDRESS,
];

/**
 * The mail's link only opens the page: mail scanners and link previews open it too. Its button
 * posts, and that confirms.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { title } = texts.confirmation;
  return {
    confirmation: new URL(request.url).searchParams.get("confirmation") ?? "",
    seo: await unindexedSeoFor(publicCms(), "/confirm-email", { title }),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readTexts(request, ["confirmation", "password", "email"]);
  const client = clientInfoOf(request);
  return form.confirmation
    ? confirm(form.confirmation, form.password, client)
    : resend(form.email.trim(), client);
}

async function confirm(confirmation: string, password: string, client: ClientInfo) {
  try {
    await confirmEmail(confirmation, client, password || undefined);
  } catch (error) {
    const rejection = asCmsError(error);
    const { message, reason, isOutage } = rejection;
    if (reason === "used") return redirectWithToast("/login", failure(message));
    const [headers, status] = rejectionStatus(rejection);
    const mayTryAgain = reason === "contested" || isOutage || status === 429;
    const outcome = {
      email: "",
      problem: message,
      next: mayTryAgain ? ("confirm" as const) : ("resend" as const),
      asksPassword: reason === "contested" || password !== "",
    };
    return data(outcome, { headers, status });
  }
  return redirectWithToast("/login", { type: "success", title: texts.confirmed });
}

async function resend(email: string, client: ClientInfo) {
  const reject = (cause: unknown) =>
    rejectForm({ email, next: "resend" as const, asksPassword: false }, cause);
  if (!email) return reject(texts.emailMissing);
  try {
    await resendConfirmation(email, client);
    return await redirectWithToast("/login", { type: "success", title: texts.confirmationSent });
  } catch (error) {
    return reject(error);
  }
}

export default function ConfirmEmail() {
  const { confirmation } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const isPending = useNavigation().formMethod === "POST";
  const confirms = confirmation !== "" && outcome?.next !== "resend";
  return (
    <>
      {outcome && confirmation && (
        <p role="alert" className="mb-6 border-l-2 border-danger pl-4">
          {outcome.problem}
        </p>
      )}
      {confirms ? (
        <ConfirmForm
          confirmation={confirmation}
          asksPassword={outcome?.asksPassword ?? false}
          isPending={isPending}
        />
      ) : (
        <ResendForm
          email={outcome?.email}
          problem={confirmation ? undefined : outcome?.problem}
          isPending={isPending}
        />
      )}
      <AccountLinks
        links={[
          { to: "/login", label: "Login" },
          ...(confirms ? [{ to: "/forgot-password", label: "Forgot password?" }] : []),
        ]}
      />
    </>
  );
}
