import { Search } from "lucide-react";
import {
  type ReactNode,
  createContext,
  createElement,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { failure } from "~/lib/toast/toast";
import { isShortcut } from "~/ui/admin/keyboard/is-shortcut";
import { notify } from "~/ui/feedback/notify";
import type PaletteDialog from "./palette-dialog";

type Dialog = typeof PaletteDialog;

const NOT_LOADED = "“Go to…” could not be opened. Please try again.";

const OpenPalette = createContext<() => void>(() => {});

/**
 * The command palette of the owner's area: Ctrl+K or Cmd+K opens it on every screen. Its code is
 * loaded when it is opened for the first time.
 */
export function CommandPalette({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const close = useCallback(() => {
    setIsOpen(false);
    setIsReady(false);
  }, []);
  const typed = useTypedAhead(isOpen, isReady, close);
  const dialog = usePaletteDialog(isOpen, close);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event, "k") || event.defaultPrevented) return;
      // A form on top of the screen would be left with what was typed in it.
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const open = useMemo(() => () => setIsOpen(true), []);
  return (
    <OpenPalette.Provider value={open}>
      {children}
      {isOpen &&
        dialog &&
        createElement(dialog, { typed, onReady: () => setIsReady(true), onClose: close })}
    </OpenPalette.Provider>
  );
}

/** The palette, once it is loaded. An attempt that fails says so, and the next one may succeed. */
function usePaletteDialog(isOpen: boolean, onFailed: () => void): Dialog | null {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  useEffect(() => {
    if (!isOpen || dialog) return undefined;
    let isWanted = true;
    import("./palette-dialog").then(
      ({ default: loaded }) => setDialog(() => loaded),
      () => {
        if (!isWanted) return;
        notify(failure(NOT_LOADED));
        onFailed();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen, dialog, onFailed]);
  return dialog;
}

/**
 * What is typed before the palette can take it: no letter is lost, and no key scrolls the page or
 * reaches the field below. Escape takes the palette back.
 */
function useTypedAhead(isOpen: boolean, isReady: boolean, onCancel: () => void): string {
  const [typed, setTyped] = useState("");
  const isWaiting = isOpen && !isReady;
  useEffect(() => {
    if (!isOpen) setTyped("");
  }, [isOpen]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const take = (event: KeyboardEvent) => {
      const { key } = event;
      const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isLetter && !["Backspace", "Enter", "Escape"].includes(key)) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === "Escape") onCancel();
      else if (key !== "Enter") setTyped((text) => (isLetter ? text + key : text.slice(0, -1)));
    };
    document.addEventListener("keydown", take, true);
    return () => document.removeEventListener("keydown", take, true);
  }, [isWaiting, onCancel]);
  return typed;
}

/** Opens the palette by mouse or touch. */
export function PaletteButton() {
  const open = useContext(OpenPalette);
  return (
    <button
      type="button"
      onClick={open}
      aria-keyshortcuts="Control+K Meta+K"
      className="flex min-h-11 w-full items-center gap-3 rounded-md border border-line px-3 text-sm text-muted hover:border-ink/40 hover:text-ink md:min-h-9 noscript:hidden"
    >
      <Search aria-hidden className="size-4" />
      <span className="flex-1 text-left">Go to…</span>
      <kbd className="font-sans text-xs max-md:hidden">Ctrl K</kbd>
    </button>
  );
}
