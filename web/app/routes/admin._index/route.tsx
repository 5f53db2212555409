import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { BookOpen, Clapperboard, FlaskConical, type LucideIcon, Settings } from "lucide-react";
import { requireOwner } from "~/lib/guard.server";
import { adminMeta } from "~/lib/admin-meta";
import { ScreenHeader } from "~/ui/admin/screen-header";

export { ScreenError as ErrorBoundary } from "~/ui/admin/screen-error";

export const meta: MetaFunction = () => adminMeta("Dashboard");

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  return owner.reply({ name: owner.profile.full_name || "Admin" });
}

interface Tile {
  to: string;
  title: string;
  text: string;
  icon: LucideIcon;
}

const tiles: readonly Tile[] = [
  {
    to: "/admin/publications",
    title: "Publications",
    text: "Add, edit, and delete academic publications",
    icon: BookOpen,
  },
  {
    to: "/admin/media",
    title: "Media",
    text: "Talks, recordings and articles, by you and about you",
    icon: Clapperboard,
  },
  {
    to: "/admin/settings",
    title: "Settings",
    text: "Your profile, your password and where you are signed in",
    icon: Settings,
  },
  {
    to: "/admin/research-settings",
    title: "Research Settings",
    text: "Research areas, projects, the lab and open positions",
    icon: FlaskConical,
  },
];

export default function Dashboard() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader title={`Welcome, ${name}`} subtitle="Choose what you want to manage." />
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {tiles.map(({ to, title, text, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full gap-4 rounded-md border border-line bg-surface p-5 transition-colors duration-150 hover:border-ink/40"
            >
              <Icon aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
              <span>
                <span className="block font-medium text-ink">{title}</span>
                <span className="mt-1 block text-sm text-muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
