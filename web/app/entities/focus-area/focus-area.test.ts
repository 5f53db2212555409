import { describe, expect, it } from "vitest";
import { focusAreaInput } from "./input";

const complete = { id: "a", icon: "users", title: "Marketing" };

describe("input", () => {
  it("makes blank optional fields absent", () => {
    expect(focusAreaInput.parse({ ...complete, description: " ", link_href: "" })).toEqual({
      ...complete,
      description: null,
      link_href: null,
      link_text: null,
    });
  });

  it.each(["/research", "/about#awards", "https://example.org/a?b=c", "mailto:a@example.org"])(
    "takes the link %s",
    (link_href) => {
      expect(focusAreaInput.parse({ ...complete, link_href }).link_href).toBe(link_href);
    },
  );

  it.each([
    "research",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "ftp://a.example",
    "https://a b",
  ])("rejects the link %j", (link_href) => {
    const { error } = focusAreaInput.safeParse({ ...complete, link_href });
    expect(error?.issues[0]?.message).toBe("Must be a valid URL or a path that starts with /");
  });

  it("needs a title", () => {
    const { error } = focusAreaInput.safeParse({ ...complete, title: undefined });
    expect(error?.issues[0]?.message).toBe("Title is required");
  });
});
