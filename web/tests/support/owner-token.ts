import { inject } from "vitest";
import { z } from "zod";
import { TEST_OWNER } from "../../../scripts/lib/test-site.mjs";

const session = z.object({ jwt: z.string() });

async function signIn(): Promise<string> {
  const response = await fetch(`${inject("cmsUrl")}/api/auth/local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ identifier: TEST_OWNER.email, password: TEST_OWNER.password }),
  });
  return session.parse(await response.json()).jwt;
}

/** The owner's access token. It ends after ten minutes, so each file of tests has its own. */
export const ownerToken = await signIn();
