import { expect, it } from "vitest";
import { panelUrl } from "./panel-url.server";

it("leads to the panel where the site is used on the machine that it runs on", () => {
  expect(panelUrl("http://localhost:3000", "http://127.0.0.1:1337")).toBe(
    "http://127.0.0.1:1337/admin",
  );
});

it.each([
  ["https://ada.example.edu", "http://127.0.0.1:1337"],
  ["http://localhost:3000", "http://cms:1337"],
])("leads nowhere for %s with %s, where no browser may reach it", (site, cms) => {
  expect(panelUrl(site, cms)).toBeNull();
});
