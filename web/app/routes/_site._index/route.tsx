import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { readIntroduction } from "~/entities/about-page/store.server";
import { seoFor } from "~/features/seo/seo-for.server";
import { settle } from "~/lib/cms/settle.server";
import { publicCms } from "~/lib/cms/public-cms.server";
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

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seoTags(data?.seo, { title: DEFAULT_TITLE });

/** The first screen holds parts whose place depends on what follows them. */
export const links = () => [{ rel: "expect", href: "#main", blocking: "render" }];

/**
 * Waits for what the head and the first screen need; a section that is late arrives on its own. The page
 * is worth showing with any part of it (public spec §8).
 */
export async function loader() {
  const cms = publicCms();
  const { sections, reads } = startReading(cms);
  const introduction = settle("the professor", readIntroduction(cms));
  const [hero, seo, parts, isAvailable] = await Promise.all([
    readHero(cms, introduction),
    seoFor(cms, "/", {}),
    sections,
    anyAvailable([introduction, ...reads]),
  ]);
  return publicPage({ hero, seo, ...parts }, isAvailable);
}

export default function Home() {
  const { hero, stats, focusAreas, awards, publications, events, testimonials } =
    useLoaderData<typeof loader>();
  return (
    <>
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
