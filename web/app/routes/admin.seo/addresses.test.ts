import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { PAGES } from "./addresses";

/** Account pages that only a mail or a second step leads to: search engines never see them. */
const NEVER_LISTED = ["/login/code", "/confirm-email", "/reset-password"];

it("names every page of the site that has an address of its own", () => {
  const routes = readdirSync(new URL("..", import.meta.url));
  const paths = routes
    .flatMap((name) => /^_(?:site|auth)\.(.+)$/.exec(name)?.[1] ?? [])
    // Frames, addresses with a parameter and files have no page of their own.
    .filter((name) => name !== "tsx" && !/[$[]/.test(name))
    .map(
      (name) =>
        `/${name
          .replace(/\.?_index$/, "")
          .replaceAll("_.", "/")
          .replaceAll(".", "/")}`,
    )
    .filter((path) => !NEVER_LISTED.includes(path));
  expect(paths.length).toBeGreaterThan(10);
  expect(PAGES.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
});

it("names each page once", () => {
  expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
});
