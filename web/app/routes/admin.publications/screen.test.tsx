import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { publicationWith } from "../../../tests/support/publication";
import { read, showScreen } from "../../../tests/support/show-screen";
import ManagePublications from "./route";

const publications = [
  publicationWith({ id: "a", title: "On trees", journal: "Oak Letters" }),
  publicationWith({ id: "b", title: "On light", journal: null, authors: ["Thomas Young"] }),
];
const rows = () => document.querySelectorAll("tbody tr");

it("finds publications by title, journal and author, whatever the case", async () => {
  showScreen(ManagePublications, { publications: read({ publications, projects: [] }) });
  const search = await screen.findByRole("searchbox", { name: "Search publications..." });
  expect(rows()).toHaveLength(2);
  for (const [query, title] of [
    ["ON TREES", "On trees"],
    ["oak letters", "On trees"],
    ["lovelace", "On trees"],
    ["thomas YOUNG", "On light"],
  ]) {
    fireEvent.change(search, { target: { value: query } });
    await waitFor(() => expect(rows(), query).toHaveLength(1));
    expect(rows()[0]?.textContent).toContain(title);
  }
  fireEvent.change(search, { target: { value: "lighthouse" } });
  expect(await screen.findByText("No publications found")).toBeTruthy();
});
