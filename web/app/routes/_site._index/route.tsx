import type { LoaderFunctionArgs } from "@remix-run/node";
import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { readIntroduction } from "~/entities/about-page/store.server";
import { PREVIEW_PARAMETER } from "~/entities/preview/preview";
import { feedLinks } from "~/features/blog-post/feed-links";
import { previewSeo, siteView } from "~/features/preview/open-preview.server";
import { PreviewNotice } from "~/features/preview/preview-notice";
import { seoFor } from "~/features/seo/seo-for.server";
import { settle } from "~/lib/cms/settle.server";
import { anyAvailable, publicPage } from "~/lib/http/public-page.server";
import { DEFAULT_TITLE, seoTags } from "~/lib/head/seo";
import { Awards } from "./awards";
import { Collaboration } from "./collaboration";
import { startReading } from "./content.server";
import { FocusAreas } from "./focus-areas";
import { Hero } from "./hero";
import { readHero } from "./hero.server";
import { LatestPublications } from "./latest-publications";
import { Stats } from "./stats";
import { Testimonials } from "./testimonials";
import { UpcomingEvents } from "./upcoming-events";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...seoTags(data?.seo, { title: DEFAULT_TITLE }),
  ...feedLinks(data?.seo),
];

/** The first screen holds parts whose place depends on what follows them. */
export const links = () => [{ rel: "expect", href: "#main", blocking: "render" }];

/** A preview is no page that everybody gets. */
export const handle = { uncached: [PREVIEW_PARAMETER] };

/** What the page shows of what can be previewed. */
const SHOWN = ["home-stat", "focus-area", "award", "event", "testimonial"] as const;

/**
 * Waits for what the head and the first screen need; a section that is late arrives on its own. The page
 * is worth showing with any part of it (public spec §8).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { cms, preview, headers } = await siteView(request, SHOWN);
  const { sections, reads } = startReading(cms);
  const introduction = settle("the professor", readIntroduction(cms));
  const [hero, seo, parts, isAvailable] = await Promise.all([
    readHero(cms, introduction),
    seoFor(cms, "/", {}),
    sections,
    anyAvailable([introduction, ...reads]),
  ]);
  const page = { hero, seo: previewSeo(seo, preview), ...parts, preview };
  return publicPage(page, isAvailable, headers);
}

export default function Home() {
  const { hero, stats, focusAreas, awards, publications, events, testimonials, preview } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PreviewNotice preview={preview} />
      <Hero hero={hero} />
      <Stats stats={stats} />
      <FocusAreas areas={focusAreas} />
      <Awards awards={awards} />
      <LatestPublications publications={publications} />
      <UpcomingEvents events={events} />
      <Testimonials testimonials={testimonials} />
      <Collaboration />
    </>
  );
}
