import { env } from "./env.server";

const ANALYTICS = {
  script: "https://www.googletagmanager.com",
  connect:
    "https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com",
};

/**
 * The content security policy of a document.
 * Styles may be inline: toasts, dialogs and the editor set them at run time. Pictures may come
 * from wherever the owner links to. Preloaded modules carry no nonce in this Remix, hence 'self'.
 * @param nonce what the document's own inline scripts carry
 * @param analytics whether the owner has set a Google Analytics id
 */
export function contentSecurityPolicy(nonce: string, analytics: boolean): string {
  const isSecure = env.SITE_URL.startsWith("https:");
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${analytics ? ` ${ANALYTICS.script}` : ""}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https:${isSecure ? "" : " http:"}`,
    `connect-src 'self'${analytics ? ` ${ANALYTICS.connect}` : ""}`,
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ];
  if (isSecure) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}
