const CANCELLED = "The upload is cancelled.";

/**
 * What a field says of its upload; null for nothing.
 * @param uploading what is said during the upload
 * @param uploaded what is said after it
 */
export function uploadStatus(
  { isUploading, isDone, isCancelled }: Record<"isUploading" | "isDone" | "isCancelled", boolean>,
  uploading: string,
  uploaded: string,
): string | null {
  if (isUploading) return uploading;
  if (isCancelled) return CANCELLED;
  return isDone ? uploaded : null;
}
