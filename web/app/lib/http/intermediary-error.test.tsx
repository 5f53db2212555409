import { expect, it, vi } from "vitest";
import {
  IntermediaryError,
  intermediaryErrorText,
  rejectIntermediaryErrors,
} from "./intermediary-error";
import { retryReads } from "./retry-reads";

const HTML = { "content-type": "text/html" };

const answering = (answer: Response) => rejectIntermediaryErrors(() => Promise.resolve(answer));

it("rejects what a proxy answers to the router", async () => {
  const fetched = answering(new Response("<h1>", { status: 413, headers: HTML }))("/admin/a.data");
  await expect(fetched).rejects.toEqual(new IntermediaryError(413));
});

it.each([
  ["the app's own rejection", "/admin/a.data", 429, { "content-type": "text/x-script" }],
  ["an answer to another request", "/login/again", 502, HTML],
  ["a success", "/admin/a.data", 200, HTML],
])("leaves %s alone", async (_, address, status, headers) => {
  const answer = new Response("there", { status, headers });
  expect(await answering(answer)(address)).toBe(answer);
});

it("a read waits until the proxy reaches the app again", async () => {
  vi.useFakeTimers();
  const fetchOnce = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(new Response("<h1>", { status: 502, headers: HTML }))
    .mockImplementation(() => Promise.resolve(new Response("there")));
  const onRetry = vi.fn();
  const read = retryReads(rejectIntermediaryErrors(fetchOnce), onRetry)("/admin/a.data");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await (await read).text()).toBe("there");
  expect(onRetry).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

it("says what has happened", () => {
  expect(intermediaryErrorText(new IntermediaryError(413), "a text")).toBe(
    "The server does not accept a text of this size.",
  );
  expect(intermediaryErrorText(new IntermediaryError(404), "a text")).toBeNull();
  expect(intermediaryErrorText(new Error("broken"), "a text")).toBeNull();
});
