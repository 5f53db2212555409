import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { read, showScreen } from "../../../tests/support/show-screen";
import TeachingManagement from "./route";

const guide = { id: "a", title: "How to read", type: "Guide", url: null, course: null };
const resources = read([
  { ...guide, description: "With a pencil in the hand" },
  { ...guide, id: "b", title: "How to write", description: null },
]);
const others = {
  courses: read([]),
  officeHours: read([]),
  philosophy: read({ value: null, version: "" }),
};
const rows = () => document.querySelectorAll("tbody tr");

it("finds resources by title and description, whatever the case", async () => {
  const address = "/admin/teaching?tab=resources";
  showScreen(TeachingManagement, { ...others, resources }, { address });
  const search = await screen.findByRole("searchbox", { name: "Search resources..." });
  expect(rows()).toHaveLength(2);
  for (const [query, title] of [
    ["TO READ", "How to read"],
    ["pencil IN", "How to read"],
    ["write", "How to write"],
  ]) {
    fireEvent.change(search, { target: { value: query } });
    await waitFor(() => expect(rows(), query).toHaveLength(1));
    expect(rows()[0]?.textContent).toContain(title);
  }
  fireEvent.change(search, { target: { value: "lighthouse" } });
  expect(await screen.findByText("No resources found")).toBeTruthy();
});
