import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { formTexts } from "~/entities/publication/form-texts";
import type { LookupReply } from "~/entities/publication/lookup";
import { lookUpDoi } from "~/entities/publication/lookup.server";
import { requireOwner } from "~/lib/auth/guard.server";
import { readForm } from "~/lib/forms/form.server";
import { TO_BE_RESENT } from "~/lib/forms/revalidation";
import { askToSignIn } from "~/ui/admin/drafts/sign-in-request";
import { SIGNED_OUT, leadsToLogin } from "~/ui/admin/form/keep-screen";

/** There is nothing to see here. */
export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  throw await owner.redirect("/admin");
}

/** Looks a DOI up. Answers with data for a fetcher: the form that asked fills its empty fields. */
export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  const doi = (await readForm(request)).get("doi");
  const reply = await lookUpDoi(owner.cms, typeof doi === "string" ? doi : "");
  return owner.json(reply, reply.ok ? 200 : 400);
}

/** Nothing is written. */
export const shouldRevalidate = () => false;

/** A question that is not answered must not take the screen with everything typed on it away. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction<LookupReply>();
  } catch (error) {
    const isSignedOut = error instanceof Response && leadsToLogin(error);
    if (isSignedOut && (await askToSignIn())) return TO_BE_RESENT;
    const message = isSignedOut ? SIGNED_OUT : formTexts.lookup.failed;
    return { ok: false, message } satisfies LookupReply;
  }
}
