import { setTimeout as sleep } from "node:timers/promises";

/** A mail as its reader sees it. */
export interface Mail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  raw: string;
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function part(raw: string, type: string): string {
  const [, rest = ""] = raw.split(new RegExp(`^Content-Type: ${type}[^\\n]*\\r?\\n`, "m"));
  const start = rest.search(/\r?\n\r?\n/);
  const body = (rest.slice(start).split(/^--/m)[0] ?? "").trim();
  const encoding = /^Content-Transfer-Encoding: (\S+)/m.exec(rest.slice(0, start))?.[1];
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  return encoding === "quoted-printable" ? quotedPrintable(body) : body;
}

function header(raw: string, name: string): string {
  const head = raw.split(/\r?\n\r?\n/)[0]?.replace(/\r?\n[ \t]+/g, " ") ?? "";
  return new RegExp(`^${name}: (.*)$`, "mi").exec(head)?.[1]?.trim() ?? "";
}

/** Reads a mail of the kind that the cms sends: two parts, one of text and one of HTML. */
export function readMail(raw: string): Mail {
  return {
    to: header(raw, "To"),
    from: header(raw, "From"),
    subject: header(raw, "Subject"),
    text: part(raw, "text/plain"),
    html: part(raw, "text/html"),
    raw,
  };
}

/** Asks until there is an answer; mails are sent after the request is answered. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const found = await ask();
    if (found !== undefined) return found;
    await sleep(50);
  }
  throw new Error(`Waited in vain for ${what}`);
}
