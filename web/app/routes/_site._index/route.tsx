import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { DEFAULT_INTRODUCTION } from "~/entities/about-page/about-page";
import { readIntroduction } from "~/entities/about-page/store.server";
import { findPictures } from "~/entities/picture/store.server";
import { seoFor } from "~/entities/seo/store.server";
import type { Cms } from "~/lib/cms.server";
import { load } from "~/lib/load.server";
import { valueOr } from "~/lib/loaded";
import { publicCms } from "~/lib/public-cms.server";
import { DEFAULT_TITLE, seoTags } from "~/lib/seo";
import { Awards } from "./awards";
import { Collaboration } from "./collaboration";
import { readSections } from "./content.server";
import { FocusAreas } from "./focus-areas";
import { Hero } from "./hero";
import { LatestPublications } from "./latest-publications";
import { Stats } from "./stats";
import { Testimonials } from "./testimonials";
import { UpcomingEvents } from "./upcoming-events";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seoTags(data?.seo, { title: DEFAULT_TITLE });

/** The first screen holds parts whose place depends on what follows them. */
export const links = () => [{ rel: "expect", href: "#main", blocking: "render" }];

/** Waits for what the head and the first screen need; a section that is late arrives on its own. */
export async function loader() {
  const cms = publicCms();
  const [hero, seo, sections] = await Promise.all([
    readHero(cms),
    seoFor(cms, "/", {}),
    readSections(cms),
  ]);
  return { hero, seo, ...sections };
}

async function readHero(cms: Cms) {
  const introduction = await load("the professor", readIntroduction(cms));
  const { name, title, profile_image_url } = valueOr(introduction, DEFAULT_INTRODUCTION);
  const pictureOf = await findPictures(cms, [profile_image_url]);
  return { name, tagline: title, portrait: pictureOf(profile_image_url) };
}

export default function Home() {
  const { hero, stats, focusAreas, awards, publications, events, testimonials } =
    useLoaderData<typeof loader>();
  return (
    <>
      <Hero {...hero} />
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
