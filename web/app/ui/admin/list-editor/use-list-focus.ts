import { useEffect, useRef } from "react";

/** What has just happened to a list. `index` is the entry's place, after a move the new one. */
export type ListChange =
  | { kind: "added" | "removed"; index: number }
  | { kind: "moved"; index: number; by: "up" | "down" | "drag" };

/**
 * Lets the focus follow a change of a list, once the list is rendered in its new order.
 * @param order changes whenever entries come, go or move
 * @returns the ref of the element whose children are the entries, but for those that carry
 *   `data-removed`. The buttons that move an entry
 *   carry `data-move="up"` and `data-move="down"`, what it is dragged by `data-move="drag"`.
 */
export function useListFocus(order: string) {
  const list = useRef<HTMLOListElement>(null);
  const change = useRef<ListChange | null>(null);
  useEffect(() => {
    if (change.current && list.current) targetOf(list.current, change.current)?.focus();
    change.current = null;
  }, [order]);
  const focusAfter = (happened: ListChange) => {
    change.current = happened;
  };
  return { list, focusAfter };
}

/** The first field, or what opens the entry where its fields are hidden. */
function firstControl(entry: Element): HTMLElement | null {
  const field = entry.querySelector<HTMLElement>("input:not([type=hidden]), textarea");
  return field?.offsetParent ? field : entry.querySelector<HTMLElement>("[aria-expanded]");
}

function targetOf(list: HTMLElement, change: ListChange): HTMLElement | null {
  const entries = [...list.children].filter((child) => !child.hasAttribute("data-removed"));
  const entry = entries[Math.min(change.index, entries.length - 1)];
  // The last one is gone: on to the button that adds one, which stands beside the list.
  if (!entry) return list.parentElement?.querySelector<HTMLElement>("[data-add]") ?? null;
  if (change.kind !== "moved") return firstControl(entry);
  // Lists inside the entry have such buttons too.
  const buttons = [...entry.querySelectorAll<HTMLButtonElement>("[data-move]:enabled")].filter(
    (button) => button.closest("li") === entry,
  );
  const arrows = buttons.filter(({ dataset }) => dataset["move"] !== "drag");
  return buttons.find(({ dataset }) => dataset["move"] === change.by) ?? arrows[0] ?? null;
}
