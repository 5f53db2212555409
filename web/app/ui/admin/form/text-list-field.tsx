import { useField } from "@conform-to/react";
import { ChevronLeft, Plus, X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { nonBlankLines } from "~/lib/format/lines";
import { Button } from "~/ui/basic/button";
import { FieldFrame, controlClass } from "./field";

/**
 * A list of texts, such as authors: added with the button or Enter, moved, removed. Several in one
 * text become an entry each when they are added, pasted, or left in the field.
 * Posts `name[0]`, `name[1]`, … A text that was typed but not added yet is posted as the last one,
 * so that saving never loses it.
 * @param split finds the texts in one that was typed or pasted; a line each unless told another
 */
export function TextListField(props: TextListProps) {
  const [{ key }] = useField<string[]>(props.name);
  // A list that is set from outside begins anew.
  return <TextList key={key} {...props} />;
}

interface TextListProps {
  name: string;
  label: string;
  placeholder: string;
  split?: (text: string) => string[];
  /** Whether it is marked. The schema cannot tell: an empty list reaches it as one that is missing. */
  isRequired?: boolean;
}

function TextList({
  name,
  label,
  placeholder,
  split = nonBlankLines,
  isRequired = false,
}: TextListProps) {
  const [meta, form] = useField<string[]>(name);
  const { id, errorId, descriptionId, allErrors } = meta;
  const isWrong = (index: number) => `${name}[${index}]` in allErrors;
  const [texts, setTexts] = useState(() => initialTexts(meta.initialValue));
  const input = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) form.validate({ name });
    isFirst.current = false;
    // `form` is a new object on each render; only a change of the list calls for a verdict.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [texts, name]);

  const addAll = (added: readonly string[]) => {
    setTexts([...texts, ...added]);
    if (input.current) input.current.value = "";
  };
  const add = () => {
    const added = split(input.current?.value ?? "");
    if (added.length === 0) return;
    addAll(added);
    input.current?.focus();
  };
  const addSeveral = () => {
    const added = split(input.current?.value ?? "");
    if (added.length > 1) addAll(added);
  };
  const addPasted = (event: ClipboardEvent<HTMLInputElement>) => {
    const added = split(event.clipboardData.getData("text"));
    if (added.length < 2 || event.currentTarget.value.trim()) return;
    event.preventDefault();
    addAll(added);
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const remove = (index: number) => {
    setTexts(texts.toSpliced(index, 1));
    input.current?.focus();
  };

  return (
    <FieldFrame
      meta={{ id, errorId, descriptionId, errors: Object.values(allErrors).flat() }}
      label={label}
      isRequired={isRequired}
    >
      {texts.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {texts.map((text, index) => (
            <li
              key={`${index}-${text}`}
              className={`inline-flex max-w-full items-center rounded-md border bg-surface pl-2 text-sm ${
                isWrong(index) ? "border-danger" : "border-line"
              }`}
            >
              <input type="hidden" name={`${name}[${index}]`} value={text} />
              <span className="min-w-0 wrap-anywhere">{text}</span>
              {index > 0 && (
                <ChipButton
                  label={`Move ${text} forward`}
                  onClick={() => setTexts(moved(texts, index))}
                >
                  <ChevronLeft aria-hidden className="size-3.5" />
                </ChipButton>
              )}
              <ChipButton label={`Remove ${text}`} onClick={() => remove(index)}>
                <X aria-hidden className="size-3.5" />
              </ChipButton>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <input
          ref={input}
          id={meta.id}
          name={`${name}[${texts.length}]`}
          placeholder={placeholder}
          onKeyDown={addOnEnter}
          onPaste={addPasted}
          onBlur={addSeveral}
          aria-invalid={meta.valid ? undefined : true}
          aria-describedby={meta.valid ? undefined : meta.errorId}
          className={`${controlClass} h-11 md:h-10`}
        />
        <Button variant="secondary" className="shrink-0" onClick={add}>
          <Plus aria-hidden className="size-4" /> Add
        </Button>
      </div>
    </FieldFrame>
  );
}

function initialTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
}

/** The list with one entry a place further forward. */
function moved(texts: readonly string[], index: number): string[] {
  const text = texts[index];
  return text === undefined ? [...texts] : texts.toSpliced(index, 1).toSpliced(index - 1, 0, text);
}

function ChipButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="inline-flex size-9 shrink-0 items-center justify-center text-muted hover:text-ink md:size-7"
    >
      {children}
    </button>
  );
}
