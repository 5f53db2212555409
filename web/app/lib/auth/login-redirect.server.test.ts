import { expect, test } from "vitest";
import { loginRedirect } from "./login-redirect.server";

test.each(["GET", "HEAD"])(
  "%s without a session leads back to the page that was asked for",
  async (method) => {
    const request = new Request("https://ada.example.edu/admin/courses?edit=1", { method });
    const { status, headers } = await loginRedirect(request);
    expect(status).toBe(302);
    expect(headers.get("location")).toBe("/login?redirectTo=%2Fadmin%2Fcourses%3Fedit%3D1");
  },
);
