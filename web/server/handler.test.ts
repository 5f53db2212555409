import { describe, expect, it } from "vitest";
import { type Handler, answerText, inFolder, inTurn } from "./handler";
import { serve } from "./testing";

const passing: Handler = (_request, _response, next) => next();
const failing: Handler = () => {
  throw new Error("broken");
};
const told: Handler = (_request, _response, next) => next(new Error("told"));
const echo: Handler = (request, response) => answerText(response, 200, request.url ?? "");

async function answersOf(handler: Handler, ...paths: string[]) {
  const { base } = await serve(() => (request, response) => {
    handler(request, response, (error) => {
      const text = error instanceof Error ? error.message : `nobody answers ${request.url}`;
      answerText(response, error ? 500 : 404, text);
    });
  });
  return Promise.all(paths.map(async (path) => (await fetch(base + path)).text()));
}

describe("handlers in turn", () => {
  it("end with the first that answers", async () => {
    expect(await answersOf(inTurn([passing, echo, failing]), "/a")).toEqual(["/a"]);
  });

  it("pass on what none of them answers", async () => {
    expect(await answersOf(inTurn([passing, passing]), "/a")).toEqual(["nobody answers /a"]);
  });

  it.each([
    ["throws", failing, "broken"],
    ["tells of an error", told, "told"],
  ])("end with the first that %s", async (_what, handler, text) => {
    expect(await answersOf(inTurn([passing, handler, echo]), "/a")).toEqual([text]);
  });
});

describe("a handler in a folder", () => {
  it("sees addresses below it, and no others", async () => {
    const handler = inTurn([inFolder("/files", echo), passing]);
    expect(await answersOf(handler, "/files/a?b=c", "/filesystem", "/files", "/")).toEqual([
      "/a?b=c",
      "nobody answers /filesystem",
      "nobody answers /files",
      "nobody answers /",
    ]);
  });

  it("says that there is nothing where it answers nothing", async () => {
    const handler = inTurn([inFolder("/files", passing), echo]);
    expect(await answersOf(handler, "/files/a")).toEqual(["Not Found"]);
  });

  it("passes errors on", async () => {
    expect(await answersOf(inTurn([inFolder("/files", told), echo]), "/files/a")).toEqual(["told"]);
  });
});
