import type { Editor } from "@tiptap/core";
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Columns2,
  Rows2,
  Rows3,
  TableCellsMerge,
  Trash2,
} from "lucide-react";
import { ToolButton } from "./toolbar";
import type { Tool } from "./tools";

/** What can be done with the table that the cursor is in. */
export function TableTools({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus();
  const tools: Tool[] = [
    { label: "Add row below", icon: BetweenHorizontalEnd, run: () => chain().addRowAfter().run() },
    {
      label: "Add column after",
      icon: BetweenVerticalEnd,
      run: () => chain().addColumnAfter().run(),
    },
    { label: "Delete row", icon: Rows2, run: () => chain().deleteRow().run() },
    { label: "Delete column", icon: Columns2, run: () => chain().deleteColumn().run() },
    { label: "Header row", icon: Rows3, run: () => chain().toggleHeaderRow().run() },
    {
      label: "Merge or split cells",
      icon: TableCellsMerge,
      run: () => chain().mergeOrSplit().run(),
    },
    { label: "Delete table", icon: Trash2, run: () => chain().deleteTable().run() },
  ];
  return (
    <div
      role="group"
      aria-label="Table"
      className="flex flex-wrap items-center gap-0.5 border-b border-line px-2 py-1"
    >
      <span aria-hidden className="mr-2 text-xs text-muted">
        Table
      </span>
      {tools.map((tool) => (
        <ToolButton key={tool.label} tool={tool} />
      ))}
    </div>
  );
}
