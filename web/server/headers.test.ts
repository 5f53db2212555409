import connect from "connect";
import { describe, expect, it } from "vitest";
import { securityHeaders } from "./headers";
import { serve } from "./testing";

describe("security headers", () => {
  const headersOf = async (site: URL) => {
    const { base } = await serve(() => {
      const app = connect();
      for (const handler of securityHeaders(site)) app.use(handler);
      return app.use((_request, response) => response.end());
    });
    return (await fetch(base)).headers;
  };

  it("demand https for a site that has it, and only then", async () => {
    const secure = await headersOf(new URL("https://marchetti.example.edu"));
    expect(secure.get("strict-transport-security")).toBe("max-age=31536000");
    const plain = await headersOf(new URL("http://localhost:3000"));
    expect(plain.get("strict-transport-security")).toBeNull();
  });

  it("are on every answer", async () => {
    const headers = await headersOf(new URL("http://localhost:3000"));
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
  });
});
