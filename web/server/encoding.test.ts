import { describe, expect, it } from "vitest";
import { chooseEncoding } from "./encoding";

describe("the encoding of a page", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.1, gzip;q=0.9", "br"],
    ["*", "br"],
    ["identity", "identity"],
    ["deflate", "identity"],
    ["", "identity"],
    ["gzip;q=0, br;q=0", "identity"],
    [undefined, "identity"],
    ["\u0000;;;,,,q=", "identity"],
  ])("is the smallest that %j takes", (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
    expect(chooseEncoding(accepted)).toBe(encoding);
  });

  it("is chosen anew where somebody makes up headers", () => {
    for (let count = 0; count < 1_000; count += 1) chooseEncoding(`gzip, made-up-${count}`);
    expect(chooseEncoding("made-up, br")).toBe("br");
  });
});
