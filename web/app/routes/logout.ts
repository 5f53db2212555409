import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { texts } from "~/entities/account/texts";
import { CmsError } from "~/lib/cms.server";
import { requireMember } from "~/lib/guard.server";
import { forgetSession } from "~/lib/session.server";
import { redirectWithToast } from "~/lib/toast.server";

export function loader() {
  return redirect("/");
}

/**
 * Signs out everywhere (public spec §7: the scope is global by default) and goes to the login page.
 * When the cms cannot end the session it is kept, and the toast says so: a cookie that is merely
 * forgotten would leave a session alive that its owner believes ended.
 */
export async function action({ request }: ActionFunctionArgs) {
  try {
    const member = await requireMember(request);
    await member.cms.post("/api/auth/logout", { scope: "all" });
  } catch (error) {
    if (error instanceof CmsError) {
      return redirectWithToast("/admin", { type: "error", ...texts.signOutFailed });
    }
    // A redirect of the guard: the session was over already, which is what was asked for.
    if (!(error instanceof Response)) throw error;
  }
  const headers = new Headers({ "set-cookie": await forgetSession() });
  return redirectWithToast("/login", { type: "success", title: texts.signedOut }, headers);
}
