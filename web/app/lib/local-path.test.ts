import { expect, it } from "vitest";
import { localPath } from "./local-path";

it.each(["/", "/admin", "/admin/publications?page=2#x", "/é"])("keeps %j", (path) => {
  expect(localPath(path)).toBe(path);
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
])("refuses %j", (path) => {
  expect(localPath(path)).toBeNull();
});
