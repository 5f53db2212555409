import { statusOf, tooManyRequests, useRequestNote } from "~/lib/http/page-error";
import { ErrorScreen } from "~/ui/feedback/error-screen";
import { texts } from "./texts";

/** The page in place of one that failed, in the words for its status. */
export function ErrorPage({ error }: { error: unknown }) {
  const { title, text } = wordsFor(error);
  const note = useRequestNote(error);
  return (
    <ErrorScreen code={statusOf(error)} title={title} home={texts.errors.home} note={note}>
      {text}
    </ErrorScreen>
  );
}

/** The title of the page in place of one that failed. */
export function errorTitle(error: unknown): string {
  return wordsFor(error).title;
}

function wordsFor(error: unknown): { title: string; text: string } {
  const { notFound, unavailable, badRequest, broken } = texts.errors;
  const tooMany = tooManyRequests(error);
  if (tooMany) return tooMany;
  const status = statusOf(error);
  if (status === 404) return notFound;
  if (status === 503) return unavailable;
  return status < 500 ? badRequest : broken;
}
