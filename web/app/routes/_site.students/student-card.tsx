import { texts } from "~/entities/student/texts";
import type { StudentView } from "~/entities/student/view";
import { Badge } from "~/ui/basic/badge";
import { ButtonLink } from "~/ui/basic/button-link";
import { Picture } from "~/ui/basic/picture";
import { TextLink } from "~/ui/basic/text-link";

/** One student: who, when, what about, and what has come of it. */
export function StudentCard({ student }: { student: StudentView }) {
  const { name, picture, initials, period, status, isCurrent, degree, topic } = student;
  return (
    <article className="flex w-full break-inside-avoid flex-col rounded-md border border-line p-6">
      <div className="flex items-start gap-4">
        <Picture
          source={picture}
          alt=""
          initials={initials}
          sizes="4rem"
          className="size-16 shrink-0 rounded-full"
        />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-snug wrap-anywhere">{name}</h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <span>{degree}</span>
            <span className="tabular-nums">{period}</span>
            <Badge variant={isCurrent ? "default" : "outline"}>{status}</Badge>
          </p>
        </div>
      </div>
      <h4 className="caps-label mt-5">{texts.topic}</h4>
      <p className="mt-1 font-serif wrap-anywhere whitespace-pre-line">{topic}</p>
      <Publications student={student} />
      <Links student={student} />
    </article>
  );
}

function Publications({ student: { publications } }: { student: StudentView }) {
  if (publications.length === 0) return null;
  return (
    <>
      <h4 className="caps-label mt-5">{texts.publications}</h4>
      <ul dir="auto" className="mt-1 list-disc space-y-1 ps-5 text-sm">
        {publications.map(({ text, path }, index) => (
          <li key={index} className="wrap-anywhere">
            {path === null ? (
              text
            ) : (
              // As a block: the bullet stands beside the first line, also with the padding for fingers.
              <TextLink to={path} className="link touch-target block">
                {text}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Links({ student: { name, thesisHref, mailto } }: { student: StudentView }) {
  if (!thesisHref && !mailto) return null;
  return (
    <p className="mt-auto flex flex-wrap gap-2 pt-6 print:hidden">
      {thesisHref && (
        <ButtonLink to={thesisHref} variant="secondary">
          <span>
            {texts.thesis}
            <span className="sr-only"> of {name}</span>
          </span>
        </ButtonLink>
      )}
      {mailto && (
        <ButtonLink to={mailto} variant="secondary">
          <span>
            {texts.contact}
            <span className="sr-only"> {name}</span>
          </span>
        </ButtonLink>
      )}
    </p>
  );
}
