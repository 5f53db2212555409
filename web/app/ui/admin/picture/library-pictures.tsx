import {
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { PICTURES } from "~/lib/forms/revalidation";
import type { LibraryPicture } from "~/lib/picture/picture";
import { useFetcher } from "../form/use-fetcher";

/** The web server takes no address with more than 2048 characters. */
const MAX_QUERY_LENGTH = 1_900;

interface Wanted {
  url: string;
  onRead: (picture: LibraryPicture | null) => void;
}

/** Asks for a picture. @returns gives it up */
type Ask = (wanted: Wanted) => () => void;

const AskContext = createContext<Ask>(() => () => undefined);

/** Reads the pictures that the fields of forms show; those that are asked for together in one request. */
export function LibraryPictures({ children }: { children: ReactNode }) {
  const { data, load } = useFetcher<{ pictures: readonly LibraryPicture[] }>();
  const waiting = useRef<Wanted[]>([]);
  const asked = useRef<Wanted[]>([]);
  const readNext = () => {
    // A second read would give up the first one.
    if (asked.current.length > 0 || waiting.current.length === 0) return;
    asked.current = takeFirst(waiting.current);
    const query = new URLSearchParams(asked.current.map(({ url }) => ["url", url]));
    load(`${PICTURES}?${query}`);
  };
  const latest = useRef(readNext);
  useEffect(() => {
    latest.current = readNext;
  });
  useEffect(() => {
    if (!data) return;
    for (const { url, onRead } of asked.current) {
      onRead(data.pictures.find((picture) => picture.url === url) ?? null);
    }
    asked.current = [];
    latest.current();
  }, [data]);
  const ask = useCallback<Ask>((wanted) => {
    waiting.current.push(wanted);
    // When the other fields of the form have asked, too.
    queueMicrotask(() => latest.current());
    return () => {
      waiting.current = waiting.current.filter((other) => other !== wanted);
    };
  }, []);
  return <AskContext.Provider value={ask}>{children}</AskContext.Provider>;
}

/** Takes as many off the beginning as an address has room for, and at least one. */
function takeFirst(waiting: Wanted[]): Wanted[] {
  let length = 0;
  const end = waiting.findIndex(({ url }) => {
    length += "&url=".length + encodeURIComponent(url).length;
    return length > MAX_QUERY_LENGTH;
  });
  return waiting.splice(0, end === -1 ? waiting.length : Math.max(end, 1));
}

/**
 * The picture of the media library behind an address, as it is when the field appears.
 * @param known what is known of it already, so that nobody is asked
 * @returns null until it is read, and when the library does not have it
 */
export function useLibraryPicture(
  url: string,
  known: LibraryPicture | null,
): LibraryPicture | null {
  const ask = useContext(AskContext);
  const [picture, setPicture] = useState(known);
  const isKnown = picture !== null;
  useEffect(() => (isKnown ? undefined : ask({ url, onRead: setPicture })), [ask, url, isKnown]);
  return picture;
}
