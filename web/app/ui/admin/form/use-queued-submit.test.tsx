import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useQueuedSubmit } from "./use-queued-submit";

type State = "idle" | "submitting" | "loading";

/** A fetcher whose states come as a test says. */
function queue() {
  const submit = vi.fn();
  const fetcher = (state: State, data: unknown) => ({ state, data, submit });
  const { result, rerender } = renderHook(useQueuedSubmit, {
    initialProps: fetcher("idle", undefined),
  });
  return {
    post: (id: string) => act(() => result.current.post({ id })),
    drop: () => act(() => result.current.drop()),
    become: (state: State, data?: unknown) => rerender(fetcher(state, data)),
    sent: () => submit.mock.calls.map(([fields]: unknown[]) => fields),
    isBusy: () => result.current.isBusy,
  };
}

it("sends what comes while another form is on its way when that one is answered", () => {
  const { post, become, sent, isBusy } = queue();
  post("a");
  post("b");
  expect(sent()).toEqual([{ id: "a" }]);
  expect(isBusy()).toBe(true);
  become("submitting");
  become("loading", { saved: true });
  expect(sent()).toEqual([{ id: "a" }]);
  become("idle", { saved: true });
  expect(sent()).toEqual([{ id: "a" }, { id: "b" }]);
  become("submitting", { saved: true });
  become("idle", { saved: true });
  expect(isBusy()).toBe(false);
});

it("goes on where the answer was there before anybody saw that it was asked for", () => {
  const { post, become, sent } = queue();
  post("a");
  post("b");
  become("idle", { saved: true });
  expect(sent()).toEqual([{ id: "a" }, { id: "b" }]);
});

it("forgets what waits", () => {
  const { post, drop, become, sent } = queue();
  post("a");
  post("b");
  drop();
  become("submitting");
  become("idle", { saved: false });
  expect(sent()).toEqual([{ id: "a" }]);
});
