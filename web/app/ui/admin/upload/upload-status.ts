import type { UploadState } from "./use-upload";

const CANCELLED = "The upload is cancelled.";

/**
 * What a field says of its upload; null for nothing.
 * @param uploading what is said during the upload
 * @param uploaded what is said after it
 */
export function uploadStatus(
  state: UploadState,
  uploading: string,
  uploaded: string,
): string | null {
  switch (state) {
    case "idle":
      return null;
    case "uploading":
      return uploading;
    case "uploaded":
      return uploaded;
    case "cancelled":
      return CANCELLED;
    default:
      return state satisfies never;
  }
}
