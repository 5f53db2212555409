import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import type { Draft } from "./draft-store";

/** What the browser keeps, for all of its windows. */
const stored = new Map<string, Draft>();

const draft: Draft = {
  id: "/admin/events save 1 key",
  account: "owner",
  kind: "save",
  record: "1",
  title: "Workshop",
  pathname: "/admin/events",
  search: "",
  isInList: true,
  formKey: "key",
  version: "2026-01-01T00:00:00.000Z",
  entries: [["title", "Workshop"]],
  time: Date.now(),
};

afterEach(() => {
  vi.doUnmock("./draft-store");
  vi.resetModules();
});

/** A window that shows the draft. @returns which one is being restored there */
async function openWindow() {
  stored.clear();
  stored.set(draft.id, draft);
  // Other test files have loaded these modules.
  vi.resetModules();
  vi.doMock("./draft-store", () => ({ readDrafts: () => Promise.resolve([...stored.values()]) }));
  const { DraftNotices } = await import("./draft-notices");
  const { draftsNow } = await import("./drafts");
  const router = createMemoryRouter([{ path: "*", element: <DraftNotices account="owner" /> }], {
    initialEntries: ["/admin"],
  });
  render(<RouterProvider router={router} />);
  await screen.findByText("Workshop");
  return () => draftsNow().restoring;
}

const restore = () => fireEvent.click(screen.getByRole("button", { name: /^Restore/ }));

it("restores what was typed last, also in another window", async () => {
  const restoring = await openWindow();
  stored.set(draft.id, { ...draft, entries: [["title", "Workshop on rivers"]] });
  restore();
  await waitFor(() => expect(restoring()?.entries).toEqual([["title", "Workshop on rivers"]]));
});

it("does not restore what another window has saved meanwhile", async () => {
  const restoring = await openWindow();
  stored.delete(draft.id);
  restore();
  await waitFor(() => expect(screen.queryByText("Workshop")).toBeNull());
  expect(restoring()).toBeNull();
});
