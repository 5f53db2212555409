import { Search } from "lucide-react";
import {
  type ReactNode,
  Suspense,
  createContext,
  lazy,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";

const PaletteDialog = lazy(() => import("./palette-dialog"));

const OpenPalette = createContext<() => void>(() => {});

/**
 * The command palette of the owner's area: Ctrl+K or Cmd+K opens it on every screen. Its code is
 * loaded when it is opened for the first time.
 */
export function CommandPalette({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const [typed, setTyped] = useTypedAhead(isOpen && !isReady);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isShortcut || event.key.toLowerCase() !== "k" || event.defaultPrevented) return;
      // A form on top of the screen would be left with what was typed in it.
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const open = useMemo(() => () => setIsOpen(true), []);
  const close = () => {
    setIsOpen(false);
    setIsReady(false);
    setTyped("");
  };
  return (
    <OpenPalette.Provider value={open}>
      {children}
      {isOpen && (
        <Suspense fallback={null}>
          <PaletteDialog typed={typed} onReady={() => setIsReady(true)} onClose={close} />
        </Suspense>
      )}
    </OpenPalette.Provider>
  );
}

/** What is typed before the palette can take it: no letter is lost, and no key scrolls the page. */
function useTypedAhead(isWaiting: boolean) {
  const [typed, setTyped] = useState("");
  useEffect(() => {
    if (!isWaiting) return undefined;
    const take = (event: KeyboardEvent) => {
      const { key } = event;
      const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isLetter && key !== "Backspace") return;
      event.preventDefault();
      setTyped((text) => (isLetter ? text + key : text.slice(0, -1)));
    };
    document.addEventListener("keydown", take, true);
    return () => document.removeEventListener("keydown", take, true);
  }, [isWaiting]);
  return [typed, setTyped] as const;
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
