import { getTextareaProps, useField } from "@conform-to/react";
import { type ClipboardEvent, type KeyboardEvent, useId } from "react";
import { nonBlankLines } from "~/lib/format/lines";
import { controlClass } from "./field";
import { AddButton, RowsWithUndo } from "../list-editor/list-parts";
import { RowButtons } from "../table/row-buttons";
import { useListEditing } from "../list-editor/use-list-editing";
import { DragHandle, SortableList, useSortableEntry } from "../sortable/sortable-list";

type Entry = ReturnType<typeof useListEditing>["rows"][number];

/**
 * A list of texts, one field each: Enter adds one below, and several lines that are pasted into a
 * blank one become an entry each. One always stays.
 * @param name the list, a field of the surrounding form
 * @param item how one text is called, such as "collaborator"
 */
export function RepeatableTexts({
  name,
  label,
  item,
}: {
  name: string;
  label: string;
  item: string;
}) {
  const labelId = useId();
  const { meta, list, rows, add, insert, move, removed } = useListEditing({
    name,
    item,
    blank: "",
    min: 1,
  });
  return (
    <div role="group" aria-labelledby={labelId} className="min-w-0 space-y-1.5">
      <p id={labelId} className="text-sm font-medium text-ink">
        {label}
      </p>
      <SortableList list={meta.name} ids={rows.map(({ id }) => id)} onMove={move}>
        <ol ref={list} className="space-y-2">
          <RowsWithUndo
            removed={removed}
            rows={rows.map((entry, index) => (
              <TextRow
                key={entry.key}
                entry={entry}
                isAlone={rows.length === 1}
                onInsert={(texts) => insert(index + 1, texts)}
              />
            ))}
          />
        </ol>
      </SortableList>
      <p id={meta.errorId} role="alert" className="text-sm text-danger empty:hidden">
        {meta.errors?.[0]}
      </p>
      <AddButton label={`Add ${item}`} {...add} />
    </div>
  );
}

function TextRow({
  entry: { id, name, label, midSentence, up, down, remove },
  isAlone,
  onInsert,
}: {
  entry: Entry;
  isAlone: boolean;
  onInsert: (texts: readonly string[]) => void;
}) {
  const [meta, form] = useField<string>(name);
  const { ref, style, isDragging, handle } = useSortableEntry(id, label);
  const insertOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onInsert([""]);
  };
  const spreadLines = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const [first = "", ...others] = nonBlankLines(event.clipboardData.getData("text"));
    if (others.length === 0 || event.currentTarget.value) return;
    event.preventDefault();
    form.update({ name: meta.name, value: first });
    onInsert(others);
  };
  return (
    <li ref={ref} style={style} className={isDragging ? "rounded-md bg-paper shadow-menu" : ""}>
      <div className="flex items-start justify-end gap-1 max-[20rem]:flex-wrap">
        <textarea
          {...getTextareaProps(meta)}
          form={undefined}
          key={meta.key}
          aria-label={label}
          rows={1}
          onKeyDown={insertOnEnter}
          onPaste={spreadLines}
          className={`${controlClass} field-sizing-content min-h-11 resize-none py-2.5 md:min-h-10 md:py-2`}
        />
        <DragHandle label={midSentence} handle={handle} disabled={isAlone} />
        <RowButtons label={midSentence} up={up} down={down} remove={remove} />
      </div>
      {meta.errors && (
        <p id={meta.errorId} role="alert" className="text-sm text-danger">
          {meta.errors[0]}
        </p>
      )}
    </li>
  );
}
