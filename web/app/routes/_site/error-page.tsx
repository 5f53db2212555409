import { statusOf } from "~/lib/http/page-error";
import { useRequestId } from "~/lib/http/request-id";
import { ErrorScreen } from "~/ui/feedback/error-screen";
import { texts } from "./texts";

/** The page in place of one that failed, in the words for its status. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = statusOf(error);
  const { title, text } = wordsFor(status);
  const requestId = useRequestId();
  const note = status >= 500 && requestId !== null ? `${texts.errors.request} ${requestId}` : "";
  return (
    <ErrorScreen code={status} title={title} home={texts.errors.home} note={note}>
      {text}
    </ErrorScreen>
  );
}

/** The title of the page in place of one that failed. */
export function errorTitle(error: unknown): string {
  return wordsFor(statusOf(error)).title;
}

function wordsFor(status: number): { title: string; text: string } {
  const { notFound, unavailable, badRequest, broken } = texts.errors;
  if (status === 404) return notFound;
  if (status === 503) return unavailable;
  return status < 500 ? badRequest : broken;
}
