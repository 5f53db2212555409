import type { ReactNode } from "react";
import { statusOf, tooManyRequests, useRequestNote } from "~/lib/http/page-error";

/** What a record's page says when there is no such record, and when it cannot be loaded. */
export interface RecordErrorTexts {
  notFound: { title: string; text: string };
  loadError: { title: string; text: string };
}

/**
 * The page in place of a record's that cannot be shown, in the record's own words (contract §5).
 * @param back the way to the list of such records
 */
export function RecordError({
  error,
  texts,
  back,
}: {
  error: unknown;
  texts: RecordErrorTexts;
  back: ReactNode;
}) {
  const { title, text } = wordsFor(error, texts);
  return (
    <section className="mx-auto max-w-(--container-prose)">
      {back}
      <h1 className="mt-8 text-2xl">{title}</h1>
      <p className="mt-4 font-serif text-lg text-muted">{text}</p>
      <p className="mt-4 text-sm break-all text-muted empty:hidden">{useRequestNote(error)}</p>
    </section>
  );
}

/** The title of that page, without the professor's name. */
export function recordErrorTitle(error: unknown, texts: RecordErrorTexts): string {
  return wordsFor(error, texts).title;
}

function wordsFor(error: unknown, { notFound, loadError }: RecordErrorTexts) {
  return tooManyRequests(error) ?? (statusOf(error) === 404 ? notFound : loadError);
}
