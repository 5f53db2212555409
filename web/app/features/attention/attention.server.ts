import { countDrafts } from "~/entities/blog-post/attention.server";
import { countPastEvents } from "~/entities/event/attention.server";
import { hasCoursesIn } from "~/entities/course/attention.server";
import { comingTerm } from "~/entities/course/coming-term";
import { listUndescribedPictures } from "~/entities/picture/undescribed.server";
import { countIncompletePublications } from "~/entities/publication/attention.server";
import { countOverdueStudents } from "~/entities/student/attention.server";
import type { Cms } from "~/lib/cms/cms.server";

/** Something that the owner may want to mend, and where. */
export interface AttentionItem {
  text: string;
  to: string;
}

/**
 * What needs the owner's attention, the most pressing first.
 * @param today the calendar date as YYYY-MM-DD
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readAttention(cms: Cms, today: string): Promise<AttentionItem[]> {
  const term = comingTerm(today);
  const [drafts, pastEvents, isPlanned, publications, students, pictures] = await Promise.all([
    countDrafts(cms),
    countPastEvents(cms, today),
    hasCoursesIn(cms, term),
    countIncompletePublications(cms),
    countOverdueStudents(cms, Number(today.slice(0, 4))),
    listUndescribedPictures(cms),
  ]);
  const items: (AttentionItem | false)[] = [
    drafts > 0 && {
      text: `${count(drafts, "post is a draft", "posts are drafts")} that nobody else can see`,
      to: "/admin/blog",
    },
    students > 0 && {
      text: `${count(students, "student is", "students are")} listed as current after the end year`,
      to: "/admin/students",
    },
    !isPlanned && {
      text: `No course is entered for ${term.semester} ${term.year}`,
      to: "/admin/courses",
    },
    pictures.length > 0 && {
      text: `${count(pictures.length, "picture has", "pictures have")} no alternative text`,
      to: "/admin/alternative-texts",
    },
    publications.withoutDoi > 0 && {
      text: `${count(publications.withoutDoi, "publication has", "publications have")} no DOI`,
      to: "/admin/publications?missing=doi",
    },
    publications.withoutAbstract > 0 && {
      text: `${count(publications.withoutAbstract, "publication has", "publications have")} no abstract`,
      to: "/admin/publications?missing=abstract",
    },
    pastEvents > 0 && {
      text: `${count(pastEvents, "past event is", "past events are")} still listed`,
      to: "/admin/homepage?tab=events",
    },
  ];
  return items.filter((item) => item !== false);
}

function count(number: number, one: string, many: string): string {
  return number === 1 ? `1 ${one}` : `${number} ${many}`;
}
