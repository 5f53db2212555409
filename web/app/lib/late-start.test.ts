import { Script } from "node:vm";
import { describe, expect, it } from "vitest";
import { lateStartScript } from "./late-start";

const modules = {
  shared: ["/assets/framework.js"],
  routes: { root: "/assets/root.js" },
  entry: "/assets/entry.js",
};

describe("lateStartScript", () => {
  it("is the same text for the same page, so that its hash stays", () => {
    expect(lateStartScript(modules, false)).toBe(lateStartScript({ ...modules }, false));
  });

  it("is a program", () => {
    expect(() => new Script(lateStartScript(modules, false))).not.toThrow();
  });

  it("cannot end its script element", () => {
    const routes = { "routes/</script>": "/assets/a.js" };
    expect(lateStartScript({ ...modules, routes }, false)).not.toContain("</script>");
  });
});
