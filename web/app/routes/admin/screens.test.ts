import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { toEntryLink } from "~/features/content-index/screens";
import { screens } from "./screens";

it("has a link to every screen where the owner fills something", () => {
  const layout = new URL("../../../../cms/src/bootstrap/panel-layout.ts", import.meta.url);
  const types = [...readFileSync(layout, "utf8").matchAll(/"api::([\w-]+)\./g)];
  const edited = types.flatMap(([, type = ""]) => {
    const link = toEntryLink({ type, id: "", label: "", updatedAt: "" });
    return link?.to.replace(/\?.*$|\/$/, "") ?? [];
  });
  expect(edited.length).toBeGreaterThan(15);
  const linked = screens.map(({ to }) => to);
  expect(edited.filter((path) => !linked.includes(path))).toEqual([]);
});
