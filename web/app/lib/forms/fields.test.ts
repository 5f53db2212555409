import { describe, expect, it } from "vitest";
import {
  isHttpUrl,
  isPlainDate,
  optionalChoice,
  optionalPictureUrl,
  optionalText,
  optionalUrl,
  optionalUrlOrPath,
  optionalYear,
  requiredText,
  requiredYear,
  textList,
} from "./fields";

describe("isHttpUrl", () => {
  it.each(["http://a.example", "https://a.example/x?y=1#z", "HTTPS://A.EXAMPLE"])(
    "takes %s",
    (url) => {
      expect(isHttpUrl(url)).toBe(true);
    },
  );
  it.each([
    "",
    "a.example",
    "//a.example",
    "javascript:alert(1)",
    "https://a b",
    "http:a",
    "mailto:a@b.c",
  ])("rejects %j", (url) => {
    expect(isHttpUrl(url)).toBe(false);
  });
});

describe("isPlainDate", () => {
  it("takes real days only", () => {
    expect(isPlainDate("2024-02-29")).toBe(true);
    expect(isPlainDate("1900-01-01")).toBe(true);
    expect(isPlainDate("2023-02-29")).toBe(false);
    expect(isPlainDate("2023-13-01")).toBe(false);
    expect(isPlainDate("2023-1-1")).toBe(false);
    expect(isPlainDate("20230101")).toBe(false);
    expect(isPlainDate("2023-01-01T00:00:00Z")).toBe(false);
  });
});

describe("optional fields", () => {
  it("turn blank into null", () => {
    expect(optionalText().parse(undefined)).toBeNull();
    expect(optionalText().parse("  ")).toBeNull();
    expect(optionalUrl("no").parse("")).toBeNull();
    expect(optionalUrl("no").safeParse("x").error?.issues[0]?.message).toBe("no");
  });
});

describe("optionalPictureUrl", () => {
  const field = optionalPictureUrl("no");

  it.each(["https://a.example/b.jpg", "/uploads/b_1.jpg", " /images/b.png "])("takes %j", (url) => {
    expect(field.parse(url)).toBe(url.trim());
  });
  it("cuts the private address of the cms off a copied one", () => {
    expect(field.parse(" http://localhost:1337/uploads/b_1.jpg")).toBe("/uploads/b_1.jpg");
  });
  it.each([
    "b.jpg",
    "//a.example/b.jpg",
    "/\\a.example",
    "/a b.jpg",
    "javascript:alert(1)",
    "mailto:a@b.c",
  ])("rejects %j", (url) => {
    expect(field.safeParse(url).error?.issues[0]?.message).toBe("no");
  });
  it("turns blank into null", () => {
    expect(field.parse("  ")).toBeNull();
    expect(field.parse(undefined)).toBeNull();
  });
});

describe("texts", () => {
  it("lose the CR that forms put before each line break", () => {
    expect(requiredText("no").parse(" a\r\nb\rc\n")).toBe("a\nb\nc");
    expect(optionalText().parse("a\r\n\r\nb")).toBe("a\n\nb");
    expect(textList().parse(["a\r\nb", "\r\n"])).toEqual(["a\nb"]);
    expect(requiredText("no").safeParse(" \r\n").error?.issues[0]?.message).toBe("no");
  });

  it("that are too long are told so, one by one in a list", () => {
    const message = "Must be at most 3 characters";
    expect(optionalText(3).parse(" abc ")).toBe("abc");
    expect(optionalText(3).safeParse("abcd").error?.issues[0]?.message).toBe(message);
    const [issue] = textList(3).safeParse(["abc", "abcd"]).error?.issues ?? [];
    expect(issue).toMatchObject({ path: [1], message });
  });
});

describe("an address or a path", () => {
  const field = optionalUrlOrPath("No address");

  it.each([
    ["https://example.org/a.pdf", "https://example.org/a.pdf"],
    [" /uploads/a.pdf ", "/uploads/a.pdf"],
    ["", null],
    [undefined, null],
  ])("reads %j as %j", (value, expected) => {
    expect(field.parse(value)).toBe(expected);
  });

  it.each(["example.org", "javascript:alert(1)", "//evil.example", "/\\evil", "/a b"])(
    "rejects %j",
    (value) => {
      expect(field.safeParse(value).error?.issues[0]?.message).toBe("No address");
    },
  );
});

describe("a choice that may be left open", () => {
  it("is null without one, and no other than those given", () => {
    const field = optionalChoice(["a", "b"]);
    expect(field.parse("b")).toBe("b");
    expect(field.parse(undefined)).toBeNull();
    expect(field.safeParse("c").success).toBe(false);
  });
});

describe("years", () => {
  const range = { min: 1900, max: 2100 };

  it.each([
    ["1900", 1900],
    [" 2100 ", 2100],
    ["", null],
    [undefined, null],
    ["soon", null],
  ])("that are optional read %j as %j", (value, expected) => {
    expect(optionalYear(range, "Out").parse(value)).toBe(expected);
  });

  it.each([
    [undefined, "Missing"],
    ["  ", "Missing"],
    ["soon", "Missing"],
    ["1899", "Out"],
    ["2101", "Out"],
    ["2000.5", "Out"],
    ["1e9", "Out"],
  ])("that are required reject %j with %j", (value, message) => {
    const issues = requiredYear(range, "Missing", "Out").safeParse(value).error?.issues;
    expect(issues?.map((issue) => issue.message)).toEqual([message]);
  });
});
