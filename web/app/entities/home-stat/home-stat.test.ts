import { describe, expect, it } from "vitest";
import { toIconName } from "~/lib/format/icon-names";
import { homeStatInput } from "./input";

describe("input", () => {
  it("trims, and takes the globe when no icon is chosen", () => {
    expect(homeStatInput.parse({ id: "a", value: " 75 ", title: "Publications" })).toEqual({
      id: "a",
      icon: "globe",
      value: "75",
      title: "Publications",
    });
  });

  it.each([
    ["value", undefined, "Value is required"],
    ["value", "  ", "Value is required"],
    ["title", undefined, "Title is required"],
  ])("rejects %s = %j with %j", (field, value, message) => {
    const row = { id: "a", icon: "users", value: "75", title: "Students", [field]: value };
    expect(homeStatInput.safeParse(row).error?.issues[0]?.message).toBe(message);
  });

  it("rejects an icon that there is not", () => {
    const row = { id: "a", icon: "rocket", value: "75", title: "Students" };
    expect(homeStatInput.safeParse(row).success).toBe(false);
  });
});

describe("icon names", () => {
  it.each(["globe", "fileText", "bookOpen", "users", "barChart", "calendar"])("know %s", (name) => {
    expect(toIconName(name)).toBe(name);
  });

  it.each(["rocket", "", null, undefined, 7])("fall back to globe for %j", (name) => {
    expect(toIconName(name)).toBe("globe");
  });
});
