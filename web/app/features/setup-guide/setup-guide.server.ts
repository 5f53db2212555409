import { isIntroduced } from "~/entities/about-page/introduced.server";
import { readContactInfo } from "~/entities/contact-info/store.server";
import { countCourses } from "~/entities/course/attention.server";
import { countPublications } from "~/entities/publication/attention.server";
import { readSetupState } from "~/entities/setup-guide/store.server";
import type { Cms } from "~/lib/cms/cms.server";
import { type GuideStep, STEPS, type StepName } from "./steps";

/**
 * The steps from an empty site to one's own, with what is done.
 * @param siteUrl the public address of the site
 * @returns null when there is nothing to guide to: every step is done or skipped, or the site began
 *   with demo content
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readGuide(cms: Cms, siteUrl: string): Promise<GuideStep[] | null> {
  const { demo, resolved } = await readSetupState(cms);
  if (demo || STEPS.every(({ name }) => resolved.includes(name))) return null;
  const [introduced, contact, publications, courses] = await Promise.all([
    isIntroduced(cms),
    readContactInfo(cms),
    countPublications(cms),
    countCourses(cms),
  ]);
  const done: Record<StepName, boolean> = {
    name: introduced,
    office: Boolean(contact?.email_academic),
    publications: publications > 0,
    courses: courses > 0,
    look: false,
    "go-live": isPublic(siteUrl),
  };
  const steps = STEPS.map((step) => ({
    ...step,
    state: done[step.name]
      ? ("done" as const)
      : resolved.includes(step.name)
        ? ("resolved" as const)
        : ("open" as const),
  }));
  return steps.some(({ state }) => state === "open") ? steps : null;
}

/** Whether visitors can reach the site: by HTTPS, and not on this machine alone. */
function isPublic(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === "https:" && hostname !== "localhost" && hostname !== "127.0.0.1";
}
