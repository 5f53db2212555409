import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DEFAULT_ABOUT_PAGE } from "~/entities/about-page/about-page";
import { UnsavedGuard } from "~/ui/admin/form/unsaved-guard";
import { read } from "../../../tests/support/show-screen";
import Settings from "./route";

/** What the screen has posted, and the answers that it waits for. */
const posts: { sent: Record<string, string>; answer: (outcome: object) => void }[] = [];

beforeEach(() => void posts.splice(0));
afterEach(() => vi.restoreAllMocks());

/** The screen in front of a cms that answers a save when the test says so. */
function showSettings(address: string) {
  const stored = { full_name: "Ada", name: "Professor Name", version: "v1" };
  const loader = () => ({
    profile: { full_name: stored.full_name, email: "ada@example.edu" },
    about: read({
      page: { ...DEFAULT_ABOUT_PAGE, name: stored.name },
      version: stored.version,
    }),
    advanced: null,
  });
  const action = async ({ request }: { request: Request }) => {
    const posted = [...(await request.formData())];
    const sent = Object.fromEntries(
      posted.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    );
    Object.assign(stored, sent);
    return new Promise((answer) => {
      posts.push({ sent, answer });
    });
  };
  const element = (
    <UnsavedGuard>
      <Settings />
    </UnsavedGuard>
  );
  const routes = [
    { path: "/admin/settings", element, loader, action },
    { path: "/admin", element: <h1>Dashboard</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

const FORMS = [
  {
    what: "the about page",
    address: "/admin/settings",
    label: /^Name/,
    name: "name",
    intent: "about",
    answers: [
      { saved: true, intent: "about", version: "v2" },
      { saved: true, intent: "about", version: "v3" },
    ],
    versions: ["v1", "v2"],
  },
  {
    what: "the profile",
    address: "/admin/settings?tab=general",
    label: /^Full Name/,
    name: "full_name",
    intent: "rename",
    answers: [
      { saved: true, intent: "rename" },
      { saved: true, intent: "rename" },
    ],
    // The cms compares the name that was read.
    versions: ["Ada", "Ada Byron"],
  },
];

it.each(FORMS)(
  "what is typed into $what during a save stays, and counts as unsaved",
  async ({ address, label, name, intent, answers, versions }) => {
    const router = showSettings(address);
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    const form = field.closest("form") ?? document.body;
    const save = () => fireEvent.click(within(form).getByRole("button", { name: "Save Changes" }));
    const type = (value: string) => fireEvent.input(field, { target: { value } });

    type("Ada Byron");
    save();
    await expect.poll(() => posts.length).toBe(1);
    type("Ada Lovelace");
    act(() => posts[0]?.answer(answers[0] ?? {}));
    expect(await within(form).findByText("Unsaved changes")).toBeTruthy();
    expect(field.value).toBe("Ada Lovelace");
    const ask = vi.spyOn(window, "confirm").mockReturnValue(false);
    await act(() => router.navigate("/admin"));
    await expect.poll(() => ask.mock.calls.length).toBe(1);
    expect(field.isConnected).toBe(true);

    save();
    await expect.poll(() => posts.length).toBe(2);
    act(() => posts[1]?.answer(answers[1] ?? {}));
    expect(await within(form).findByText(/^Saved /)).toBeTruthy();
    expect(posts.map(({ sent }) => sent)).toMatchObject([
      { intent, [name]: "Ada Byron", version: versions[0] },
      { intent, [name]: "Ada Lovelace", version: versions[1] },
    ]);
    await act(() => router.navigate("/admin"));
    expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeTruthy();
    expect(ask).toHaveBeenCalledOnce();
  },
);

it("an entry that was removed can be brought back until it is saved without it", async () => {
  showSettings("/admin/settings");
  const list = await screen.findByRole("group", { name: "Expertise Areas" });
  const form = list.closest("form") ?? document.body;
  const press = (name: RegExp) => fireEvent.click(within(list).getByRole("button", { name }));
  const texts = () => within(list).getAllByRole<HTMLTextAreaElement>("textbox");
  const removed = () => within(list).queryAllByText(/removed\.$/, { ignore: ".sr-only" });
  press(/^Add/);
  press(/^Add/);
  await expect.poll(() => texts().length).toBe(3);
  texts().forEach((text, index) =>
    fireEvent.input(text, { target: { value: ["One", "Two", "Three"][index] } }),
  );

  press(/^Remove expertise area 2/);
  await expect.poll(() => removed().length).toBe(1);
  within(list).getByRole("button", { name: /^Undo/ }).focus();
  fireEvent.submit(form);
  await expect.poll(() => posts.length).toBe(1);
  expect(removed()).toHaveLength(1);
  act(() => posts[0]?.answer({ saved: false, intent: "about", result: undefined }));
  await within(form).findByText(/^Not saved/);
  expect(removed()).toHaveLength(1);

  fireEvent.submit(form);
  await expect.poll(() => posts.length).toBe(2);
  act(() => posts[1]?.answer({ saved: true, intent: "about", version: "v2" }));
  await within(form).findByText(/^Saved /);
  expect(removed()).toHaveLength(0);
  expect(document.activeElement?.textContent).toContain("Save Changes");

  // What is removed while a save is on its way is not in it.
  press(/^Remove expertise area 2/);
  await expect.poll(() => removed().length).toBe(1);
  fireEvent.submit(form);
  await expect.poll(() => posts.length).toBe(3);
  press(/^Undo/);
  await expect.poll(() => texts().length).toBe(2);
  press(/^Remove expertise area 1/);
  await expect.poll(() => removed().length).toBe(1);
  act(() => posts[2]?.answer({ saved: true, intent: "about", version: "v3" }));
  await within(form).findByText("Unsaved changes");
  press(/^Undo/);
  await expect.poll(() => texts().map(({ value }) => value)).toEqual(["One", "Three"]);
});
