/** What an address that takes uploads answers to the field that sent one. */
export type UploadAnswer<Stored> =
  | { status: "stored"; stored: Stored }
  | { status: "rejected"; message: string };

/** What the field is told: the answer, or why there is none. */
export type UploadReply<Stored> =
  | UploadAnswer<Stored>
  | { status: "no-connection"; message: string }
  /** The session had ended, and the owner has signed in again: the field sends the same again. */
  | { status: "to-be-resent" }
  | { status: "cancelled" };

/** The intent that takes the place of an upload in its fetcher, and so ends its request. */
export const CANCEL = "cancel";

/** By the reason that the cms gives. */
const REASONS = new Map([
  [
    "storage",
    "The storage for uploads cannot be reached, so nothing was uploaded. Please try again later.",
  ],
  ["disk", "The disk of the server is full, so nothing was uploaded."],
  ["pixels", "This picture has more than 50 million pixels. Choose a smaller one."],
]);

/**
 * What the field says of an upload that the cms has rejected.
 * @param rejected the error of the cms; its reason may have words here
 * @param failed what the field says where the cms has no words of its own
 */
export function uploadErrorText(
  { reason, serverMessage }: { reason: string | null; serverMessage: string | undefined },
  failed: string,
): string {
  return REASONS.get(reason ?? "") ?? serverMessage ?? failed;
}
