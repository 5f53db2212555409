import type { ClientActionFunctionArgs } from "@remix-run/react";
import { intermediaryErrorText } from "~/lib/http/intermediary-error";
import { CANCEL, type UploadAnswer, type UploadReply } from "~/lib/forms/upload-reply";
import { askToSignIn } from "../drafts/sign-in-request";
import { SIGNED_OUT, leadsToLogin } from "../form/keep-screen";

/**
 * The client action of an address that takes uploads. What does not arrive, because the line broke, a
 * proxy found it too large or the session has ended, must not take the screen with everything typed on
 * it away.
 * @param failed what the field says when nobody has answered
 */
export function keepScreenOnUpload<Stored>(failed: string) {
  return async ({
    request,
    serverAction,
  }: ClientActionFunctionArgs): Promise<UploadReply<Stored>> => {
    if (await isCancel(request)) return { status: "cancelled" };
    try {
      return await serverAction<UploadAnswer<Stored>>();
    } catch (error) {
      if (error instanceof TypeError) return { status: "no-connection", message: failed };
      if (!(error instanceof Response)) {
        return { status: "rejected", message: intermediaryErrorText(error, "a file") ?? failed };
      }
      if (!leadsToLogin(error)) throw error;
      // The request has been read by now; whoever has sent it still has the file.
      if (await askToSignIn()) return { status: "to-be-resent" };
      return { status: "rejected", message: SIGNED_OUT };
    }
  };
}

/** Whether a request only takes the place of another. A file is not read for that. */
async function isCancel(request: Request): Promise<boolean> {
  if (request.headers.get("content-type")?.startsWith("multipart/")) return false;
  return (await request.clone().formData()).get("intent") === CANCEL;
}
