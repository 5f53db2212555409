import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useCallback, useMemo } from "react";
import { readName } from "~/entities/about-page/store.server";
import type { PageSeoRow } from "~/entities/seo/page-seo";
import { listPageSettings, readSiteSettingsForEdit } from "~/entities/seo/store.server";
import { texts } from "~/entities/seo/texts";
import { requireOwner } from "~/lib/auth/guard.server";
import { resultOr } from "~/lib/cms/result";
import { settle } from "~/lib/cms/settle.server";
import { env } from "~/lib/env.server";
import { runCommand } from "~/lib/forms/command.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { LoadFailure } from "~/ui/admin/feedback/load-failure";
import { LoadedDocument } from "~/ui/admin/feedback/loaded-document";
import { LoadedList } from "~/ui/admin/feedback/loaded-list";
import { Loading } from "~/ui/admin/feedback/loading";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { TabPanel } from "~/ui/admin/layout/tab-panel";
import { TableSkeleton } from "~/ui/admin/table/table-skeleton";
import { TabLinks } from "~/ui/layout/tab-links";
import { readAddresses } from "./addresses.server";
import { carryOut, command, failureToast } from "./commands.server";
import { GlobalForm } from "./global-form";
import { PagesTab } from "./pages-tab";

export { revalidateUnlessTabChange as shouldRevalidate } from "~/lib/forms/revalidation";
export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta(texts.admin.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const { cms } = owner;
  const pages = settle("the SEO settings of the pages", listPageSettings(cms));
  const [settings, professor, addresses] = await Promise.all([
    settle("the global SEO settings", readSiteSettingsForEdit(cms)),
    settle("the professor's name", readName(cms)),
    readAddresses(cms),
  ]);
  const known = { siteUrl: env.SITE_URL, professor: resultOr(professor, null), addresses };
  return owner.reply({ ...known, settings, pages });
}

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  return runCommand(owner, request, command, {
    run: (asked) => carryOut(owner.cms, asked),
    failed: failureToast,
  });
}

type Tab = "global" | "pages";

const TABS = [
  { tab: "global", to: "/admin/seo" },
  { tab: "pages", to: "/admin/seo?tab=pages" },
] as const;

const skeleton = <TableSkeleton columns={4} label={texts.admin.loading} />;

export default function SeoManagement() {
  const { settings, pages, addresses, professor, siteUrl } = useLoaderData<typeof loader>();
  const tab: Tab = useSearchParams()[0].get("tab") === "pages" ? "pages" : "global";
  const site = settings.ok ? settings.value.value : null;
  const facts = useMemo(() => ({ siteUrl, professor, site }), [siteUrl, professor, site]);
  const table = useCallback(
    (rows: PageSeoRow[]) => <PagesTab rows={rows} addresses={addresses} facts={facts} />,
    [addresses, facts],
  );
  return (
    <>
      <ScreenHeader title={texts.admin.title} subtitle={texts.admin.subtitle} />
      <TabLinks
        label={texts.admin.title}
        tabs={TABS.map((link) => ({
          label: texts.admin.tabs[link.tab],
          to: link.to,
          isCurrent: link.tab === tab,
        }))}
      />
      {/* It stays in the page, so that changing tabs drops nothing. */}
      <div hidden={tab !== "global"}>
        <LoadedDocument
          value={settings}
          fallback={<Loading label={texts.admin.loading} />}
          failed={() => tab === "global" && <LoadFailure message={texts.admin.loadFailed} />}
        >
          {({ value, version }) => <GlobalForm settings={value} version={version} facts={facts} />}
        </LoadedDocument>
      </div>
      <TabPanel isCurrent={tab === "pages"}>
        <LoadedList value={pages} skeleton={skeleton} failed={texts.admin.loadPagesFailed}>
          {table}
        </LoadedList>
      </TabPanel>
    </>
  );
}
