import { expect, it } from "vitest";
import { UNANSWERED, revalidateFrame, revalidateUnlessRejected } from "./revalidation";

type Args = Parameters<typeof revalidateUnlessRejected>[0];

function isReadAgain(args: Partial<Args>, rule = revalidateUnlessRejected): boolean {
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

it("keeps what is there when the action was rejected", () => {
  expect(isReadAgain({ actionResult: { saved: false } })).toBe(false);
});

it("keeps what is there while a form uploads a picture", () => {
  expect(isReadAgain({ formAction: "/admin/pictures", actionResult: { ok: true } })).toBe(false);
});

it("keeps the frames while a form uploads a picture, and only then", () => {
  const formAction = "/admin/pictures";
  expect(isReadAgain({ formAction }, revalidateFrame)).toBe(false);
  expect(isReadAgain({ formAction: "/admin/media" }, revalidateFrame)).toBe(true);
  expect(isReadAgain({}, revalidateFrame)).toBe(true);
  expect(isReadAgain({ defaultShouldRevalidate: false }, revalidateFrame)).toBe(false);
});

it("keeps the screen and the frames when nobody has answered", () => {
  expect(isReadAgain({ actionResult: UNANSWERED })).toBe(false);
  expect(isReadAgain({ actionResult: UNANSWERED }, revalidateFrame)).toBe(false);
  expect(isReadAgain({ actionResult: { saved: false } }, revalidateFrame)).toBe(true);
});
