import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { type DialogKind } from "./dialogs";
import { type Tool, toolGroups } from "./tools";

/**
 * What can be done with the text. One stop for the Tab key; the arrows, Home and End lead from
 * button to button, and Escape back into the text (WAI-ARIA's pattern for a toolbar).
 */
export function Toolbar({
  editor,
  onOpen,
}: {
  editor: Editor;
  onOpen: (kind: DialogKind) => void;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const groups = toolGroups(editor, onOpen);
  const starts = groups.map((_, index) => groups.slice(0, index).flat().length);
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      tabIndex={-1}
      onKeyDown={(event) => moveFocus(event, bar, setCurrent, editor)}
      className="sticky top-0 z-10 flex flex-wrap gap-x-1 gap-y-0.5 rounded-t-md border-b border-line bg-surface p-1 max-md:top-14 max-md:flex-nowrap max-md:overflow-x-auto"
    >
      {groups.map((tools, group) => (
        <div
          key={group}
          role="group"
          className="flex gap-0.5 border-line not-first:border-l not-first:pl-1"
        >
          {tools.map((tool, index) => {
            const place = (starts[group] ?? 0) + index;
            return (
              <ToolButton
                key={tool.label}
                tool={tool}
                isStop={place === current}
                onFocus={() => setCurrent(place)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function moveFocus(
  event: KeyboardEvent,
  bar: RefObject<HTMLDivElement | null>,
  setCurrent: (place: number) => void,
  editor: Editor,
): void {
  const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const targets: Record<string, number> = {
    ArrowRight: (at + 1) % buttons.length,
    ArrowLeft: (at - 1 + buttons.length) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  };
  if (event.key === "Escape") editor.commands.focus();
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  setCurrent(target);
  buttons[target]?.focus();
}

/** @param isStop whether the Tab key stops here */
export function ToolButton({
  tool: { label, shortcut, icon: Icon, isActive, isDisabled = false, run },
  isStop = true,
  onFocus,
}: {
  tool: Tool;
  isStop?: boolean;
  onFocus?: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-keyshortcuts={shortcut}
      aria-pressed={isActive}
      // Still there for the keyboard: a button that goes would take the focus with it.
      aria-disabled={isDisabled || undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      // The text keeps the focus and what is selected in it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isDisabled && run()}
      className="rounded inline-flex size-11 shrink-0 items-center justify-center text-muted transition-colors duration-150 hover:bg-ink/5 hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-pressed:bg-accent/15 aria-pressed:text-accent md:size-8"
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}
