import { texts } from "~/entities/course/texts";
import type { CourseView } from "~/entities/course/view";
import { joinFacts } from "~/lib/format/facts";
import { Badge } from "~/ui/basic/badge";
import { Prose } from "~/ui/layout/section";
import { TextLink } from "~/ui/basic/text-link";

/** One course; what it works with unfolds. */
export function CourseItem({ course }: { course: CourseView }) {
  const { title, code, level, term, isUpcoming, description, resources, syllabusHref } = course;
  return (
    <article>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-lg leading-snug wrap-anywhere">{title}</h3>
        {isUpcoming && <Badge variant="outline">{texts.upcoming}</Badge>}
      </div>
      <p className="mt-1 text-sm wrap-anywhere text-muted">{joinFacts([code, level, term])}</p>
      {description && <Prose className="mt-3">{description}</Prose>}
      {resources.length > 0 && <CourseResources title={title} resources={resources} />}
      {syllabusHref && (
        <p className="mt-3 text-sm">
          <TextLink to={syllabusHref} className="link print-address touch-target">
            {texts.syllabus}
            <span className="sr-only">: {title}</span>
          </TextLink>
        </p>
      )}
    </article>
  );
}

function CourseResources({ title, resources }: { title: string; resources: readonly string[] }) {
  return (
    <details className="group mt-3">
      <summary className="inline-flex items-center gap-2 text-sm font-medium text-accent underline-offset-4 hover:underline print:inline-flex!">
        <span aria-hidden className="w-3 print:hidden">
          <span className="group-open:hidden">+</span>
          <span className="hidden group-open:inline">–</span>
        </span>
        {texts.resources} ({resources.length})<span className="sr-only">: {title}</span>
      </summary>
      <ul className="mt-2 max-w-prose divide-y divide-line border-y border-line text-sm">
        {resources.map((resource, index) => (
          <li key={index} className="py-2 wrap-anywhere whitespace-pre-line">
            {resource}
          </li>
        ))}
      </ul>
    </details>
  );
}
