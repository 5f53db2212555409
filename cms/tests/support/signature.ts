import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

const HEADER =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/;

const hmac = (key: Buffer | string, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** The query as it is signed: sorted, and with an equals sign each. */
function canonicalQuery(search: string): string {
  const parts = search.split("&").filter((part) => part !== "");
  return parts
    .map((part) => (part.includes("=") ? part : `${part}=`))
    .sort()
    .join("&");
}

/**
 * Whether a request is signed with a secret, after the Signature Version 4 of AWS.
 *
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export function isSignedWith(secret: string, { method, url, headers }: IncomingMessage): boolean {
  const [, , scope = "", names = "", signature = ""] =
    HEADER.exec(headers.authorization ?? "") ?? [];
  const [path = "", search = ""] = (url ?? "").split("?");
  const signed = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const payload = String(headers["x-amz-content-sha256"]);
  const request = [method, path, canonicalQuery(search), signed.join(""), names, payload];
  const sum = createHash("sha256").update(request.join("\n")).digest("hex");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sum].join("\n");
  const key = scope.split("/").reduce<Buffer | string>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString("hex") === signature;
}
