import { describe, expect, it } from "vitest";
import { isLocalHref, safeHref } from "./safe-href";

describe("safeHref", () => {
  it.each([
    "/",
    "/about#awards",
    "/publications?year=2024",
    "/blog/a%2Fb",
    "https://example.org",
    "http://example.org/a?b=c#d",
    "HTTPS://EXAMPLE.ORG/",
    "https://example.org/ü?q=ñ",
    "mailto:elena@example.edu",
    "MAILTO:elena@example.edu",
  ])("keeps %s", (href) => {
    expect(safeHref(href)).toBe(href);
  });

  it("drops blanks around an address", () => {
    expect(safeHref("  https://example.org/ ")).toBe("https://example.org/");
  });

  it.each([null, undefined, "", "   ", "#"])("gives nothing for %o", (href) => {
    expect(safeHref(href)).toBeUndefined();
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "file:///etc/passwd",
    "blob:https://example.org/1",
    "ftp://example.org/",
    "tel:+39051000000",
  ])("rejects the scheme of %j", (href) => {
    expect(safeHref(href)).toBeUndefined();
  });

  it.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\u0000/evil.example",
    "/a\\b",
    "https:\\\\evil.example",
    "https:evil.example",
    "https:/evil.example",
    "https://",
    "https://exa mple.org",
    "http://[::1",
  ])("rejects the trick of %j", (href) => {
    expect(safeHref(href)).toBeUndefined();
  });

  it.each(["about", "./about", "../admin", "?year=2024", "www.example.org", "mailto:", "mailto:a"])(
    "rejects what is no whole address: %j",
    (href) => {
      expect(safeHref(href)).toBeUndefined();
    },
  );

  it("rejects control characters beyond ASCII too", () => {
    expect(safeHref("https://example.org/\u0085")).toBeUndefined();
    expect(safeHref("/\u009f")).toBeUndefined();
  });
});

describe("isLocalHref", () => {
  it("knows this site's paths from other hosts", () => {
    expect(isLocalHref("/about")).toBe(true);
    expect(isLocalHref("//evil.example")).toBe(false);
    expect(isLocalHref("/\\evil.example")).toBe(false);
    expect(isLocalHref("https://example.org")).toBe(false);
    expect(isLocalHref("about")).toBe(false);
  });
});
