import { Search } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";

/** The search box above a list, which "/" leads to. `placeholder` is its accessible name as well. */
export function SearchBox({
  placeholder,
  value,
  onChange,
}: {
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  useFocusOnSlash(input);
  return (
    <div className="relative max-w-md min-w-60 flex-1">
      <Search aria-hidden className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
      <input
        ref={input}
        type="search"
        aria-keyshortcuts="/"
        aria-label={placeholder}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="h-11 w-full rounded-md border border-faint bg-surface pr-3 pl-9 text-sm text-ink placeholder:text-muted md:h-10"
      />
    </div>
  );
}

/** "/" goes to the input, unless somebody is typing, a dialog is open, or the input is out of sight. */
function useFocusOnSlash(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"]'))
        return;
      if (!input.current?.checkVisibility()) return;
      event.preventDefault();
      input.current.focus();
    };
    document.addEventListener("keydown", focusOnSlash);
    return () => document.removeEventListener("keydown", focusOnSlash);
  }, [input]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"))
  );
}
