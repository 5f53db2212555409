import { settings } from "../settings";

/** A mail before it is addressed. */
export interface Email {
  subject: string;
  text: string;
  html: string;
  /** How long it is worth sending: as long as its link works. Without a link not set. */
  lifetimeMs?: number;
}

interface Content {
  subject: string;
  paragraphs: string[];
  /** What the mail is about doing, if anything. */
  action?: { label: string; url: string };
  /** After the action. */
  closing: string[];
  /** Why it was sent, where nobody has just entered the address. */
  reason?: string;
  /** How long the link of the action works. */
  lifetimeMs?: number;
}

const ENTERED = "somebody entered this email address there";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

/** What people know the site by in a mail. */
export function siteName(): string {
  return new URL(settings.siteUrl).host;
}

/** An address of the website with a code in its query. */
export function siteLink(path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${settings.siteUrl}${path}${search === "" ? "" : `?${search}`}`;
}

function htmlParagraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

function htmlAction({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url);
  const style =
    "display:inline-block;padding:10px 18px;border-radius:6px;background:#1f3a5f;color:#ffffff;text-decoration:none";
  return [
    `<p style="margin:0 0 16px"><a href="${href}" style="${style}">${escapeHtml(label)}</a></p>`,
    `<p style="margin:0 0 16px;font-size:13px;color:#555555">Or copy this address into your browser:<br>${href}</p>`,
  ].join("\n");
}

/**
 * Writes a mail as text and as HTML. Every piece is escaped here, so that nothing which somebody
 * has typed, such as a name, can become markup.
 */
export function compose(content: Content): Email {
  const { subject, paragraphs, action, closing, reason = ENTERED, lifetimeMs } = content;
  const signature = `This mail was sent by ${siteName()}, because ${reason}.`;
  const text = [
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...closing,
    `-- \n${signature}`,
  ].join("\n\n");
  const html = [
    "<!doctype html>",
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 Georgia,serif;color:#222222">',
    ...paragraphs.map(htmlParagraph),
    ...(action === undefined ? [] : [htmlAction(action)]),
    ...closing.map(htmlParagraph),
    `<p style="margin:24px 0 0;font-size:13px;color:#555555">${escapeHtml(signature)}</p>`,
    "</body></html>",
  ].join("\n");
  return { subject, text: `${text}\n`, html, ...(lifetimeMs !== undefined && { lifetimeMs }) };
}
