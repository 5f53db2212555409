import { afterEach, describe, expect, it, vi } from "vitest";
import { retryReads } from "./retry-reads";

const NO_CONNECTION = new TypeError("Failed to fetch");

/** A `fetch` that has no connection so many times. */
function failing(times: number) {
  const fetchOnce = vi.fn<typeof fetch>();
  for (let time = 0; time < times; time += 1) fetchOnce.mockRejectedValueOnce(NO_CONNECTION);
  return fetchOnce.mockImplementation(() => Promise.resolve(new Response("there")));
}

afterEach(() => vi.useRealTimers());

describe("retryReads", () => {
  it("asks again until there is a connection, and says so once", async () => {
    vi.useFakeTimers();
    const fetchOnce = failing(3);
    const onRetry = vi.fn();
    const answer = retryReads(fetchOnce, onRetry)("/admin/contact.data?x=1");
    await vi.advanceTimersByTimeAsync(2_999);
    expect(fetchOnce).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(4_001);
    expect(await (await answer).text()).toBe("there");
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it("asks at once when the browser is online again", async () => {
    vi.useFakeTimers();
    const fetchOnce = failing(1);
    const answer = retryReads(fetchOnce, () => {})(new URL("/admin.data", location.href));
    await vi.advanceTimersByTimeAsync(10);
    window.dispatchEvent(new Event("online"));
    expect((await answer).ok).toBe(true);
  });

  it("gives up what is no longer wanted", async () => {
    const fetchOnce = failing(9);
    const wanted = new AbortController();
    const answer = retryReads(fetchOnce, () => wanted.abort())("/admin.data", {
      signal: wanted.signal,
    });
    await expect(answer).rejects.toThrow("No longer wanted");
    expect(fetchOnce).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["/admin/contact.data", { method: "POST" }],
    ["/admin/pictures", {}],
    ["https://example.org/admin.data", {}],
  ])("leaves %s alone: %j", async (address, init) => {
    const fetchOnce = failing(1);
    await expect(retryReads(fetchOnce, () => {})(address, init)).rejects.toBe(NO_CONNECTION);
    expect(fetchOnce).toHaveBeenCalledTimes(1);
  });

  it("does not ask again for what failed in another way", async () => {
    const fetchOnce = vi.fn<typeof fetch>().mockRejectedValue(new Error("broken"));
    await expect(retryReads(fetchOnce, () => {})("/admin.data")).rejects.toThrow("broken");
  });
});
