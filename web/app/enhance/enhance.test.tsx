import { fireEvent, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { DisclosureMenu } from "~/ui/layout/disclosure-menu";
import { PageToast } from "~/ui/feedback/page-toast";
import { Picture } from "~/ui/basic/picture";
import { ThemeSwitch } from "~/ui/layout/theme-switch";
import { enhanceCopyButtons } from "./copy-buttons";
import { enhanceContactForm } from "./contact-form";
import { enhanceLiveForms } from "./live-form";
import { enhanceMenus } from "./menus";
import { enhancePictures } from "./pictures";
import { enhanceTheme } from "./theme-switch";
import { enhanceToasts } from "./toasts";

/** Puts markup into the page as the server does: React is not there afterwards. */
function draw(page: ReactElement): void {
  document.body.innerHTML = renderToStaticMarkup(page);
}

// Listeners stand on the document, once, as on a page.
beforeAll(() => {
  enhanceMenus();
  enhanceTheme();
  enhanceLiveForms();
  enhanceContactForm();
  enhanceCopyButtons();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a form that shows its results at once", () => {
  it("asks as soon as something is chosen, and lets back lead to what was before", async () => {
    const page = (results: string) => `
      <form action="/publications" data-live aria-controls="results">
        <select name="year"><option value="">All</option><option>2023</option></select>
        <input type="checkbox" name="pdf" value="1">
        <input name="q">
      </form>
      <div id="results"><p data-announce>${results}</p></div>`;
    const fetched = vi.fn(() => Promise.resolve(new Response(page("one"))));
    vi.stubGlobal("fetch", fetched);
    const remembered = vi.spyOn(history, "pushState");
    for (const name of ["year", "pdf"]) {
      document.body.innerHTML = page("all");
      const field = document.querySelector(`[name=${name}]`);
      if (field instanceof HTMLSelectElement) field.value = "2023";
      if (field instanceof HTMLInputElement) field.checked = true;
      field?.dispatchEvent(new Event("input", { bubbles: true }));
      expect(fetched, name).toHaveBeenCalledOnce();
      await vi.waitFor(() => expect(document.querySelector("#results p")?.textContent).toBe("one"));
      await vi.waitFor(() => expect(remembered, name).toHaveBeenCalledOnce());
      fetched.mockClear();
      remembered.mockClear();
    }
  });
});

describe("a menu", () => {
  let menu: HTMLDetailsElement;

  beforeEach(() => {
    draw(
      <>
        <DisclosureMenu summary="More" className="menu" summaryClassName="">
          <a href="#teaching">Teaching</a>
          <p>No link</p>
        </DisclosureMenu>
        <button type="button">Elsewhere</button>
      </>,
    );
    menu = screen.getByRole<HTMLDetailsElement>("group");
    menu.open = true;
  });

  it("closes on Escape and gives the focus back", () => {
    fireEvent.keyDown(screen.getByText("Teaching"), { key: "Escape" });
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(screen.getByText("More"));
  });

  it("leaves the focus alone on Escape while it is closed", () => {
    menu.open = false;
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(document.activeElement).toBe(document.body);
  });

  it("stays open on other keys, and on presses inside", () => {
    fireEvent.keyDown(document.body, { key: "ArrowDown" });
    fireEvent.pointerDown(screen.getByText("No link"));
    fireEvent.click(screen.getByText("No link"));
    expect(menu.open).toBe(true);
  });

  it("closes on a press outside", () => {
    fireEvent.pointerDown(screen.getByText("Elsewhere"));
    expect(menu.open).toBe(false);
  });

  it("closes when the focus leaves", () => {
    fireEvent.focusIn(screen.getByText("Elsewhere"));
    expect(menu.open).toBe(false);
  });

  it("closes when a link is chosen", () => {
    fireEvent.click(screen.getByText("Teaching"));
    expect(menu.open).toBe(false);
  });
});

describe("the theme switch", () => {
  it("changes the theme, and follows a change in another window", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    draw(<ThemeSwitch />);
    fireEvent.click(screen.getByRole("button"));
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    localStorage.clear();
    fireEvent(window, new StorageEvent("storage"));
    expect(document.documentElement.dataset["theme"]).toBeUndefined();
  });
});

