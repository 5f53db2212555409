import { env } from "../env.server";

/**
 * What Google Analytics needs and no more: its hosts serve the scripts of others, too. Measurements
 * go to a host of the visitor's region (https://developers.google.com/tag-platform/security/guides/csp).
 */
const ANALYTICS = {
  script: "https://www.googletagmanager.com/gtag/js",
  connect: [
    "https://*.google-analytics.com/g/collect",
    "https://*.analytics.google.com/g/collect",
    "https://analytics.google.com/g/collect",
  ].join(" "),
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
