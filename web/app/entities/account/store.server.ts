import { callCms } from "~/lib/cms.server";
import { type Session, type Tokens, parseTokens, readProfile } from "~/lib/session.server";

/**
 * Signs in with e-mail and password.
 * @param clientAddress the visitor's address, which the cms's attempt limit counts
 * @throws CmsError with the cms's words for the visitor: wrong password, not confirmed, blocked,
 *   too many attempts
 */
export async function signIn(
  email: string,
  password: string,
  clientAddress?: string,
): Promise<Session> {
  const body = { identifier: email, password };
  const tokens = parseTokens(
    await callCms({ method: "POST", path: "/api/auth/local", body }, { clientAddress }),
  );
  return { ...tokens, profile: await profileOf(tokens) };
}

function profileOf({ jwt }: Tokens) {
  return readProfile(() => callCms({ method: "GET", path: "/api/profile" }, { token: jwt }));
}
