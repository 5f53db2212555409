import { expect, it } from "vitest";
import { toCsv } from "./csv.server";

const line = (value: unknown) => toCsv(["a"], [{ a: value }]).slice("\uFEFFa\r\n".length);

it("is right about quotes, separators and lines", () => {
  expect(toCsv(["a", "b"], [{ a: 'He said "so", twice', b: "one\ntwo" }, { b: 0 }])).toBe(
    '\uFEFFa,b\r\n"He said ""so"", twice","one\ntwo"\r\n,0\r\n',
  );
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1"])("runs no formula: %j", (text) => {
  expect(line(text).replace(/^"/, "")).toMatch(/^'/);
});

it("keeps numbers, and has an item on each line and objects as JSON", () => {
  expect(line(-3)).toBe("-3\r\n");
  expect(line(false)).toBe("false\r\n");
  expect(line(["Ada", "Bo"])).toBe('"Ada\nBo"\r\n');
  expect(line([{ url: "x" }])).toBe('"{""url"":""x""}"\r\n');
  expect(line(["=1", "b"])).toBe('"\'=1\nb"\r\n');
});
