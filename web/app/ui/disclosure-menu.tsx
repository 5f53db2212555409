import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";

/**
 * A menu of links behind a button, as a native `<details>`: it opens without JavaScript. With it,
 * Escape closes the menu and gives the focus back, and so do a press or the focus elsewhere, and
 * choosing a link.
 */
export function DisclosureMenu({
  summary,
  className,
  summaryClassName,
  children,
}: {
  summary: ReactNode;
  className: string;
  summaryClassName: string;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => (details.current ? closeFromOutside(details.current) : undefined), []);
  return (
    <details ref={details} className={className}>
      <summary className={`cursor-pointer list-none ${summaryClassName}`}>{summary}</summary>
      {/* A click on a link inside is a choice; the links themselves take the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={(event) => closeOnChoice(event, details.current)}>{children}</div>
    </details>
  );
}

function closeOnChoice(event: MouseEvent, details: HTMLDetailsElement | null): void {
  const isLink = event.target instanceof Element && event.target.closest("a");
  if (isLink && details) details.open = false;
}

/** Escape, and a press or the focus outside, close the menu. Returns what ends this. */
function closeFromOutside(details: HTMLDetailsElement): () => void {
  const end = new AbortController();
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.open) return;
    details.open = false;
    details.querySelector("summary")?.focus();
  };
  const onOutside = (event: Event) => {
    if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
  };
  document.addEventListener("keydown", onKey, end);
  document.addEventListener("pointerdown", onOutside, end);
  document.addEventListener("focusin", onOutside, end);
  return () => end.abort();
}
