import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";

/**
 * A menu of links behind a button, as a native `<details>`: it opens without JavaScript. With it,
 * Escape closes the menu and gives the focus back, and so do a click or the focus elsewhere, and
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
  const [isOpen, setOpen] = useState(false);
  useClosing(details, isOpen);
  return (
    <details
      ref={details}
      className={className}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
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

/** Closes the open menu on Escape, and on a press or a focus outside of it. */
function useClosing(ref: { current: HTMLDetailsElement | null }, isOpen: boolean): void {
  useEffect(() => {
    const details = ref.current;
    if (!details || !isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onOutside);
    document.addEventListener("focusin", onOutside);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onOutside);
      document.removeEventListener("focusin", onOutside);
    };
  }, [ref, isOpen]);
}
