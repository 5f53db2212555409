import { act, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Result } from "~/lib/cms/result";
import { LoadedDocument } from "./loaded-document";

type Read = Result<string> | Promise<Result<string>>;

const ok = (value: string): Result<string> => ({ ok: true, value });

const shown = (value: Read) => (
  <LoadedDocument value={value} fallback={<p>Loading</p>} failed={(message) => <p>{message}</p>}>
    {(text) => <input aria-label="Title" defaultValue={text} />}
  </LoadedDocument>
);

const input = () => screen.getByLabelText<HTMLInputElement>("Title");
const never = () => new Promise<Result<string>>(() => {});

describe("LoadedDocument", () => {
  it.each<[string, Read, Read[]]>([
    ["there at once, then late", ok("a"), [never(), ok("b"), Promise.resolve(ok("c"))]],
    ["late, then there at once", Promise.resolve(ok("a")), [ok("b"), Promise.resolve(ok("c"))]],
  ])("keeps the form when the document is read again: %s", async (_, first, others) => {
    const { rerender } = render(shown(first));
    expect(await screen.findByDisplayValue("a")).toBeTruthy();
    const form = input();
    form.value = "typed";
    for (const value of others) {
      rerender(shown(value));
      await act(() => Promise.resolve());
      expect(input()).toBe(form);
      expect(form.value).toBe("typed");
    }
  });

  it("says that the document cannot be read, and shows it as soon as it can", async () => {
    const { rerender } = render(shown({ ok: false, message: "The cms is away" }));
    expect(screen.getByText("The cms is away")).toBeTruthy();
    rerender(shown(ok("back")));
    await act(() => Promise.resolve());
    expect(input().value).toBe("back");
  });
});
