import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { publicationWith } from "../../../tests/support/publication";
import { read, showScreen } from "../../../tests/support/show-screen";
import ManagePublications from "./route";

const publications = [
  publicationWith({ id: "a", title: "On trees", journal: "Oak Letters" }),
  publicationWith({ id: "b", title: "On light", journal: null, authors: ["Thomas Young"] }),
];
const volume = publicationWith({
  id: "v",
  title: "On editing",
  authors: [],
  editors: ["Anna Müller"],
});
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

it("names and finds the editors of a volume without authors", async () => {
  const all = [...publications, volume];
  showScreen(ManagePublications, { publications: read({ publications: all, projects: [] }) });
  const search = await screen.findByRole("searchbox", { name: "Search publications..." });
  fireEvent.change(search, { target: { value: "muller" } });
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]?.textContent).toContain("Anna Müller");
});

it("changes no ticked row that the search hides, and does not count it", async () => {
  showScreen(ManagePublications, { publications: read({ publications, projects: [] }) });
  const search = await screen.findByRole("searchbox", { name: "Search publications..." });
  fireEvent.click(screen.getByRole("checkbox", { name: "Select On trees" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Select On light" }));
  expect(screen.getByText("2 selected")).toBeTruthy();
  fireEvent.change(search, { target: { value: "light" } });
  expect(await screen.findByText("1 selected")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  const ids = [...document.querySelectorAll<HTMLInputElement>("input[name=ids]")];
  expect(ids.map(({ value }) => value)).toEqual(["b"]);
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  fireEvent.change(search, { target: { value: "lighthouse" } });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Set type" })).toBeNull());
  fireEvent.change(search, { target: { value: "" } });
  expect(await screen.findByText("2 selected")).toBeTruthy();
});

it("shows and finds titles without their markup", async () => {
  const marked = publicationWith({
    id: "c",
    title: "On <i>H<sub>2</sub>O</i>",
    url: "https://example.org/water",
  });
  const all = [...publications, marked];
  showScreen(ManagePublications, { publications: read({ publications: all, projects: [] }) });
  const search = await screen.findByRole("searchbox", { name: "Search publications..." });
  fireEvent.change(search, { target: { value: "h2o" } });
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.getByText("On H2O")).toBeTruthy();
  for (const name of ["Edit On H2O", "Delete On H2O"]) {
    expect(screen.getByRole("button", { name }), name).toBeTruthy();
  }
  expect(screen.getByRole("link", { name: "View On H2O" })).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: "Select On H2O" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Delete On H2O" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("“On H2O”");
});

it("offers works to be a version of without their markup", async () => {
  const marked = publicationWith({ id: "c", title: "On H<sub>2</sub>O" });
  const all = [...publications, marked];
  showScreen(
    ManagePublications,
    { publications: read({ publications: all, projects: [] }) },
    { address: "/?edit=a" },
  );
  const select = await screen.findByLabelText<HTMLSelectElement>("Version of");
  expect([...select.options].map(({ text }) => text)).toContain("On H2O");
});
