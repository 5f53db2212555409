import { expect, it } from "vitest";
import { seal, unseal } from "./seal.server";

const secret = "a secret of some length";

it("gives back what was sealed", () => {
  expect(unseal(seal({ a: "ü" }, secret), secret)).toEqual({ a: "ü" });
});

it("hides the value and differs each time", () => {
  const first = seal("token-value", secret);
  expect(Buffer.from(first, "base64url").toString("latin1")).not.toContain("token-value");
  expect(seal("token-value", secret)).not.toBe(first);
});

it("gives null for another secret, a changed text and rubbish", () => {
  const text = seal("value", secret);
  const changed = (text.startsWith("A") ? "B" : "A") + text.slice(1);
  expect(unseal(text, "another secret")).toBeNull();
  expect(unseal(changed, secret)).toBeNull();
  expect(unseal("", secret)).toBeNull();
  expect(unseal("%%%", secret)).toBeNull();
});
