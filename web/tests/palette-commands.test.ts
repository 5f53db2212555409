import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { COMMANDS } from "~/routes/admin/palette-commands";
import * as homepage from "~/routes/admin.homepage/lists";
import { tabLinks } from "~/routes/admin.settings/tabs";
import * as teaching from "~/routes/admin.teaching/tabs";

/** The addresses of the owner's screens: a route without a parameter that has a component. */
const screens = readdirSync(new URL("../app/routes", import.meta.url))
  .flatMap((name) => /^(admin\.[^$]+)$/.exec(name)?.[1] ?? [])
  .filter((name) => !name.endsWith(".ts"))
  .map(
    (name) =>
      `/${name
        .replace(/\._index$/, "")
        .replaceAll("_.", "/")
        .replaceAll(".", "/")}`,
  );

/** Only the link in a mail leads there: without its code there is nothing to do. */
const FROM_MAIL = ["/admin/settings/email"];

const addresses = (kind: string) =>
  COMMANDS.filter((command) => command.kind === kind).map(({ to }) => to);

it("the palette leads to every screen of the owner's area", () => {
  expect(screens).toEqual(
    expect.arrayContaining(["/admin", "/admin/publications/import", "/admin/alternative-texts"]),
  );
  const offered = [...addresses("Screen"), ...FROM_MAIL];
  expect(screens.filter((path) => !offered.includes(path))).toEqual([]);
});

it("the palette leads to every tab", () => {
  const tabs = [
    ...homepage.LISTS.map(homepage.tabAddress),
    ...teaching.TABS.map(teaching.tabAddress),
    ...tabLinks("about", new Set()).map(({ to }) => to),
    "/admin/seo?tab=pages",
  ];
  expect(tabs.length).toBeGreaterThan(10);
  expect(tabs.filter((path) => !addresses("Screen").includes(path))).toEqual([]);
});

it("the palette offers the empty form of every list that is edited row by row", () => {
  expect(addresses("Action").sort()).toEqual([
    "/",
    "/admin/blog/categories?add",
    "/admin/blog/new",
    "/admin/courses?add",
    "/admin/links?add",
    "/admin/media?add",
    "/admin/people?add",
    "/admin/projects?add",
    "/admin/publications?add",
    "/admin/seo?tab=pages&add",
    "/admin/students?add",
    "/admin/teaching?tab=office-hours&add",
    "/admin/teaching?tab=resources&add",
  ]);
});

it("the palette names each command once", () => {
  const keys = COMMANDS.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
