import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useCallback } from "react";
import { texts as all } from "~/entities/revision/texts";
import { requireOwner } from "~/lib/auth/guard.server";
import { settle } from "~/lib/cms/settle.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { LoadedList } from "~/ui/admin/feedback/loaded-list";
import { Loading } from "~/ui/admin/feedback/loading";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { type ActivityPage, type ActivityRow, readActivity } from "./activity.server";

export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

const texts = all.activity;

export const meta: MetaFunction = () => adminMeta(texts.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const before = new URL(request.url).searchParams.get("before") ?? undefined;
  return owner.reply({ activity: settle("the activity", readActivity(owner.cms, before)) });
}

const skeleton = <Loading label={texts.loading} />;

export default function Activity() {
  const { activity } = useLoaderData<typeof loader>();
  const list = useCallback((page: ActivityPage) => <ActivityList {...page} />, []);
  return (
    <>
      <ScreenHeader title={texts.title} subtitle={texts.subtitle} />
      <LoadedList value={activity} skeleton={skeleton} failed={texts.readFailed}>
        {list}
      </LoadedList>
    </>
  );
}

function ActivityList({ rows, older, isFirst, usage }: ActivityPage) {
  return (
    <>
      {rows.length === 0 && <p className="text-sm text-muted">{texts.empty}</p>}
      <ol className="divide-y divide-line border-y border-line text-sm">
        {rows.map((row) => (
          <Entry key={row.key} row={row} />
        ))}
      </ol>
      <nav aria-label="Pages" className="mt-4 flex gap-6 text-sm empty:hidden">
        {!isFirst && (
          <Link to="/admin/activity" className="touch-target underline hover:text-ink">
            {texts.newest}
          </Link>
        )}
        {older && (
          <Link to={older} className="touch-target underline hover:text-ink">
            {texts.older}
          </Link>
        )}
      </nav>
      {usage && <p className="mt-6 text-sm text-muted">{usage}</p>}
    </>
  );
}

function Entry({ row: { at, what, kind, label, to, details } }: { row: ActivityRow }) {
  return (
    <li className="grid gap-x-4 py-3 lg:grid-cols-[12rem_minmax(0,1fr)_18rem]">
      <span className="text-muted tabular-nums">{at}</span>
      <span className="min-w-0 wrap-anywhere text-ink">
        {what}
        {kind && ` ${kind}`}
        {to && (
          <>
            {" "}
            <Link to={to} className="font-medium underline hover:text-accent">
              {label}
            </Link>
          </>
        )}
      </span>
      <span className="min-w-0 wrap-anywhere text-muted">{details}</span>
    </li>
  );
}
