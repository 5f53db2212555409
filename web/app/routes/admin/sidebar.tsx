import { Form, NavLink, matchPath, useLocation, useNavigation } from "@remix-run/react";
import { LogOut, Menu } from "lucide-react";
import { PaletteButton } from "./command-palette";
import { screens } from "./screens";

interface User {
  full_name: string;
  email: string;
}

interface Props {
  user: User;
  /** Strapi's panel; null where it cannot be reached. */
  panelUrl: string | null;
}

/** The admin's navigation: always there on a wide screen, behind a toggle on a narrow one. */
export function Sidebar({ user, panelUrl }: Props) {
  const { key } = useLocation();
  return (
    <>
      <details
        key={key}
        className="sticky top-0 z-20 border-b border-line bg-surface md:hidden print:hidden"
      >
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 [&::-webkit-details-marker]:hidden">
          <Menu aria-hidden className="size-5" />
          <span className="font-medium">Menu</span>
        </summary>
        <div className="max-h-[min(80dvh,100dvh-3.5rem)] overflow-y-auto border-t border-line p-4">
          <SidebarContent user={user} panelUrl={panelUrl} />
        </div>
      </details>
      <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-line bg-surface p-4 md:block print:hidden">
        <SidebarContent user={user} panelUrl={panelUrl} />
      </aside>
    </>
  );
}

function SidebarContent({ user, panelUrl }: Props) {
  const marked = useMarkedPath();
  return (
    <div className="flex min-h-full flex-col gap-6">
      <UserCard user={user} />
      <PaletteButton />
      <nav aria-label="Admin">
        <ul className="space-y-1">
          {screens.map(({ to, label, icon: Icon }) => {
            const end = to === "/admin" || to === "/admin/blog";
            return (
              <li key={to}>
                <NavLink
                  to={to}
                  end={end}
                  data-marked={matchPath({ path: to, end }, marked) ? "" : undefined}
                  className="flex min-h-11 items-center gap-3 rounded-md border-l-2 border-transparent px-3 text-sm text-muted hover:bg-ink/5 hover:text-ink data-marked:border-accent data-marked:bg-ink/5 data-marked:font-medium data-marked:text-ink md:min-h-9"
                >
                  <Icon aria-hidden className="size-4" />
                  {label}
                </NavLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="mt-auto space-y-1 border-t border-line pt-4">
        <a
          href="/"
          className="flex min-h-11 items-center px-3 text-sm text-muted hover:text-ink md:min-h-9"
        >
          View site
        </a>
        {panelUrl && (
          <a
            href={panelUrl}
            className="flex min-h-11 items-center px-3 text-sm text-muted hover:text-ink md:min-h-9"
          >
            Advanced editor
          </a>
        )}
        <Form method="post" action="/logout">
          <button
            type="submit"
            className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-sm text-muted hover:bg-ink/5 hover:text-ink md:min-h-9"
          >
            <LogOut aria-hidden className="size-4" />
            Log out
          </button>
        </Form>
      </div>
    </div>
  );
}

/**
 * The path whose link is marked: a click shows at once, however long its screen takes to load. Until
 * then `aria-current` stays with the screen that is shown.
 */
function useMarkedPath(): string {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname ?? pathname;
}

function UserCard({ user: { full_name, email } }: { user: User }) {
  const name = full_name || "User";
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden
        className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-accent font-medium text-accent-ink"
      >
        {(Array.from(name)[0] ?? "U").toUpperCase()}
      </span>
      <div className="min-w-0 text-sm">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-muted" title={email}>
          {email}
        </p>
      </div>
    </div>
  );
}
