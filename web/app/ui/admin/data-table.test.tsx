import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Column, DataTable } from "./data-table";

interface Paper {
  id: string;
  title: string;
}

/** Titles run against the default order: "title 60" stands first, "title 1" last. */
const papers: readonly Paper[] = Array.from({ length: 60 }, (_, index) => ({
  id: `p${index}`,
  title: `title ${60 - index}`,
}));
const readAnew = (rows: readonly Paper[]) => rows.map((row) => ({ ...row }));

/** Stands in for the browser's: a test says which rows are in the window. */
let see: (places: readonly number[]) => void;

class Window {
  #rows = new Set<Element>();
  constructor(report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    see = (places) => {
      const all = bodyRows();
      const isSeen = (row: Element) => places.some((place) => all[place] === row);
      report([...this.#rows].map((target) => ({ target, isIntersecting: isSeen(target) })));
    };
  }
  observe(row: Element) {
    this.#rows.add(row);
  }
  disconnect() {
    this.#rows.clear();
  }
}

beforeEach(() => vi.stubGlobal("IntersectionObserver", Window));
afterEach(() => vi.unstubAllGlobals());

const drawTitle = vi.fn(({ title }: Paper) => title);
const columns: readonly Column<Paper>[] = [
  { title: "Title", cell: drawTitle, sortBy: ({ title }) => title },
  { title: "Note", cell: ({ id }) => <Note key={id} about={id} /> },
];
const actions = ({ title }: Paper) => <button type="button">Edit {title}</button>;

/** A part with a state of its own. */
function Note({ about }: { about: string }) {
  const [text] = useState(about);
  return <i>{text}</i>;
}

function table(rows: readonly Paper[]) {
  return (
    <DataTable
      caption="Papers"
      columns={columns}
      rows={rows}
      actions={actions}
      empty="No papers found"
    />
  );
}

const bodyRows = () => [...document.querySelectorAll("tbody tr")];
const titles = () => bodyRows().map((row) => row.querySelector("td > span + span")?.textContent);
const notes = () => [...document.querySelectorAll("i")].map(({ textContent }) => textContent);
const head = () => screen.getByText("Title", { selector: "button" });
const titlesFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `title ${first + index}`);

describe("sorting, searching and turning the page", () => {
  it("uses the elements of the rows again", () => {
    const { rerender } = render(table(papers));
    const before = bodyRows();
    expect(before).toHaveLength(50);
    fireEvent.click(head());
    expect(titles()).toEqual(titlesFrom(1, 50));
    expect(bodyRows()).toEqual(before);
    rerender(table(papers.filter(({ title }) => title.includes("5"))));
    expect(titles()).toHaveLength(15);
    expect(bodyRows()).toEqual(before.slice(0, 15));
    rerender(table(papers));
    fireEvent.click(screen.getByLabelText("Next page"));
    expect(titles()).toEqual(titlesFrom(51, 60));
    expect(bodyRows()).toEqual(before.slice(0, 10));
  });

  it("leaves the focus where it is, and says how the column is sorted", () => {
    render(table(papers));
    head().focus();
    fireEvent.click(head());
    expect(document.activeElement).toBe(head());
    expect(head().closest("th")?.getAttribute("aria-sort")).toBe("ascending");
  });

  it("does not carry the state of a keyed part to another row", () => {
    render(table(papers));
    fireEvent.click(head());
    expect(notes().slice(0, 2)).toEqual(["p59", "p58"]);
  });

  it("draws no row that stays as it is", () => {
    const { rerender } = render(table(papers));
    drawTitle.mockClear();
    rerender(table([...papers]));
    expect(drawTitle).not.toHaveBeenCalled();
  });
});

describe("a long list", () => {
  /** Lets React work as in a browser: in steps, and not all at the end of `act`. */
  function inSteps(step: () => void) {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    flushSync(step);
  }

  it("answers with the rows in the window first", async () => {
    render(table(papers));
    act(() => see([10, 11, 12]));
    inSteps(() => head().click());
    expect(titles().slice(10, 13)).toEqual(titlesFrom(11, 13));
    expect(titles()[9]).toBe("title 51");
    expect(titles()[13]).toBe("title 47");
    await waitFor(() => expect(titles()).toEqual(titlesFrom(1, 50)));
  });

  /** A search whose words are buttons: a click goes round the test library's own steps. */
  function Searched() {
    const [wanted, setWanted] = useState("");
    const words = ["", "title 6", "title 7"];
    return (
      <>
        {words.map((word) => (
          <button key={word} type="button" onClick={() => setWanted(word)}>
            {`Find “${word}”`}
          </button>
        ))}
        {table(papers.filter(({ title }) => title.startsWith(wanted)))}
      </>
    );
  }
  const find = (word: string) => screen.getByText(`Find “${word}”`).click();

  it("fills the window first when a search is taken back", async () => {
    render(<Searched />);
    act(() => see([0, 1, 2]));
    act(() => find("title 7"));
    act(() => see([0]));
    inSteps(() => find(""));
    expect(titles()).toEqual(["title 60", "title 59", "title 58"]);
    await waitFor(() => expect(titles()).toHaveLength(50));
  });

  it("never shows a row beyond what a search found", () => {
    render(<Searched />);
    act(() => see([0]));
    inSteps(() => find("title 6"));
    expect(titles()).toHaveLength(2);
    expect(titles()[0]).toBe("title 60");
  });
});

describe("data that were read anew", () => {
  it("keep the focus on the row that had it, wherever it stands now", () => {
    const { rerender } = render(table(papers));
    const edit = screen.getByText("Edit title 58");
    edit.focus();
    const others = papers.filter(({ title }) => title !== "title 58");
    const moved = papers.filter(({ title }) => title === "title 58");
    rerender(table(readAnew([...moved, ...others])));
    expect(titles()[0]).toBe("title 58");
    rerender(table(readAnew([...others.slice(0, 40), ...moved, ...others.slice(40)])));
    expect(titles()[40]).toBe("title 58");
    expect(document.activeElement).toBe(edit);
    expect(edit.textContent).toBe("Edit title 58");
  });

  it("take the element of a row that is gone with it", () => {
    const { rerender } = render(table(papers));
    const gone = screen.getByText("Edit title 58");
    rerender(table(readAnew(papers.filter(({ title }) => title !== "title 58"))));
    expect(gone.isConnected).toBe(false);
    expect(titles()).toHaveLength(50);
  });

  it("are drawn at once, wherever the window is", () => {
    const { rerender } = render(table(papers));
    act(() => see([0]));
    drawTitle.mockClear();
    rerender(table(readAnew(papers).map((row) => ({ ...row, title: `new ${row.title}` }))));
    expect(drawTitle).toHaveBeenCalledTimes(50);
    expect(within(bodyRows()[49] as HTMLElement).getByText("new title 11")).toBeDefined();
  });
});
