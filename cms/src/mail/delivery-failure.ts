/** Why an email could not be sent. */
export interface DeliveryFailure {
  /** The mail server will never take this email (RFC 5321, section 4.2.1: a reply of 5yz). */
  permanent: boolean;
  /** One sentence for the owner and the log: no address, no text, no code of a link. */
  reason: string;
}

const REASONS: Record<string, string> = {
  EAUTH: "The mail server rejected the user name or the password in SMTP_URL.",
  ETLS: "The mail server offers no encrypted connection (STARTTLS), so neither the password nor the email was sent.",
  EDNS: "The name of the mail server in SMTP_URL is unknown.",
  ETIMEDOUT: "The mail server did not answer in time.",
  ECONNECTION: "The mail server cannot be reached.",
  ESOCKET: "The mail server cannot be reached.",
  ENOSPC: "The disk is full.",
};

const CERTIFICATE = /certificate|altnames/i;

/** Replies that concern the account at the mail server and not the email (RFC 4954, section 6). */
const ABOUT_THE_ACCOUNT = [530, 534, 535, 538];

/**
 * Reads an error of nodemailer.
 *
 * @param error what `sendMail` rejected with
 */
export function deliveryFailure(error: unknown): DeliveryFailure {
  const read = (key: string): unknown =>
    typeof error === "object" && error !== null ? Reflect.get(error, key) : undefined;
  const code = String(read("code"));
  const status = Number(read("responseCode") ?? 0);
  const concernsMail = code === "EENVELOPE" || code === "EMESSAGE";
  if (concernsMail && !ABOUT_THE_ACCOUNT.includes(status)) {
    if (status >= 500) {
      return {
        permanent: true,
        reason: `The mail server rejected the email permanently (${status}).`,
      };
    }
    if (status === 0) {
      return { permanent: true, reason: "The email or its address is not valid." };
    }
  }
  if (error instanceof Error && CERTIFICATE.test(error.message)) {
    return { permanent: false, reason: "The certificate of the mail server is not valid." };
  }
  if (code !== "EAUTH" && status >= 400 && status < 500) {
    return { permanent: false, reason: `The mail server asked to try again later (${status}).` };
  }
  return {
    permanent: false,
    reason: REASONS[code] ?? "The email could not be delivered to the mail server.",
  };
}
