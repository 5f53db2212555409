import type { ClientActionFunctionArgs } from "@remix-run/react";

/** What an address that takes uploads answers to the field that sent one. */
export type UploadReply<Uploaded> =
  | { ok: true; uploaded: Uploaded }
  | { ok: false; message: string };

const NO_STORAGE =
  "The storage for uploads cannot be reached, so nothing was uploaded. Please try again later.";

/**
 * What the field says of an upload that the cms has refused.
 * @param refused the error of the cms; its reason is "storage" while the bucket of the uploads is away
 * @param failed what the field says where the cms has no words of its own
 */
export function uploadRefusal(
  { reason, serverMessage }: { reason: string | null; serverMessage: string | undefined },
  failed: string,
): string {
  return reason === "storage" ? NO_STORAGE : (serverMessage ?? failed);
}

/**
 * The client action of an address that takes uploads. What does not arrive, because the line broke or
 * a proxy found it too large, must not take the screen with everything typed on it away.
 * @param failed what the field then says
 */
export function keepScreenOnUpload<Uploaded>(failed: string) {
  return async ({ serverAction }: ClientActionFunctionArgs): Promise<UploadReply<Uploaded>> => {
    try {
      return await serverAction<UploadReply<Uploaded>>();
    } catch (error) {
      if (error instanceof Response) throw error;
      return { ok: false, message: failed };
    }
  };
}
