import { useEffect } from "react";

const SEARCH_BOX = 'input[type="search"][aria-keyshortcuts="/"]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * "/" goes to the search box in sight, unless somebody is typing or a dialog is open. It belongs to
 * the frame of the owner's area, which takes keys before the list of a screen does.
 */
export function SearchShortcut() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector(DIALOG)) return;
      const boxes = [...document.querySelectorAll<HTMLInputElement>(SEARCH_BOX)];
      const shown = boxes.find((box) => box.checkVisibility());
      if (!shown) return;
      event.preventDefault();
      shown.focus();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"))
  );
}
