import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { tiles } from "./tiles";

/** Admin spec §2, Dashboard. */
const inOrder = [
  "/admin/homepage",
  "/admin/publications",
  "/admin/courses",
  "/admin/projects",
  "/admin/blog",
  "/admin/students",
  "/admin/media",
  "/admin/links",
  "/admin/contact",
  "/admin/settings",
  "/admin/research-settings",
];

it("offers exactly the screens that exist, in the spec's order", () => {
  const routes = readdirSync(new URL("..", import.meta.url)).map((name) =>
    name.replace(/\.tsx$/, "").replace(/\._index$/, ""),
  );
  const existing = inOrder.filter((path) => routes.includes(path.slice(1).replaceAll("/", ".")));
  expect(tiles.map(({ to }) => to)).toEqual(existing);
});
