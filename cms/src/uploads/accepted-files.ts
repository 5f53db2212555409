/** The largest file that may be uploaded. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/**
 * The most pixels that a picture may have, all frames of an animation together: the cameras of
 * today's phones make 48 million. Smaller sizes are made of each upload, and a few kilobytes can
 * hold a picture that keeps the server busy for half a minute.
 */
export const MAX_PIXELS = 50_000_000;

/** What may be uploaded: pictures and PDF. */
export const ACCEPTED_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/gif",
  "application/pdf",
];

/** What can carry script and would run on the site's own origin. */
export const REJECTED_TYPES = [
  "image/svg+xml",
  "text/html",
  "application/xhtml+xml",
  "application/xml",
  "text/xml",
];
