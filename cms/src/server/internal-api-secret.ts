import { createHash, timingSafeEqual } from "node:crypto";
import { settings } from "../settings";

function sha256(value: string): Buffer {
  return createHash("sha256").update(value).digest();
}

/** True when the request comes from web, which proves it with the secret that both share (`EDGE_SECRET`). */
export function isFromWeb(ctx: { get(header: string): string }): boolean {
  const secret = settings.secrets.EDGE_SECRET;
  const given = ctx.get("x-edge-secret");
  return secret !== undefined && given !== "" && timingSafeEqual(sha256(given), sha256(secret));
}
