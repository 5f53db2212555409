import { describe, expect, test } from "vitest";
import { parseEnvFile, quoted } from "../lib/env-file.mjs";

/** @param {string} text */
const parse = (text) => Object.fromEntries(parseEnvFile(text));

describe("parseEnvFile", () => {
  test.each([
    ["A=1", "1"],
    ["  A = 1  ", "1"],
    ["export A=1", "1"],
    ["A=", ""],
    ["A=Ada Lovelace", "Ada Lovelace"],
    ["A=1 # a remark", "1"],
    ["A=# a remark", ""],
    ["A=pass#word", "pass#word"],
    ['A="a # b"  # a remark', "a # b"],
    ['A="say \\"hi\\"\\n"', 'say "hi"\n'],
    ["A='a $b \\n'", "a $b \\n"],
    ["A=a=b", "a=b"],
    ["A=1\r\nB=2\r\n", "1"],
    ["\uFEFFA=1", "1"],
    ["A=0\nA=1", "1"],
  ])("reads %j", (text, value) => {
    expect(parse(text).A).toBe(value);
  });

  test.each([
    "Ada Lovelace",
    "Ada O'Brien",
    `Ada "the O'Brien" \\ $HOME \\n # not a comment`,
    "two\nlines\r\nof it's own",
    "two\u2028lines",
    "it's\u2028two",
    'say "hi" \\ $HOME #1',
    "",
  ])("reads %j back as it was written", (value) => {
    expect(parse(`A=${quoted(value)}\nB=1\n`)).toEqual({ A: value, B: "1" });
  });

  test("skips blank lines and comments", () => {
    expect(parse("\n  \n# A=1\n  # B\n")).toEqual({});
  });

  test.each(["JUST A WORD", "=1", "1A=2", "A-B=1", 'A="open', "A='open", 'A="a" b'])(
    "rejects %j with its line number, and does not repeat it",
    (line) => {
      expect(() => parse(`OK=1\n${line}\n`)).toThrow(
        /^Line 2 of \.env cannot be read: write it as NAME=value/,
      );
      expect(() => parse(`OK=1\n${line}\n`)).not.toThrow(line);
    },
  );
});
