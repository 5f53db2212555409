import { useLocation } from "@remix-run/react";
import { joinFacts } from "~/lib/format/facts";
import type { SiteFrame } from "./frame";

/** Pages that have the name as their title. */
const NAMED = new Set(["/", "/about"]);

/** The head of a printed page, where About and Publications read as a curriculum vitae. */
export function Letterhead({ frame: { name, contact } }: { frame: SiteFrame }) {
  const { pathname } = useLocation();
  const details = [contact.department, contact.university, contact.office, contact.email];
  return (
    <div aria-hidden className="mb-8 hidden border-b border-line pb-3 print:block">
      {!NAMED.has(pathname) && <p className="text-lg">{name}</p>}
      <p className="text-xs text-muted">{joinFacts(details)}</p>
    </div>
  );
}
