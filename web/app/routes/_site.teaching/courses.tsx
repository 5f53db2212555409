import { texts } from "~/entities/course/texts";
import type { CourseTab, CourseView } from "~/entities/course/view";
import type { Result } from "~/lib/cms/result";
import { Section } from "~/ui/layout/section";
import { Deferred } from "~/ui/feedback/deferred";
import { TabLinks } from "~/ui/layout/tab-links";
import { CourseItem } from "./course-item";
import { EntriesSkeleton } from "./loading";
import { Message } from "./message";

type Loading = Result<CourseView[]>;

/** Where each tab is; the anchor keeps the section in sight where scripts do not run. */
const tabs: Record<CourseTab, string> = {
  current: "/teaching#courses",
  past: "/teaching?courses=past#courses",
};

/** Current and past courses, one tab at a time. */
export function Courses({
  courses,
  tab: current,
}: {
  courses: Loading | Promise<Loading>;
  tab: CourseTab;
}) {
  return (
    <Section id="courses" title={texts.title}>
      <TabLinks
        label={texts.title}
        tabs={(["current", "past"] as const).map((tab) => ({
          label: texts.tabs[tab],
          to: tabs[tab],
          isCurrent: tab === current,
        }))}
      />
      <Deferred value={courses} fallback={<EntriesSkeleton>{texts.loading}</EntriesSkeleton>}>
        {(loaded) => <CourseList loaded={loaded} tab={current} />}
      </Deferred>
    </Section>
  );
}

function CourseList({ loaded, tab }: { loaded: Loading; tab: CourseTab }) {
  if (!loaded.ok) return <Message>{texts.loadError(loaded.message)}</Message>;
  if (loaded.value.length === 0) return <Message>{texts.none[tab]}</Message>;
  return (
    <ul className="divide-y divide-line">
      {loaded.value.map((course) => (
        <li key={course.id} className="break-inside-avoid py-8 first:pt-0 last:pb-0">
          <CourseItem course={course} />
        </li>
      ))}
    </ul>
  );
}
