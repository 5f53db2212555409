import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { signOut } from "~/entities/account/store.server";
import { texts } from "~/entities/account/texts";
import { CmsError } from "~/lib/cms/cms.server";
import { forgetSession, latestTokens, readSession } from "~/lib/auth/session.server";
import { redirectWithToast } from "~/lib/toast/toast.server";
import { clientInfoOf } from "~/lib/http/client-info.server";
import { dropAllDrafts } from "~/ui/admin/drafts/drafts";

export function loader() {
  return redirect("/");
}

/**
 * Signs out everywhere (public spec §7: the scope is global by default) and goes to the login page.
 * When the cms cannot end the session it is kept, and the toast says so: a cookie that is merely
 * forgotten would leave a session alive that its owner believes ended.
 */
export async function action({ request }: ActionFunctionArgs) {
  const session = await readSession(request);
  try {
    if (session) await signOut(await latestTokens(session), "global", clientInfoOf(request));
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return redirectWithToast("/admin", { type: "error", ...texts.signOutFailed });
  }
  const headers = new Headers({ "set-cookie": await forgetSession() });
  return redirectWithToast("/login", { type: "success", title: texts.signedOut }, headers);
}

/** What was typed and not saved leaves the browser with its owner. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    const target = error instanceof Response ? error.headers.get("location") : null;
    if (target === "/login") await dropAllDrafts();
    throw error;
  }
}
