import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { requireOwner } from "~/lib/auth/guard.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { tiles } from "./tiles";

export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta("Dashboard");

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  return owner.reply({ name: owner.profile.full_name || "Admin" });
}

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
