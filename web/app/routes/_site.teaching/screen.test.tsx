import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { toOfficeHoursView } from "~/entities/office-hour/view";
import { toResourceGroups } from "~/entities/teaching-resource/view";
import { read, showScreen } from "../../../tests/support/show-screen";
import Teaching from "./route";

const nothing = {
  philosophy: read(null),
  courses: read([]),
  resources: read(toResourceGroups([])),
  officeHours: read(toOfficeHoursView([])),
};

it.each([
  ["current", "Current Courses", "No current courses found"],
  ["past", "Past Courses", "No past courses found"],
])("has a tab of %s courses", async (tab, label, none) => {
  showScreen(Teaching, { ...nothing, tab });
  expect(await screen.findByText(none)).toBeTruthy();
  const tabs = screen.getByRole("navigation", { name: "Courses" }).querySelectorAll("a");
  expect([...tabs].map(({ textContent }) => textContent)).toEqual([
    "Current Courses",
    "Past Courses",
  ]);
  const marked = [...tabs].filter((link) => link.getAttribute("aria-current"));
  expect(marked.map(({ textContent }) => textContent)).toEqual([label]);
});
