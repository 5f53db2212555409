import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { UsefulLink } from "~/entities/useful-link/useful-link";
import { latestNotice } from "~/ui/feedback/notify";
import { DOWN, read, showScreen } from "../../../tests/support/show-screen";
import ManageUsefulLinks from "./route";

const link: UsefulLink = {
  id: "a",
  title: "Dryad",
  url: "https://datadryad.example",
  description: "Where papers keep their numbers",
  category: "Repositories",
  order_rank: 1,
  is_premium: false,
};
const other: UsefulLink = {
  ...link,
  id: "b",
  title: "ORCID",
  url: "https://orcid.org",
  description: null,
  category: "Names",
  order_rank: 2,
};

const titles = () =>
  [...document.querySelectorAll("[data-link]")].map((row) => row.getAttribute("data-link"));

it("says that the links cannot be read, and why, in a toast too", async () => {
  showScreen(ManageUsefulLinks, { links: DOWN });
  await screen.findByText("Error Fetching Links: The cms is away.");
  await expect.poll(latestNotice).toMatchObject({
    type: "error",
    description: "Error Fetching Links: The cms is away.",
  });
});

it("finds links by title, description, category and URL", async () => {
  showScreen(ManageUsefulLinks, { links: read([link, other]) });
  const search = await screen.findByRole("searchbox", { name: "Search links..." });
  expect(titles()).toEqual(["a", "b"]);
  for (const query of ["DRYAD", "their NUMBERS", "repositories", "DataDryad.example"]) {
    fireEvent.change(search, { target: { value: query } });
    await waitFor(() => expect(titles(), query).toEqual(["a"]));
  }
  fireEvent.change(search, { target: { value: "lighthouse" } });
  expect(await screen.findByText("No links found")).toBeTruthy();
  expect(screen.getByText("Try another search term.")).toBeTruthy();
});

it("offers to add the first link, without the hint about the search, where there is none", async () => {
  showScreen(ManageUsefulLinks, { links: read([]) });
  expect(await screen.findByText("No links found")).toBeTruthy();
  expect(screen.queryByText("Try another search term.")).toBeNull();
});

it("gives a new link the order after the last one, also when it is added before the list is there", async () => {
  let arrive: (links: object) => void = () => undefined;
  const links = new Promise((resolve) => {
    arrive = resolve;
  });
  showScreen(ManageUsefulLinks, { links });
  fireEvent.click(await screen.findByRole("button", { name: "Add New Link" }));
  arrive(read([link, other]));
  expect(await screen.findByLabelText("Order")).toHaveProperty("value", "3");
});

it("lets a link be added where the others cannot be read", async () => {
  showScreen(ManageUsefulLinks, { links: DOWN });
  fireEvent.click(await screen.findByRole("button", { name: "Add New Link" }));
  expect(await screen.findByLabelText("Order")).toHaveProperty("value", "1");
});
