import { act, render, screen, waitFor, within } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { Sidebar } from "./sidebar";

/** Draws the sidebar. @returns the one of wide screens */
function show(user: { full_name: string; email: string }, path = "/admin") {
  const element = <Sidebar user={user} panelUrl={null} />;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return within(screen.getByRole("complementary"));
}

it("lists the screens of the specification in its order, and those that came to it", () => {
  const sidebar = show({ full_name: "Ada Lovelace", email: "ada@example.edu" });
  const links = within(sidebar.getByRole("navigation", { name: "Admin" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Dashboard", "/admin"],
    ["Publications", "/admin/publications"],
    ["People", "/admin/people"],
    ["Courses", "/admin/courses"],
    ["Teaching Management", "/admin/teaching"],
    ["Projects", "/admin/projects"],
    ["Blog Posts", "/admin/blog"],
    ["Blog Categories", "/admin/blog/categories"],
    ["Students", "/admin/students"],
    ["Media", "/admin/media"],
    ["Useful Links", "/admin/links"],
    ["SEO Management", "/admin/seo"],
    ["Settings", "/admin/settings"],
    ["Research Settings", "/admin/research-settings"],
    ["Contact", "/admin/contact"],
    ["Homepage", "/admin/homepage"],
    ["Activity", "/admin/activity"],
    ["Trash", "/admin/trash"],
    ["Backups", "/admin/backups"],
  ]);
  expect(sidebar.getByRole("button", { name: "Log out" })).toBeTruthy();
});

it.each([
  ["Ada Lovelace", "A", "Ada Lovelace"],
  ["émilie du Châtelet", "É", "émilie du Châtelet"],
  ["", "U", "User"],
])(
  "shows for the name %j the initial %s and the name %s, with the e-mail",
  (name, initial, shown) => {
    const sidebar = show({ full_name: name, email: "ada@example.edu" });
    expect(sidebar.getByText(initial, { exact: true })).toBeTruthy();
    expect(sidebar.getByText(shown, { exact: true })).toBeTruthy();
    expect(sidebar.getByText("ada@example.edu")).toBeTruthy();
  },
);

it.each([
  ["/admin", "Dashboard"],
  ["/admin/blog", "Blog Posts"],
  ["/admin/blog/categories", "Blog Categories"],
])("marks at %s the screen %s alone", (path, label) => {
  const sidebar = show({ full_name: "Ada", email: "ada@example.edu" }, path);
  const marked = sidebar.getAllByRole("link", { current: "page" });
  expect(marked.map(({ textContent }) => textContent)).toEqual([label]);
});

it("marks the screen that was asked for while it loads, and says that the former is still shown", async () => {
  const element = <Sidebar user={{ full_name: "Ada", email: "ada@example.edu" }} panelUrl={null} />;
  let arrive: (value: null) => void = () => {};
  const loader = () => new Promise<null>((resolve) => (arrive = resolve));
  const routes = [
    { path: "/admin/courses", element },
    { path: "/admin/students", element, loader },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/admin/courses"] });
  render(<RouterProvider router={router} />);
  const link = (name: string) =>
    within(screen.getByRole("complementary")).getByRole("link", { name });
  const isMarked = (name: string) => link(name).hasAttribute("data-marked");
  expect(isMarked("Courses")).toBe(true);

  act(() => link("Students").click());
  await waitFor(() => expect([isMarked("Students"), isMarked("Courses")]).toEqual([true, false]));
  expect(link("Courses").getAttribute("aria-current")).toBe("page");
  expect(link("Students").getAttribute("aria-current")).toBe(null);

  act(() => arrive(null));
  await waitFor(() => expect(link("Students").getAttribute("aria-current")).toBe("page"));
  expect([isMarked("Students"), isMarked("Courses")]).toEqual([true, false]);
});
