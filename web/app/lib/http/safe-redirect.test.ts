import { expect, it } from "vitest";
import { safeRedirect } from "./safe-redirect";

it.each(["/", "/admin", "/admin/publications?page=2#x", "/%C3%A9?q=100%"])("keeps %j", (path) => {
  expect(safeRedirect(path)).toBe(path);
});

it.each([
  ["/é", "/%C3%A9"],
  ["/\u2028", "/%E2%80%A8"],
  ["/日本?q=😀#ö", "/%E6%97%A5%E6%9C%AC?q=%F0%9F%98%80#%C3%B6"],
])("writes %j so that a header can carry it", (path, encoded) => {
  expect(safeRedirect(path)).toBe(encoded);
  expect(new Headers({ location: encoded }).get("location")).toBe(encoded);
});

it.each([
  null,
  "",
  "admin",
  "//evil.example",
  "/\\evil.example",
  "/a\\b",
  "https://evil.example",
  "javascript:alert(1)",
  "/\tevil",
  "/\n/evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/%2e%2e//evil.example",
  "/\ud83d",
])("rejects %j", (path) => {
  expect(safeRedirect(path)).toBeNull();
});
