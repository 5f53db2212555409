/** The largest file that may be uploaded. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

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
export const REFUSED_TYPES = [
  "image/svg+xml",
  "text/html",
  "application/xhtml+xml",
  "application/xml",
  "text/xml",
];
