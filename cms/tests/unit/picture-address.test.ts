import { expect, test } from "vitest";
import { addressOf, previewOf } from "../../src/admin/fields/picture-address";

const CMS = "http://127.0.0.1:1337";

test("a picture of the media library is kept as a path", () => {
  expect(addressOf(`${CMS}/uploads/portrait.png`, CMS)).toBe("/uploads/portrait.png");
  expect(addressOf("/uploads/portrait.png", CMS)).toBe("/uploads/portrait.png");
  expect(addressOf("https://cdn.example.org/portrait.png", CMS)).toBe(
    "https://cdn.example.org/portrait.png",
  );
  expect(addressOf(`${CMS}8/uploads/portrait.png`, CMS)).toBe(`${CMS}8/uploads/portrait.png`);
});

test("the panel shows uploads and web addresses, and nothing else", () => {
  expect(previewOf("/uploads/portrait.png", CMS)).toBe(`${CMS}/uploads/portrait.png`);
  expect(previewOf("https://example.org/p.png", CMS)).toBe("https://example.org/p.png");
  for (const address of [null, undefined, "", "javascript:alert(1)", "portrait.png"]) {
    expect(previewOf(address, CMS)).toBeUndefined();
  }
});
