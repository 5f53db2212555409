import { Box, Button, Field, Flex, IconButton, TextInput } from "@strapi/design-system";
import { ArrowDown, ArrowUp, Plus, Trash } from "@strapi/icons";
import { useField, type InputProps } from "@strapi/strapi/admin";
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { insertAfter, move, pastedLines, removeAt, replaceAt, toItems } from "./list-items";

interface RowProps {
  name: string;
  label: string;
  item: string;
  index: number;
  isLast: boolean;
  disabled: boolean;
  onChange: (item: string) => void;
  onInsert: (added: string[]) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One text with its buttons. Enter adds a row below, several pasted lines become several rows. */
function Row({ name, label, item, index, isLast, disabled, ...on }: RowProps) {
  const position = `${label} ${index + 1}`;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    on.onInsert([""]);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const lines = pastedLines(event.clipboardData.getData("text"));
    if (lines === undefined || item !== "") return;
    event.preventDefault();
    on.onInsert(lines);
  };
  return (
    <Flex gap={1}>
      <Box flex="1">
        <TextInput
          id={`${name}-${index}`}
          aria-label={position}
          value={item}
          disabled={disabled}
          onChange={(event: { target: { value: string } }) => on.onChange(event.target.value)}
          onKeyDown={handleKey}
          onPaste={handlePaste}
        />
      </Box>
      <IconButton
        label={`Move ${position} up`}
        disabled={disabled || index === 0}
        onClick={() => on.onMove(-1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        label={`Move ${position} down`}
        disabled={disabled || isLast}
        onClick={() => on.onMove(1)}
      >
        <ArrowDown />
      </IconButton>
      <IconButton label={`Remove ${position}`} disabled={disabled} onClick={on.onRemove}>
        <Trash />
      </IconButton>
    </Flex>
  );
}

/** Focuses a row as soon as it is there: the form takes its time to draw a new one. */
function useRowFocus(name: string, count: number) {
  const [wanted, setWanted] = useState<number | null>(null);
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted === null || wanted >= count) return;
    rows.current?.querySelector<HTMLInputElement>(`[id="${name}-${wanted}"]`)?.focus();
    setWanted(null);
  }, [name, wanted, count]);
  return { rows, focusRow: setWanted };
}

/** Edits a list of texts as a list. The server trims the texts and drops blank ones. */
export default function TextListInput(props: InputProps) {
  const { name, hint, label, labelAction, required = false, disabled = false } = props;
  const field = useField(name);
  const items = toItems(field.value);
  const { rows, focusRow } = useRowFocus(name, items.length);
  const labelText = typeof label === "string" ? label : name;
  const change = (changed: string[]) => field.onChange(name, changed);
  const insert = (index: number, added: string[]) => {
    const isBlank = items[index] === "";
    // Lines pasted into an empty row take its place.
    const target = isBlank && added.length > 1 ? removeAt(items, index) : items;
    const after = target === items ? index : index - 1;
    change(insertAfter(target, after, added));
    focusRow(after + added.length);
  };
  return (
    <Field.Root name={name} id={name} error={field.error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Flex ref={rows} direction="column" alignItems="stretch" gap={2}>
        {items.map((item, index) => (
          <Row
            // Rows have no identity of their own: they are edited, inserted and moved by position.
            key={index}
            {...{ name, item, index, disabled, label: labelText }}
            isLast={index === items.length - 1}
            onChange={(changed) => change(replaceAt(items, index, changed))}
            onInsert={(added) => insert(index, added)}
            onMove={(by) => {
              change(move(items, index, by));
              focusRow(index + by);
            }}
            onRemove={() => change(removeAt(items, index))}
          />
        ))}
        <Box>
          <Button
            variant="secondary"
            startIcon={<Plus />}
            disabled={disabled}
            onClick={() => insert(items.length - 1, [""])}
          >
            Add
          </Button>
        </Box>
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
