import { useLocation } from "@remix-run/react";
import { DisclosureMenu } from "~/ui/layout/disclosure-menu";
import { ThemeSwitch } from "~/ui/layout/theme-switch";
import { type NavItem, always, contact, everything, publications, secondary } from "./navigation";
import { texts } from "./texts";

const caps = "text-xs font-medium tracking-[0.08em]";
const barLink = `${caps} relative flex h-11 items-center px-3 text-muted transition-colors duration-150 hover:text-ink aria-[current]:text-ink after:absolute after:inset-x-3 after:bottom-1.5 after:h-px aria-[current]:after:bg-accent`;
const menuLink = `${caps} flex min-h-11 items-center px-4 text-muted transition-colors duration-150 hover:bg-surface hover:text-ink aria-[current]:text-accent`;

/** The professor's name and the way to every page (public spec §2, Site layout). */
export function SiteHeader({ name }: { name: string }) {
  return (
    <header id="header" className="sticky top-0 z-40 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 md:px-8">
        <a
          href="/"
          className="mr-auto min-w-0 truncate py-2 font-serif text-lg text-ink hover:text-accent"
        >
          {name}
        </a>
        <NavBar />
        <ThemeSwitch className="-mr-3 max-md:mr-0" />
        <SmallMenu />
      </div>
    </header>
  );
}

/** Medium screens show three links and MORE, large ones the rest of the primary links too. */
function NavBar() {
  return (
    <nav aria-label="Main" className="hidden md:block">
      <ul className="flex items-center">
        {always.map((item) => (
          <Item key={item.to} item={item} className={barLink} />
        ))}
        <Item item={publications} className={barLink} only="max-lg:hidden" />
        <li>
          <MoreMenu />
        </li>
        <Item item={contact} className={barLink} only="max-lg:hidden" />
      </ul>
    </nav>
  );
}

function MoreMenu() {
  const { pathname } = useLocation();
  const holdsPage = (item: NavItem) => isWithin(pathname, item);
  const marked = secondary.some(holdsPage) ? "text-ink" : "text-muted";
  const markedOnMedium = [publications, contact].some(holdsPage) ? "max-lg:text-ink" : "";
  return (
    <DisclosureMenu
      className="group relative"
      summaryClassName={`${caps} flex h-11 items-center gap-1.5 px-3 transition-colors duration-150 hover:text-ink group-open:text-ink ${marked} ${markedOnMedium}`}
      summary={
        <>
          {texts.nav.more}
          <Chevron />
        </>
      }
    >
      <ul className="absolute top-[calc(100%+0.625rem)] right-0 max-h-[min(80dvh,100dvh-4rem)] w-52 overflow-y-auto overscroll-contain border border-line bg-paper py-2 shadow-menu">
        <Item item={publications} className={menuLink} only="lg:hidden" />
        {secondary.map((item) => (
          <Item key={item.to} item={item} className={menuLink} />
        ))}
        <Item item={contact} className={menuLink} only="lg:hidden" />
      </ul>
    </DisclosureMenu>
  );
}

function SmallMenu() {
  return (
    <nav aria-label="Main" className="md:hidden">
      <DisclosureMenu
        className="group"
        summaryClassName="-mr-3 flex size-11 items-center justify-center text-ink"
        summary={
          <>
            <span className="sr-only">{texts.menu}</span>
            <MenuIcon />
          </>
        }
      >
        <ul className="absolute inset-x-0 top-full max-h-[min(80dvh,100dvh-4rem)] divide-y divide-line overflow-y-auto overscroll-contain border-y border-line bg-paper shadow-menu">
          {everything.map((item) => (
            <Item key={item.to} item={item} className={`${menuLink} min-h-12`} />
          ))}
        </ul>
      </DisclosureMenu>
    </nav>
  );
}

function Item({ item, className, only }: { item: NavItem; className: string; only?: string }) {
  const { pathname } = useLocation();
  return (
    <li className={only}>
      <a
        href={item.to}
        aria-current={isWithin(pathname, item) ? "page" : undefined}
        className={className}
      >
        {item.label}
      </a>
    </li>
  );
}

/** Whether an address is that of a link or lies below it, as a post lies below the blog. */
function isWithin(pathname: string, { to }: NavItem): boolean {
  return pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
}

function Chevron() {
  return (
    <svg
      aria-hidden
      width="10"
      height="6"
      viewBox="0 0 10 6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="group-open:rotate-180"
    >
      <path d="m1 1 4 4 4-4" />
    </svg>
  );
}

function MenuIcon() {
  return (
    <svg
      aria-hidden
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
    >
      <path className="group-open:hidden" d="M2 6h18M2 11h18M2 16h18" />
      <path className="hidden group-open:block" d="m4 4 14 14M18 4 4 18" />
    </svg>
  );
}
