import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Nobody waits for a mail, but a server that is not there should be noticed soon. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** Servers make strangers wait before they greet: Postfix's postscreen for 6 s by default. */
const GREETING_TIMEOUT_MS = 30_000;

/**
 * How long a server may be silent. One that examines a mail before it takes it needs long, and
 * whoever hangs up too early sends the mail twice (RFC 5321, section 4.5.3.2.6).
 */
const SOCKET_TIMEOUT_MS = 120_000;

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** True when a connection to this host does not leave the machine. */
function isLoopback(host: string): boolean {
  if (isIPv4(host)) return loopback.check(host, "ipv4");
  return isIPv6(host) ? loopback.check(host, "ipv6") : host === "localhost";
}

/**
 * nodemailer's options for an `SMTP_URL`. Nothing is sent in clear over a network: with `smtp://`
 * the server has to offer STARTTLS unless it runs on this machine. Without an address a transport
 * that goes nowhere: the outbox takes its place at start (src/mail/outbox.ts).
 */
export function mailTransportOptions(smtpUrl: string | undefined): Record<string, unknown> {
  if (smtpUrl === undefined) return { jsonTransport: true };
  const url = new URL(smtpUrl);
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return {
    host,
    port: url.port === "" ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && !isLoopback(host),
    ...(url.username !== "" && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  };
}
