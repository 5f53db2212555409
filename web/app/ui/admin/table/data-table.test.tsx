import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { type Column, DataTable } from "./data-table";

interface Paper {
  id: string;
  title: string;
}

/** Titles run against the default order: "title 60" stands first, "title 1" last. */
const papers: Paper[] = Array.from({ length: 60 }, (_, index) => ({
  id: `p${index}`,
  title: `title ${60 - index}`,
}));
const readAnew = (rows: Paper[]) => rows.map((row) => ({ ...row }));

const drawTitle = vi.fn(({ title }: Paper) => title);
const columns: readonly Column<Paper>[] = [
  { title: "Title", cell: drawTitle, sortBy: ({ title }) => title },
  { title: "Note", cell: ({ id }) => <Note about={id} /> },
];
const actions = ({ title }: Paper) => <button type="button">Edit {title}</button>;
const textsOf = ({ title }: Paper) => [title];

/** A part with a state of its own. */
function Note({ about }: { about: string }) {
  const [text] = useState(about);
  return <i>{text}</i>;
}

function table(rows: Paper[], query = "") {
  return (
    <DataTable
      caption="Papers"
      columns={columns}
      rows={rows}
      search={{ query, textsOf }}
      actions={actions}
      empty="No papers found"
    />
  );
}

const bodyRows = () => [...document.querySelectorAll("tbody tr")];
const titles = () => bodyRows().map((row) => row.querySelector("td")?.textContent);
const notes = () => [...document.querySelectorAll("i")].map(({ textContent }) => textContent);
const head = () => screen.getByText("Title", { selector: "button" });
const titlesFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `title ${first + index}`);

describe("sorting, searching and turning the page", () => {
  it("shows the rows of the page", () => {
    const { rerender } = render(table(papers));
    expect(bodyRows()).toHaveLength(50);
    fireEvent.click(head());
    expect(titles()).toEqual(titlesFrom(1, 50));
    fireEvent.click(screen.getByLabelText("Next page"));
    expect(titles()).toEqual(titlesFrom(51, 60));
    rerender(table(papers, "5"));
    expect(titles()).toHaveLength(15);
    expect(screen.queryByLabelText("Next page")).toBeNull();
    rerender(table(papers, "none of them"));
    expect(bodyRows().map(({ textContent }) => textContent)).toEqual(["No papers found"]);
  });

  it("leaves the focus where it is, and says how the column is sorted", () => {
    render(table(papers));
    head().focus();
    fireEvent.click(head());
    expect(document.activeElement).toBe(head());
    const direction = () => head().closest("th")?.getAttribute("aria-sort");
    expect(direction()).toBe("ascending");
    fireEvent.click(head());
    expect(direction()).toBe("descending");
    fireEvent.click(head());
    expect(direction()).toBeNull();
  });

  it("is sorted by a choice where rows are cards and the table has no head", () => {
    render(table(papers));
    const choice = screen.getByLabelText<HTMLSelectElement>("Sort by");
    expect([...choice.options].map(({ text }) => text)).toEqual([
      "Default order",
      "Title (ascending)",
      "Title (descending)",
    ]);
    const choose = (name: string) => {
      const wanted = [...choice.options].find(({ text }) => text === name);
      fireEvent.change(choice, { target: { value: wanted?.value } });
    };
    choose("Title (ascending)");
    expect(titles()).toEqual(titlesFrom(1, 50));
    choose("Title (descending)");
    expect(titles()[0]).toBe("title 60");
    fireEvent.click(head());
    expect(choice.selectedOptions[0]?.text).toBe("Default order");
    choose("Title (ascending)");
    choose("Default order");
    expect(head().closest("th")?.getAttribute("aria-sort")).toBeNull();
  });

  it("tells screen readers how much a search has found", () => {
    vi.useFakeTimers();
    const { rerender } = render(table(papers));
    const status = screen.getByRole("status");
    const heard = (query: string) => {
      rerender(table(papers, query));
      act(() => void vi.advanceTimersByTime(1_000));
      return status.textContent;
    };
    expect(heard("5")).toBe("15 entries found");
    expect(heard("title 60")).toBe("1 entry found");
    expect(heard("none of them")).toBe("No entries found");
    expect(heard("")).toBe("");
    vi.useRealTimers();
  });

  it("carries the state of a row's parts to no other row", () => {
    render(table(papers));
    fireEvent.click(head());
    expect(notes().slice(0, 2)).toEqual(["p59", "p58"]);
  });

  it("renders no row again that stays as it is", () => {
    const { rerender } = render(table(papers));
    drawTitle.mockClear();
    rerender(table([...papers]));
    rerender(table([...papers], "title"));
    expect(drawTitle).not.toHaveBeenCalled();
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

  it("are shown at once", () => {
    const { rerender } = render(table(papers));
    rerender(table(readAnew(papers).map((row) => ({ ...row, title: `new ${row.title}` }))));
    expect(within(bodyRows()[49] as HTMLElement).getByText("new title 11")).toBeDefined();
  });
});
