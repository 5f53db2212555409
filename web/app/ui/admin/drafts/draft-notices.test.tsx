import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { DraftNotices } from "./draft-notices";
import type { Draft } from "./draft-store";
import { draftsNow, endRestore } from "./drafts";

/** What the browser keeps, for all of its windows. */
const { stored } = vi.hoisted(() => ({ stored: new Map<string, Draft>() }));
vi.mock("./draft-store", () => ({
  readDrafts: () => Promise.resolve([...stored.values()]),
}));

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

beforeEach(async () => {
  stored.clear();
  stored.set(draft.id, draft);
  const router = createMemoryRouter([{ path: "*", element: <DraftNotices account="owner" /> }], {
    initialEntries: ["/admin"],
  });
  render(<RouterProvider router={router} />);
  await screen.findByText("Workshop");
});

const restore = () => fireEvent.click(screen.getByRole("button", { name: /^Restore/ }));

it("restores what was typed last, also in another window", async () => {
  stored.set(draft.id, { ...draft, entries: [["title", "Workshop on rivers"]] });
  restore();
  await waitFor(() =>
    expect(draftsNow().restoring?.entries).toEqual([["title", "Workshop on rivers"]]),
  );
  const { restoring } = draftsNow();
  if (restoring) endRestore(restoring);
});

it("does not restore what another window has saved meanwhile", async () => {
  stored.delete(draft.id);
  restore();
  await waitFor(() => expect(screen.queryByText("Workshop")).toBeNull());
  expect(draftsNow().restoring).toBeNull();
});
