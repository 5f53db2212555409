import { fireEvent, render, screen, within } from "@testing-library/react";
import { type ComponentProps, useRef, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { EntryRow } from "~/entities/publication-import/entry-row";
import { selectionOf } from "~/entities/publication-import/selection";
import { EntriesTable } from "./entries-table";
import type { EntryTableRow } from "./entry-table-row";
import { KindFilter } from "./kind-filter";
import { useTicks } from "./use-ticks";

function entry(row: number, changes: Partial<EntryRow> = {}): EntryRow {
  return {
    row,
    kind: "new",
    title: `Entry ${row}`,
    authors: "Ada Lovelace",
    details: "2019",
    place: `line ${row}`,
    warnings: [],
    problem: null,
    match: null,
    differences: [],
    version: null,
    ...changes,
  };
}

const differences = [
  { field: "doi", label: "DOI", current: "empty", imported: "10.1/x" },
  { field: "pages", label: "Pages", current: "1", imported: "1–9" },
];
const rows: EntryRow[] = [
  entry(0),
  entry(1, {
    kind: "duplicate",
    match: { text: "Already there:", title: "It", href: "/publications/it" },
  }),
  entry(2, { kind: "changed", differences }),
  entry(3, { kind: "problem", problem: "Line 3: It has no title." }),
  entry(4, { version: { label: "Version of “Entry 0”", isGiven: false } }),
];

const edited = vi.fn();

const drawn = vi.hoisted(() => vi.fn<(row: number) => void>());
vi.mock("./entry-table-row", async (load) => {
  const { EntryTableRow: Row } = await load<{ EntryTableRow: typeof EntryTableRow }>();
  const Counted = (props: ComponentProps<typeof Row>) => {
    drawn(props.row.row);
    return <Row {...props} />;
  };
  return { EntryTableRow: Counted };
});

function Form({ rows }: { rows: readonly EntryRow[] }) {
  const form = useRef<HTMLFormElement>(null);
  const { count, duplicates, areAllTicked, recount, tickAll } = useTicks(form, rows);
  const [sent, setSent] = useState("");
  return (
    <form
      ref={form}
      onChange={recount}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(JSON.stringify(selectionOf(new FormData(event.currentTarget))));
      }}
    >
      <KindFilter
        counts={{ new: 2, duplicate: 1, changed: 1, problem: 1 }}
        form={form}
        onChange={recount}
      />
      <EntriesTable
        rows={rows}
        restored={null}
        areAllTicked={areAllTicked}
        onTickAll={tickAll}
        onEdit={edited}
      />
      <button type="submit">
        {count} ticked, {duplicates} twice
      </button>
      <output>{sent}</output>
    </form>
  );
}

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const send = () => {
  fireEvent.click(screen.getByRole("button", { name: /ticked/ }));
  return JSON.parse(screen.getByRole("status").textContent || "null") as unknown;
};
const words = () => screen.getByRole("button", { name: /ticked/ }).textContent;

beforeEach(() => void drawn.mockClear());

describe("the entries of an import", () => {
  it("are ticked when they are new, and not offered with a problem", () => {
    render(<Form rows={rows} />);
    const states = [0, 1, 2, 3, 4].map((row) => box(`Select Entry ${row}`));
    expect(states.map(({ checked }) => checked)).toEqual([true, false, false, false, true]);
    expect(states.map(({ disabled }) => disabled)).toEqual([false, false, false, true, false]);
    expect(screen.getByText("Line 3: It has no title.")).toBeDefined();
    expect(words()).toBe("2 ticked, 0 twice");
    expect(send()).toEqual([{ row: 0 }, { row: 4 }]);
  });

  it("take of a change what is ticked, and a version when it is wanted", () => {
    render(<Form rows={rows} />);
    fireEvent.click(box("Select Entry 2"));
    fireEvent.click(box(/^Pages/));
    fireEvent.click(box(/^Version of/));
    expect(words()).toBe("3 ticked, 0 twice");
    expect(send()).toEqual([{ row: 0 }, { row: 2, fields: ["doi"] }, { row: 4, version_of: true }]);
  });

  it("count a change only when something of it is taken, as the import does", () => {
    render(<Form rows={rows} />);
    fireEvent.click(box("Select Entry 2"));
    expect(words()).toBe("3 ticked, 0 twice");
    fireEvent.click(box(/^DOI/));
    fireEvent.click(box(/^Pages/));
    expect(words()).toBe("2 ticked, 0 twice");
    fireEvent.click(box(/^Pages/));
    expect(words()).toBe("3 ticked, 0 twice");
  });

  it("are all ticked at once, those in sight alone, and a duplicate is counted", () => {
    render(<Form rows={rows} />);
    const all = box("Select all");
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    fireEvent.click(all);
    expect(words()).toBe("4 ticked, 1 twice");
    expect([all.checked, all.indeterminate]).toEqual([true, false]);
    fireEvent.change(screen.getByLabelText("Show"), { target: { value: "duplicate" } });
    fireEvent.click(all);
    expect(words()).toBe("3 ticked, 0 twice");
    expect(document.querySelectorAll("tbody tr:not([hidden])")).toHaveLength(1);
  });

  it("are not drawn again by a tick, however many they are", () => {
    render(<Form rows={rows} />);
    expect(drawn).toHaveBeenCalledTimes(rows.length);
    drawn.mockClear();
    fireEvent.click(box("Select Entry 0"));
    expect(words()).toBe("1 ticked, 0 twice");
    expect(drawn).not.toHaveBeenCalled();
  });

  it("are offered, and ticked, once they are corrected; other ticks stay", () => {
    const { rerender } = render(<Form rows={rows} />);
    fireEvent.click(box("Select Entry 0"));
    rerender(<Form rows={rows.map((row) => (row.row === 3 ? entry(3) : { ...row }))} />);
    expect(box("Select Entry 3").checked).toBe(true);
    expect(box("Select Entry 0").checked).toBe(false);
    expect(words()).toBe("2 ticked, 0 twice");
  });

  it("are edited by their button, and lead to what is there already", () => {
    render(<Form rows={rows} />);
    fireEvent.click(screen.getByRole("button", { name: "Edit Entry 3" }));
    expect(edited).toHaveBeenCalledWith(3);
    const row = screen.getByRole("link", { name: "It" }).closest("tr");
    expect(within(row as HTMLElement).getByText("Duplicate")).toBeDefined();
  });
});
