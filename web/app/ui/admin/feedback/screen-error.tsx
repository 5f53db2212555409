import { Link, useLocation } from "@remix-run/react";
import { useState } from "react";
import { useRequestId } from "~/lib/http/request-id";
import { buttonClass } from "~/ui/basic/button";

/** What an admin screen shows when it cannot be rendered at all; the sidebar stays. */
export function ScreenError() {
  const { pathname } = useLocation();
  const requestId = useRequestId();
  const [shownId] = useState(() => requestId ?? renderedRequestId());
  return (
    <div role="alert" className="rounded-md border border-line px-6 py-10 text-center">
      <h1 className="font-serif text-lg text-ink">This screen could not be shown</h1>
      <p className="mt-2 text-sm text-muted">Something went wrong. Your content is safe.</p>
      {shownId !== null && (
        <p data-request-id={shownId} className="mt-2 text-xs text-muted">
          {`Request: ${shownId}`}
        </p>
      )}
      <Link to={pathname} reloadDocument className={buttonClass("secondary", "mt-4")}>
        Try again
      </Link>
    </div>
  );
}

/** The name of the request in the page that the server has rendered, which the browser takes over. */
function renderedRequestId(): string | null {
  if (typeof document === "undefined") return null;
  const rendered = document.querySelector<HTMLElement>("[data-request-id]");
  return rendered?.dataset["requestId"] ?? null;
}
