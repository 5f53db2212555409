import { describe, expect, it } from "vitest";
import { testimonialInput } from "./input";
import { wordsOf } from "./testimonial";

const complete = { id: "a", quote: "Patient.", name: "Ada" };

describe("input", () => {
  it("makes blank optional fields absent", () => {
    expect(testimonialInput.parse({ ...complete, title: " ", image_url: "" })).toEqual({
      ...complete,
      title: null,
      image_url: null,
    });
  });

  it.each([
    ["quote", undefined, "Quote is required"],
    ["name", " ", "Name is required"],
    ["image_url", "portrait.jpg", "Must be a valid URL"],
    ["image_url", "javascript:alert(1)", "Must be a valid URL"],
  ])("rejects %s = %j with %j", (field, value, message) => {
    const { error } = testimonialInput.safeParse({ ...complete, [field]: value });
    expect(error?.issues.map(({ message }) => message)).toEqual([message]);
  });

  it.each(["/uploads/ada.webp", "https://example.org/ada.jpg"])("takes the picture %s", (url) => {
    expect(testimonialInput.parse({ ...complete, image_url: url }).image_url).toBe(url);
  });
});

describe("words", () => {
  it.each([
    ["“Patient and precise.”", "Patient and precise."],
    ['"Patient."', "Patient."],
    ["„Geduldig.“", "Geduldig."],
    ["« Patiente. »", "Patiente."],
    ["Patient.", "Patient."],
    ["“Patient” and “precise”", "“Patient” and “precise”"],
    ["She says “why”", "She says “why”"],
  ])("of %j are %j", (quote, words) => {
    expect(wordsOf({ quote })).toBe(words);
  });
});
