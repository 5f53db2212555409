/** The first address in a mail that leads to this path of the site. */
export function linkIn(mail: string, path: string): string {
  const link = new RegExp(`https?://[^\\s"'<>]+${path}[^\\s"'<>]*`).exec(mail)?.[0];
  if (!link) throw new Error(`The mail has no link to ${path}.`);
  return link.replaceAll("&amp;", "&");
}

/** True when the mail goes to this address. */
export function isMailTo(mail: string, address: string): boolean {
  return new RegExp(`^To:.*${address.replaceAll(".", "\\.")}`, "im").test(mail);
}

/** Undoes the quoted-printable encoding of long lines and special characters. */
export function decodeMail(file: Buffer): string {
  const text = file.toString("latin1");
  const bytes = text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
