import { useEffect, useRef } from "react";

/**
 * What came of something that a field did on its own, such as an upload. Always in the page, so
 * that assistive technology notices the text when it comes. What went wrong is scrolled into sight.
 */
export function FieldStatus({ text, isError = false }: { text: string | null; isError?: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isError && text) frame.current?.scrollIntoView({ block: "nearest" });
  }, [isError, text]);
  return (
    // Below it a form's bar with the save button may cover what is scrolled to.
    <div ref={frame} role={isError ? "alert" : "status"} className="scroll-mb-28">
      {text && <p className={`text-sm ${isError ? "text-danger" : "text-muted"}`}>{text}</p>}
    </div>
  );
}
