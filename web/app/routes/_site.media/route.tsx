import { type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type PublicTab, publicTabs, tabOf } from "~/entities/media-item/media-item";
import { listMediaItems } from "~/entities/media-item/store.server";
import { texts } from "~/entities/media-item/texts";
import { PREVIEW_PARAMETER } from "~/entities/preview/preview";
import { previewSeo, siteView } from "~/features/preview/open-preview.server";
import { PreviewNotice } from "~/features/preview/preview-notice";
import { seoFor } from "~/features/seo/seo-for.server";
import { settle } from "~/lib/cms/settle.server";
import { seoTags } from "~/lib/head/seo";
import { BeingSetUp } from "~/ui/feedback/being-set-up";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PageHeader } from "~/ui/layout/page-header";
import { TabLinks } from "~/ui/layout/tab-links";
import { toListing } from "./listing";
import { MediaRow } from "./media-row";

/** The query parameters that the loader reads. */
export const handle = { query: ["tab"], uncached: [PREVIEW_PARAMETER] };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seoTags(data?.seo, { title: texts.title });

/** A list that cannot be read is the error page, without the message (public spec §8). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { cms, preview, headers } = await siteView(request, ["media-item"]);
  const tab = tabOf(publicTabs, new URL(request.url).searchParams.get("tab"));
  const [items, seo] = await Promise.all([
    settle("media", listMediaItems(cms)),
    seoFor(cms, "/media", { title: texts.title }),
  ]);
  if (!items.ok) throw data(null, { status: 503 });
  const listing = toListing(items.value, tab);
  return data({ tab, items: listing, seo: previewSeo(seo, preview), preview }, { headers });
}

const TABS: readonly PublicTab[] = ["all", "videos", "audio", "articles", "featured"];

export default function Media() {
  const { tab, items, preview } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewNotice preview={preview} />
      <PageHeader title={texts.title} />
      <TabLinks
        label={texts.title}
        tabs={TABS.map((name) => ({
          label: texts.tabs[name],
          to: name === "all" ? "/media" : `/media?tab=${name}`,
          isCurrent: name === tab,
        }))}
      />
      {items.length === 0 ? (
        <EmptyState action={tab === "all" && <BeingSetUp />}>{texts.none}</EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <li key={item.id} className="break-inside-avoid py-6 first:pt-0 last:pb-0">
              <MediaRow item={item} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
