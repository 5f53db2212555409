import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { env } from "../env.server";
import { seal, unseal } from "./seal.server";

const TEN_MINUTES = 10 * 60;

const cookie = createCookie("__challenge", {
  httpOnly: true,
  sameSite: "lax",
  path: "/login",
  maxAge: TEN_MINUTES,
  secrets: [env.SESSION_SECRET],
  secure: env.SITE_URL.startsWith("https:"),
});

const schema = z.object({ challenge: z.string(), redirectTo: z.string().nullable() });

/** A sign-in whose password was right and that waits for the second factor. */
export type PendingSignIn = z.infer<typeof schema>;

/** The `Set-Cookie` value that keeps a sign-in until its second factor is given. */
export function keepPendingSignIn(pending: PendingSignIn): Promise<string> {
  return cookie.serialize(seal(pending, env.SESSION_SECRET));
}

/** The sign-in that waits, or null. */
export async function readPendingSignIn(request: Request): Promise<PendingSignIn | null> {
  const sealed: unknown = await cookie.parse(request.headers.get("cookie"));
  if (typeof sealed !== "string") return null;
  const parsed = schema.safeParse(unseal(sealed, env.SESSION_SECRET));
  return parsed.success ? parsed.data : null;
}

/** The `Set-Cookie` value that forgets it. */
export function forgetPendingSignIn(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}
