import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";

export interface TabLink {
  label: string;
  to: string;
  isCurrent: boolean;
}

/**
 * Tabs as links, for views that an address can name: they work without JavaScript and can be
 * shared. On a hydrated page the scroll position is kept; on a public one each tab is a document.
 * @param label names the group, such as "Courses"
 */
export function TabLinks({ label, tabs }: { label: string; tabs: TabLink[] }) {
  const list = useCurrentInView(tabs.find(({ isCurrent }) => isCurrent)?.to);
  return (
    <nav aria-label={label} className="mb-8 border-b border-line text-sm print:hidden">
      <ul
        ref={list}
        data-scroll-row=""
        className="relative -mx-1 -mb-px flex gap-4 overflow-x-auto"
      >
        {tabs.map(({ label, to, isCurrent }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? "true" : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent px-1 text-muted -outline-offset-2 transition-colors duration-150 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink pointer-coarse:min-w-11 pointer-coarse:justify-center"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where there is not room for all tabs, the current one is scrolled into view (and by enhance/). */
function useCurrentInView(current: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    if (!list.current || !tab) return;
    const { clientWidth } = list.current;
    list.current.scrollLeft = tab.offsetLeft - (clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return list;
}
