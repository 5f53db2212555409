import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { ACCOUNT_PAGES, SITE_PAGES } from "./addresses";

/** Account pages that only a mail or a second step leads to: search engines never see them. */
const NEVER_LISTED = ["/login/code", "/confirm-email", "/reset-password"];

const routes = readdirSync(new URL("../../routes", import.meta.url));

/** The addresses of the routes in a frame; those with a parameter and files have no page of their own. */
const pathsIn = (frame: string) =>
  routes
    .flatMap((name) => new RegExp(`^_${frame}\\.(.+)$`).exec(name)?.[1] ?? [])
    .filter((name) => name !== "tsx" && !/[$[]/.test(name))
    .map(
      (name) =>
        `/${name
          .replace(/\.?_index$/, "")
          .replaceAll("_.", "/")
          .replaceAll(".", "/")}`,
    )
    .filter((path) => !NEVER_LISTED.includes(path))
    .sort();

const named = (pages: typeof SITE_PAGES) => pages.map(({ path }) => path).sort();

it("names every page of the site that has an address of its own, once", () => {
  expect(pathsIn("site").length).toBeGreaterThan(10);
  expect(named(SITE_PAGES)).toEqual(pathsIn("site"));
  expect(pathsIn("auth").length).toBeGreaterThan(2);
  expect(named(ACCOUNT_PAGES)).toEqual(pathsIn("auth"));
});
