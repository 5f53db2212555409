import { expect, it } from "vitest";
import { unlessPicture, unlessRefused } from "./revalidation";

type Args = Parameters<typeof unlessRefused>[0];

function isReadAgain(args: Partial<Args>, rule = unlessRefused): boolean {
  const url = new URL("http://localhost/admin/media");
  return rule({
    currentUrl: url,
    nextUrl: url,
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...args,
  });
}

it("reads a screen again after a save, and whenever Remix thinks so", () => {
  expect(isReadAgain({ actionResult: { saved: true } })).toBe(true);
  expect(isReadAgain({ actionResult: { deleted: true } })).toBe(true);
  expect(isReadAgain({})).toBe(true);
  expect(isReadAgain({ defaultShouldRevalidate: false })).toBe(false);
});

it("keeps what is there when the action was refused", () => {
  expect(isReadAgain({ actionResult: { saved: false } })).toBe(false);
});

it("keeps what is there while a form uploads a picture", () => {
  expect(isReadAgain({ formAction: "/admin/pictures", actionResult: { ok: true } })).toBe(false);
});

it("keeps the frames while a form uploads a picture, and only then", () => {
  const formAction = "/admin/pictures";
  expect(isReadAgain({ formAction }, unlessPicture)).toBe(false);
  expect(isReadAgain({ formAction: "/admin/media" }, unlessPicture)).toBe(true);
  expect(isReadAgain({}, unlessPicture)).toBe(true);
  expect(isReadAgain({ defaultShouldRevalidate: false }, unlessPicture)).toBe(false);
});