describe("a form with an alert", () => {
  it("says it, is emptied and not sent", () => {
    const alert = vi.spyOn(window, "alert").mockImplementation(() => {});
    draw(
      <form data-alert="Thank you.">
        <input aria-label="Name" defaultValue="" />
      </form>,
    );
    const field = screen.getByRole<HTMLInputElement>("textbox");
    field.value = "Ada";
    expect(field.form && fireEvent.submit(field.form)).toBe(false);
    expect(alert).toHaveBeenCalledWith("Thank you.");
    expect(field.value).toBe("");
  });
});

describe("a picture", () => {
  const source = { src: "/uploads/a.jpg", srcSet: null, width: 16, height: 8, alt: null };

  it("gives way to its initials when it is broken, and other pictures stay", () => {
    draw(
      <>
        <Picture source={source} alt="Ada" className="" sizes="6rem" initials="AL" />
        <img src="/other.jpg" alt="Another" />
      </>,
    );
    enhancePictures();
    fireEvent.error(screen.getByAltText("Ada"));
    fireEvent.error(screen.getByAltText("Another"));
    expect(screen.queryByAltText("Ada")).toBeNull();
    expect(document.querySelector("[data-initials=AL]")?.className).toContain("after:content");
    expect(screen.getByAltText("Another")).toBeTruthy();
  });
});

describe("a toast", () => {
  const show = () => {
    vi.useFakeTimers();
    draw(<PageToast toast={{ type: "success", title: "Saved", description: "It is." }} />);
    enhanceToasts();
    return screen.getByRole("status");
  };

  it("goes after four to five seconds", () => {
    const toast = show();
    vi.advanceTimersByTime(4_000);
    expect(toast.isConnected).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(toast.isConnected).toBe(false);
  });

  it("stays while the pointer is on it", () => {
    const toast = show();
    fireEvent.pointerEnter(toast);
    vi.advanceTimersByTime(60_000);
    expect(toast.isConnected).toBe(true);
    fireEvent.pointerLeave(toast);
    vi.advanceTimersByTime(5_000);
    expect(toast.isConnected).toBe(false);
  });

  it("goes when it is closed", () => {
    const toast = show();
    fireEvent.click(screen.getByRole("button", { name: "Close toast" }));
    expect(toast.isConnected).toBe(false);
  });

  it("is announced", () => {
    show();
    vi.advanceTimersByTime(200);
    expect(document.querySelector("[aria-live]")?.textContent).toBe("Saved. It is.");
  });
});

/** jsdom's blobs do not tell their text. */
function textOf(blob = new Blob()): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });
}

describe("a button that copies", () => {
  const write = vi.fn<(items: { content: Record<string, Blob> }[]) => Promise<void>>();
  /** jsdom has no old way of copying. */
  const stubCopy = (copy: (command: string) => boolean) =>
    Object.defineProperty(document, "execCommand", { value: copy, configurable: true });

  beforeEach(() => {
    class FakeItem {
      constructor(readonly content: Record<string, Blob>) {}
    }
    vi.stubGlobal("ClipboardItem", FakeItem);
    Object.defineProperty(navigator, "clipboard", { value: { write }, configurable: true });
    draw(
      <>
        <p id="citation">
          Ash, A. <i>Trees</i>.
        </p>
        <button type="button" data-copy="citation" data-copied="Citation copied">
          Copy citation
        </button>
      </>,
    );
  });

  it("copies the text with its italics, and says so", async () => {
    write.mockResolvedValue();
    fireEvent.click(screen.getByText("Copy citation"));
    expect((await screen.findByText("Citation copied")).closest("[data-toast]")).not.toBeNull();
    const content = write.mock.lastCall?.[0][0]?.content ?? {};
    expect(await textOf(content["text/plain"])).toBe("Ash, A. Trees.");
    expect(await textOf(content["text/html"])).toBe("Ash, A. <i>Trees</i>.");
  });

  it("copies what it selects where the clipboard is out of reach, and says so", async () => {
    write.mockRejectedValue(new Error("not allowed"));
    let copied = "";
    stubCopy(() => (copied = String(getSelection())) !== "");
    fireEvent.click(screen.getByText("Copy citation"));
    expect(await screen.findByText("Citation copied")).toBeTruthy();
    expect(copied.trim()).toBe("Ash, A. Trees.");
  });

  it("leaves the text selected where nothing may be copied", async () => {
    write.mockRejectedValue(new Error("not allowed"));
    stubCopy(() => false);
    fireEvent.click(screen.getByText("Copy citation"));
    await vi.waitFor(() => expect(getSelection()?.toString().trim()).toBe("Ash, A. Trees."));
    expect(screen.queryByText("Citation copied")).toBeNull();
  });
});
