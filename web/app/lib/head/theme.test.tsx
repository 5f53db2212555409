import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { switchTheme, themeScript } from "./theme";

const root = document.documentElement;

function systemPrefers(theme: "light" | "dark") {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes(theme) }));
}

/** What the page does before its first paint. */
function load() {
  delete root.dataset["theme"];
  window.eval(themeScript);
}

beforeEach(() => {
  localStorage.clear();
  delete root.dataset["theme"];
});
afterEach(() => vi.unstubAllGlobals());

describe("the theme", () => {
  it("follows the system until it is switched", () => {
    systemPrefers("light");
    load();
    expect(root.dataset["theme"]).toBeUndefined();
  });

  it("is remembered once it is switched", () => {
    systemPrefers("light");
    switchTheme();
    expect(root.dataset["theme"]).toBe("dark");
    load();
    expect(root.dataset["theme"]).toBe("dark");
  });

  it("follows the system again when it is switched back", () => {
    systemPrefers("dark");
    switchTheme();
    expect(root.dataset["theme"]).toBe("light");
    switchTheme();
    expect(root.dataset["theme"]).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it("takes nothing else from the storage", () => {
    localStorage.setItem("theme", "purple");
    load();
    expect(root.dataset["theme"]).toBeUndefined();
  });

  it("is switched for this page alone where storage is forbidden", () => {
    systemPrefers("light");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    switchTheme();
    expect(root.dataset["theme"]).toBe("dark");
  });
});
