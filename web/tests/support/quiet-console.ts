import { afterEach, beforeEach, expect, vi } from "vitest";

/**
 * Whatever lands on console.error is a mistake, unless the test says that it expects it:
 * `expect(console.error).toHaveBeenCalled()` and then `vi.mocked(console.error).mockClear()`.
 */
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  const calls = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : [];
  vi.restoreAllMocks();
  expect(calls, "console.error was called").toEqual([]);
});
