import { type Session, commitSession } from "~/lib/auth/session.server";

/** A token that is good for an hour, as far as the website can tell. */
function jwt(): string {
  const payload = { exp: Math.floor(Date.now() / 1000) + 3600 };
  return `x.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.x`;
}

/**
 * The `Cookie` header of an owner whom no cms knows. While none answers, the website takes the
 * profile in it.
 */
export async function ownerCookie(profile: Partial<Session["profile"]> = {}): Promise<string> {
  const ada = { id: "1", full_name: "Ada", email: "ada@example.edu", is_admin: true };
  const session = { jwt: jwt(), refreshToken: "y", profile: { ...ada, ...profile } };
  return (await commitSession(session)).split(";")[0] ?? "";
}
