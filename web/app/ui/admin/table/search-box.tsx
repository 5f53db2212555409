import { Search } from "lucide-react";
import { useEffect, useRef } from "react";

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
  useEffect(() => {
    // What was typed before the page's scripts ran.
    const typed = input.current?.value ?? value;
    if (typed !== value) onChange(typed);
  }, [value, onChange]);
  return (
    <div className="relative max-w-md min-w-[min(15rem,100%)] flex-1">
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
