import { expect, test } from "vitest";
import { useCms } from "../support/cms";
import { OWNER } from "../support/environment";

const cms = useCms({ DEMO_CONTENT: "false" });

test("signs in", async () => {
  const a = await cms().post("/api/auth/local", {
    identifier: OWNER.email,
    password: OWNER.password,
  });
  console.log(JSON.stringify(a.body));
  expect(a.status).toBe(200);
  const r = await cms().post("/api/auth/refresh", { refreshToken: (a.body as any).refreshToken });
  console.log(JSON.stringify(r.body), r.status);
  const p = await cms().get("/api/profile", (a.body as any).jwt);
  console.log(JSON.stringify(p.body), p.status);
  const l = await cms().get("/api/auth/sessions", (r.body as any).jwt);
  console.log(JSON.stringify(l.body), l.status);
  for (const [m, u, b] of [
    [
      "POST",
      "/api/auth/local/register",
      { email: "a@b.de", full_name: "A <b>", password: "kaputte lampe 7" },
    ],
    ["GET", "/api/account-settings"],
    ["POST", "/api/auth/forgot-password", { email: "a@b.de" }],
    ["POST", "/api/auth/logout", { refreshToken: (r.body as any).refreshToken }],
    ["POST", "/api/auth/refresh", {}],
    ["POST", "/api/auth/refresh", { refreshToken: "x" }],
    ["POST", "/api/auth/logout", {}],
  ] as any) {
    const x = await cms().call(m, u, { body: b });
    console.log(m, u, x.status, JSON.stringify(x.body));
  }
  const p2 = await cms().get("/api/profile", (r.body as any).jwt);
  console.log(JSON.stringify(p2.body), p2.status);
  console.log((await cms().mails()).join("\n----\n"));
  expect(1).toBe(2);
}, 30000);
