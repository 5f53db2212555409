import { z } from "zod";

const session = z.object({ jwt: z.string() });
const row = z.object({ data: z.object({ documentId: z.string() }).loose() });

/** The cms's REST with one user's rights; fails the test on any refusal. */
export interface CmsApi {
  get(path: string): Promise<unknown>;
  post(path: string, data: object): Promise<z.infer<typeof row>>;
  put(path: string, data: object): Promise<unknown>;
  delete(path: string): Promise<void>;
}

/** Signs in over REST. The session lasts ten minutes, so each worker's is renewed when it ends. */
export async function connect(
  cmsUrl: string,
  user: { email: string; password: string },
): Promise<CmsApi> {
  let jwt = await signIn(cmsUrl, user);
  const call = async (method: string, path: string, data?: object): Promise<unknown> => {
    const send = () =>
      fetch(cmsUrl + path, {
        method,
        headers: { authorization: `Bearer ${jwt}`, "content-type": "application/json" },
        body: data ? JSON.stringify({ data }) : null,
      });
    let response = await send();
    if (response.status === 401) {
      jwt = await signIn(cmsUrl, user);
      response = await send();
    }
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text ? JSON.parse(text) : null;
  };
  return {
    get: (path) => call("GET", path),
    post: async (path, data) => row.parse(await call("POST", path, data)),
    put: (path, data) => call("PUT", path, data),
    delete: async (path) => {
      await call("DELETE", path);
    },
  };
}

async function signIn(cmsUrl: string, user: { email: string; password: string }) {
  const response = await fetch(`${cmsUrl}/api/auth/local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ identifier: user.email, password: user.password }),
  });
  return session.parse(await response.json()).jwt;
}
