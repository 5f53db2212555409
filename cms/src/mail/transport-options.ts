/** How long a mail server may keep a visitor waiting. */
const TIMEOUT_MS = 5000;

/**
 * nodemailer's options for an `SMTP_URL`. Without one a transport that goes nowhere: the outbox
 * takes its place at start (src/mail/outbox.ts).
 */
export function mailTransportOptions(smtpUrl: string | undefined): Record<string, unknown> {
  if (smtpUrl === undefined) return { jsonTransport: true };
  const url = new URL(smtpUrl);
  const secure = url.protocol === "smtps:";
  return {
    host: url.hostname,
    port: url.port === "" ? (secure ? 465 : 587) : Number(url.port),
    secure,
    ...(url.username !== "" && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
}
