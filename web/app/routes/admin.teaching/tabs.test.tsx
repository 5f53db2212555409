import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { TabPanel } from "~/ui/admin/layout/tab-panel";
import { CoursesTab } from "./courses-tab";
import { OfficeHoursTab } from "./office-hours-tab";
import { PhilosophyTab } from "./philosophy-tab";
import { ResourcesTab } from "./resources-tab";

/** A read that is still under way. */
const pending = new Promise<never>(() => {});
const search = { query: "", setQuery: () => {} };

function draw(tab: ReactElement) {
  const router = createMemoryRouter([{ path: "/", element: tab }]);
  return render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
}

it("shows three cards while office hours load", () => {
  const { container, getByRole } = draw(<OfficeHoursTab officeHours={pending} search={search} />);
  expect(getByRole("status", { name: "Loading office hours..." })).toBeTruthy();
  expect(container.querySelectorAll("[data-skeleton-card]")).toHaveLength(3);
});

it.each([
  ["courses", <CoursesTab key="c" courses={pending} search={search} />],
  ["resources", <ResourcesTab key="r" resources={pending} courses={pending} search={search} />],
])("shows five rows while %s load", (what, tab) => {
  const { container, getByRole } = draw(tab);
  expect(getByRole("status", { name: `Loading ${what}...` })).toBeTruthy();
  expect(container.querySelectorAll("[data-skeleton-row]")).toHaveLength(5);
});

it("says that the philosophy loads, once its tab is shown", () => {
  const tab = (isCurrent: boolean) => (
    <TabPanel isCurrent={isCurrent}>
      <PhilosophyTab document={pending} isCurrent={isCurrent} onDirtyChange={() => {}} />
    </TabPanel>
  );
  expect(draw(tab(false)).queryByRole("status")).toBeNull();
  expect(draw(tab(true)).getByRole("status").getAttribute("aria-label")).toBe(
    "Loading teaching philosophy...",
  );
});

it("keeps what was typed on a tab while another is shown", () => {
  const field = (isCurrent: boolean) => (
    <TabPanel isCurrent={isCurrent}>
      <input aria-label="Title" />
    </TabPanel>
  );
  const { rerender } = render(field(true));
  fireEvent.change(screen.getByLabelText("Title"), { target: { value: "Typed" } });
  rerender(field(false));
  expect(screen.queryByRole("textbox")).toBeNull();
  rerender(field(true));
  expect(screen.getByRole("textbox")).toHaveProperty("value", "Typed");
});
