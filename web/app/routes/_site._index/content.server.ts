import type { Award } from "~/entities/award/award";
import { latestAwards } from "~/entities/award/store.server";
import { nextEvents } from "~/entities/event/store.server";
import { type EventView, toEventView } from "~/entities/event/view";
import { listFocusAreas } from "~/entities/focus-area/store.server";
import { texts as focusTexts } from "~/entities/focus-area/texts";
import type { HomeStat } from "~/entities/home-stat/home-stat";
import { listHomeStats } from "~/entities/home-stat/store.server";
import { readAuthors } from "~/features/publication/read-authors.server";
import { findPictures } from "~/features/picture/find-pictures.server";
import { latestPublications } from "~/entities/publication/store.server";
import { type PublicationView, toPublicationView } from "~/entities/publication/view";
import { firstTestimonials } from "~/entities/testimonial/store.server";
import { wordsOf } from "~/entities/testimonial/testimonial";
import type { Cms } from "~/lib/cms/cms.server";
import { today } from "~/lib/format/dates";
import { env } from "~/lib/env.server";
import { initialsOf } from "~/lib/format/initials";
import { settle } from "~/lib/cms/settle.server";
import { type Result, resultOr } from "~/lib/cms/result";
import { resolveOrDefer } from "~/lib/cache/resolve-or-defer.server";
import { safeHref } from "~/lib/http/safe-href";
import type { FocusAreaView } from "./focus-areas";
import type { TestimonialView } from "./testimonials";

/** How many of each the home page shows (public spec §9). */
const SHOWN = { publications: 3, awards: 3, events: 2, testimonials: 3 };

/**
 * Starts the reads of all sections at once. None of them rejects: a failed one is an empty list and a
 * line in the log (public spec §8).
 * @returns what the sections show, each a list or the promise of one that is late (public spec §2:
 *   each section has its own loading state), and the reads behind it
 */
export function startReading(cms: Cms) {
  const reads = {
    stats: settle("the statistics", listHomeStats(cms)),
    focusAreas: settle("the areas of focus", readFocusAreas(cms)),
    awards: settle("the latest awards", latestAwards(cms, SHOWN.awards)),
    publications: settle("the latest publications", readPublications(cms)),
    events: settle("the next events", readNextEvents(cms)),
    testimonials: settle("the testimonials", readTestimonials(cms)),
  };
  return { sections: readSections(reads), reads: Object.values(reads) };
}

type Reads<Rows> = { [Section in keyof Rows]: Promise<Result<Rows[Section][]>> };

async function readSections(
  reads: Reads<{
    stats: HomeStat;
    focusAreas: FocusAreaView;
    awards: Award;
    publications: PublicationView;
    events: EventView;
    testimonials: TestimonialView;
  }>,
) {
  const [stats, focusAreas, awards, publications, events, testimonials] = await Promise.all([
    resolveOrDefer(listOf(reads.stats)),
    resolveOrDefer(listOf(reads.focusAreas)),
    resolveOrDefer(listOf(reads.awards)),
    resolveOrDefer(listOf(reads.publications)),
    resolveOrDefer(listOf(reads.events)),
    resolveOrDefer(listOf(reads.testimonials)),
  ]);
  return {
    stats: stats.value,
    focusAreas: focusAreas.value,
    awards: awards.value,
    publications: publications.value,
    events: events.value,
    testimonials: testimonials.value,
  };
}

async function listOf<T>(read: Promise<Result<T[]>>): Promise<T[]> {
  return resultOr(await read, []);
}

async function readFocusAreas(cms: Cms): Promise<FocusAreaView[]> {
  const areas = await listFocusAreas(cms);
  return areas.map(({ link_href, link_text, ...area }) => ({
    ...area,
    href: safeHref(link_href) ?? null,
    linkText: link_text ?? focusTexts.more,
  }));
}

async function readPublications(cms: Cms): Promise<PublicationView[]> {
  const [publications, { markOf }] = await Promise.all([
    latestPublications(cms, SHOWN.publications),
    readAuthors(cms),
  ]);
  return publications.map((publication) => toPublicationView(publication, markOf));
}

async function readNextEvents(cms: Cms): Promise<EventView[]> {
  return (await nextEvents(cms, today(env.TIME_ZONE), SHOWN.events)).map(toEventView);
}

async function readTestimonials(cms: Cms): Promise<TestimonialView[]> {
  const testimonials = await firstTestimonials(cms, SHOWN.testimonials);
  const pictureOf = await findPictures(
    cms,
    testimonials.map(({ image_url }) => image_url),
  );
  return testimonials.map((testimonial) => ({
    id: testimonial.id,
    quote: wordsOf(testimonial),
    name: testimonial.name,
    title: testimonial.title,
    picture: pictureOf(testimonial.image_url),
    initials: initialsOf(testimonial.name),
  }));
}
