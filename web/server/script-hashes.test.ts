import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { withHashes } from "./script-hashes";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("a document's inline scripts", () => {
  it("are named by their hashes instead of the nonce of one answer", () => {
    const html =
      '<script nonce="abc_-1">a("é")</script><link nonce="abc_-1"/>' +
      '<script type="module" nonce="abc_-1" async="">\nb()</script>' +
      '<script nonce="abc_-1" src="/x.js"></script>' +
      '<p> nonce="other" </p><script type="application/ld+json">{}</script>';
    const { body, policy } = withHashes(
      Buffer.from(html),
      "default-src 'self'; script-src 'self' 'nonce-abc_-1' https://x.example; base-uri 'self'",
    );
    expect(policy).toBe(
      `default-src 'self'; script-src 'self' ${sha256('a("é")')} ${sha256("\nb()")} https://x.example; base-uri 'self'`,
    );
    expect(body.toString()).toBe(html.replaceAll(' nonce="abc_-1"', ""));
  });

  it("are left alone where there is no nonce", () => {
    const body = Buffer.from("<script>a()</script>");
    expect(withHashes(body, "script-src 'self'")).toEqual({ body, policy: "script-src 'self'" });
    expect(withHashes(body, null)).toEqual({ body, policy: null });
  });

  it("do not let a text of the owner pass for one", () => {
    const html = '<p>&lt;script nonce="abc"&gt;evil()</p><script nonce="abc">a()</script>';
    const { policy } = withHashes(Buffer.from(html), "script-src 'nonce-abc'");
    expect(policy).toBe(`script-src ${sha256("a()")}`);
  });
});
