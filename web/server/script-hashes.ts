import { createHash } from "node:crypto";

/**
 * Makes a document that was rendered for one visitor fit for all: its inline scripts no longer carry
 * the nonce of that one answer, and its content security policy names their hashes instead.
 * @param policy the document's; null for what is no document
 */
export function withHashes(
  document: Buffer,
  policy: string | null,
): { body: Buffer; policy: string | null } {
  const nonce = /'nonce-([\w-]+)'/.exec(policy ?? "")?.[1];
  if (!policy || !nonce) return { body: document, policy };
  const html = document.toString("utf8");
  const hashes = new Set<string>();
  // Nothing that the owner writes can hold the nonce: it is made anew for each answer.
  const inline = new RegExp(`<script[^>]* nonce="${nonce}"[^>]*>([^]*?)</script>`, "g");
  for (const [, script = ""] of html.matchAll(inline)) if (script) hashes.add(hashOf(script));
  return {
    body: Buffer.from(html.replaceAll(` nonce="${nonce}"`, "")),
    policy: policy.replace(`'nonce-${nonce}'`, [...hashes].join(" ")),
  };
}

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
