import { Link, useLocation } from "@remix-run/react";
import { buttonClass } from "~/ui/basic/button";

/** What an admin screen shows when it cannot be drawn at all; the sidebar stays. */
export function ScreenError() {
  const { pathname } = useLocation();
  return (
    <div role="alert" className="rounded-md border border-line px-6 py-10 text-center">
      <h1 className="font-serif text-lg text-ink">This screen could not be shown</h1>
      <p className="mt-2 text-sm text-muted">Something went wrong. Your content is safe.</p>
      <Link to={pathname} reloadDocument className={buttonClass("secondary", "mt-4")}>
        Try again
      </Link>
    </div>
  );
}
