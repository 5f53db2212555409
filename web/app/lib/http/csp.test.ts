import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./csp.server";

const sources = (name: string, analytics: boolean) =>
  contentSecurityPolicy("abc", analytics)
    .split("; ")
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(" ")
    .slice(1);

describe("the content security policy", () => {
  it("knows no other host without analytics", () => {
    expect(sources("script-src", false)).toEqual(["'self'", "'nonce-abc'"]);
    expect(sources("connect-src", false)).toEqual(["'self'"]);
  });

  it("admits the one script of Google Analytics and its measurements, not all of their hosts", () => {
    expect(sources("script-src", true)).toEqual([
      "'self'",
      "'nonce-abc'",
      "https://www.googletagmanager.com/gtag/js",
    ]);
    const [self, ...connect] = sources("connect-src", true) ?? [];
    expect(self).toBe("'self'");
    expect(connect.map((source) => source.replace(/^https:\/\/[^/]+/, ""))).toEqual(
      connect.map(() => "/g/collect"),
    );
    expect(connect).toContain("https://*.google-analytics.com/g/collect");
  });
});
