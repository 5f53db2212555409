import { useEffect } from "react";
import { isShortcut } from "~/ui/admin/keyboard/is-shortcut";

/** Marks the forms that Ctrl+S saves; "pending" while one is being saved. */
export function savesOnShortcut(isPending: boolean) {
  return { "data-saves": isPending ? "pending" : "" };
}

/** Ctrl+S, or Cmd+S: saves the form that has the focus, or else the only one in sight. */
export function SaveShortcut() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event, "s")) return;
      const form = formToSave();
      if (!form) return;
      event.preventDefault();
      if (form.dataset["saves"] !== "pending") form.requestSubmit();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return null;
}

/**
 * What Enter presses in a field: the first submit button of its form. Without it, that would be
 * whichever comes before the one that saves, such as "Save anyway" or "Add link".
 */
export function EnterSaves({ label }: { label: string }) {
  return (
    <button type="submit" tabIndex={-1} aria-hidden className="sr-only">
      {label}
    </button>
  );
}

function formToSave(): HTMLFormElement | null {
  const focused = document.activeElement?.closest<HTMLFormElement>("form[data-saves]");
  if (focused) return focused;
  const all = [...document.querySelectorAll<HTMLFormElement>("form[data-saves]")];
  const shown = all.filter((form) => form.offsetParent !== null || form.closest("[role=dialog]"));
  const inDialog = shown.filter((form) => form.closest("[role=dialog]"));
  const candidates = inDialog.length > 0 ? inDialog : shown;
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}
