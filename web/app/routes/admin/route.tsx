import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { requireOwner } from "~/lib/auth/guard.server";
import { env } from "~/lib/env.server";
import { today } from "~/lib/format/dates";
import { adminMeta } from "~/lib/head/admin-meta";
import { DraftNotices } from "~/ui/admin/drafts/draft-notices";
import { SaveShortcut } from "~/ui/admin/drafts/save-shortcut";
import { TimeZoneProvider } from "~/ui/admin/calendar/time-zone";
import { TodayProvider } from "~/ui/admin/calendar/today";
import { LibraryPictures } from "~/ui/admin/picture/library-pictures";
import { UnsavedGuard } from "~/ui/admin/form/unsaved-guard";
import { SearchShortcut } from "~/ui/admin/keyboard/search-shortcut";
import { ClickOnMoved } from "~/ui/admin/layout/click-on-moved";
import { CommandPalette } from "./command-palette";
import { panelUrl } from "./panel-url.server";
import { ResourceModules } from "./resource-modules";
import { Sidebar } from "./sidebar";
import { SignInDialog } from "./sign-in-dialog";

export { revalidateFrame as shouldRevalidate } from "~/lib/forms/revalidation";

export const meta: MetaFunction = () => adminMeta("Admin");

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const { id, full_name, email } = owner.profile;
  return owner.reply({
    user: { id, full_name, email },
    panelUrl: panelUrl(env.SITE_URL, env.CMS_URL),
    today: today(env.TIME_ZONE),
    timeZone: env.TIME_ZONE,
  });
}

export default function AdminLayout() {
  const { user, panelUrl, today, timeZone } = useLoaderData<typeof loader>();
  return (
    <CommandPalette>
      <div className="min-h-dvh bg-paper font-sans text-ink md:grid md:grid-cols-[16rem_1fr]">
        <a href="#main" className="sr-only focus:not-sr-only">
          Skip to content
        </a>
        <Sidebar user={user} panelUrl={panelUrl} />
        {/* Below the last row a phone has room for a toast, so that what it covers can be scrolled free. */}
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 px-4 pt-6 pb-40 outline-none md:px-8 md:py-8"
        >
          <div className="mx-auto max-w-page">
            <DraftNotices account={user.id} />
            <SaveShortcut />
            <SearchShortcut />
            <ClickOnMoved />
            <ResourceModules />
            <SignInDialog user={user} />
            <TodayProvider value={today}>
              <TimeZoneProvider value={timeZone}>
                <UnsavedGuard>
                  <LibraryPictures>
                    <Outlet />
                  </LibraryPictures>
                </UnsavedGuard>
              </TimeZoneProvider>
            </TodayProvider>
          </div>
        </main>
      </div>
    </CommandPalette>
  );
}
