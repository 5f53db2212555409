import { useLocation } from "@remix-run/react";
import type { SiteFrame } from "./frame";

/**
 * The head of a printed page, where About and Publications read as a curriculum vitae. About has the
 * name as its title.
 */
export function Letterhead({ frame: { name, contact } }: { frame: SiteFrame }) {
  const { pathname } = useLocation();
  const details = [contact.department, contact.university, contact.office, contact.email];
  return (
    <div aria-hidden className="mb-8 hidden border-b border-line pb-3 print:block">
      {pathname !== "/about" && <p className="text-lg">{name}</p>}
      <p className="text-xs text-muted">{details.filter(Boolean).join(" · ")}</p>
    </div>
  );
}
