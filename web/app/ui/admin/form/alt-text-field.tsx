import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import type { LibraryPicture, PictureReply } from "~/lib/picture/picture";
import { PICTURES } from "~/lib/forms/revalidation";
import { controlClass } from "./field";
import { FieldStatus } from "./field-status";
import { useUnsavedGuard } from "./unsaved-guard";
import { useFetcher } from "./use-fetcher";

const MAX_LENGTH = 500;

/**
 * The alternative text of a picture in the media library. It belongs to the picture and not to the
 * form around it, so it is saved when the field is left. Draws nothing for a picture that the
 * library does not have.
 * @param uploaded the picture where it was uploaded just now, so that its text can be typed at once
 */
export function AltTextField({ url, uploaded }: { url: string; uploaded: LibraryPicture | null }) {
  const [known] = useState(uploaded);
  const reader = useFetcher<{ picture: LibraryPicture | null }>();
  const { load } = reader;
  useEffect(() => {
    if (!known) load(`${PICTURES}?${new URLSearchParams({ url })}`);
    // `load` is a new function on each render; only another picture calls for another read.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [url]);
  const picture = known ?? reader.data?.picture;
  return picture ? <AltTextInput url={url} saved={picture.alt ?? ""} /> : null;
}

function AltTextInput({ url, saved }: { url: string; saved: string }) {
  const id = useId();
  const writer = useFetcher<PictureReply>();
  const reply = writer.state === "idle" ? writer.data : undefined;
  const input = useRef<HTMLInputElement>(null);
  // What the library has or is about to have; null where that is not known.
  const stored = useRef<string | null>(saved.trim());
  const { submit } = writer;
  const write = useCallback(
    (alt: string) => {
      stored.current = alt.trim();
      submit({ intent: "describe", url, alt }, { method: "post", action: PICTURES });
    },
    // `submit` is a new function on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [url],
  );
  useEffect(() => {
    if (!reply || reply.ok) return;
    stored.current = null;
    if (reply.isToBeResent && input.current) write(input.current.value);
  }, [reply, write]);
  const isUnsaved = useCallback(
    () => input.current !== null && input.current.value.trim() !== stored.current,
    [],
  );
  useUnsavedGuard(isUnsaved);
  const save = (alt: string) => {
    if (!isUnsaved()) return;
    write(alt);
  };
  const saveOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // The form around it is not meant.
    event.preventDefault();
    save(event.currentTarget.value);
  };
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block text-sm font-medium text-ink">
        Alternative text
      </label>
      <input
        ref={input}
        id={id}
        defaultValue={saved}
        maxLength={MAX_LENGTH}
        onBlur={(event) => save(event.currentTarget.value)}
        onKeyDown={saveOnEnter}
        aria-describedby={`${id}-hint`}
        className={`${controlClass} h-11 md:h-10`}
      />
      <p id={`${id}-hint`} className="text-xs text-muted">
        Describe the picture for people who cannot see it. Saved with the picture.
      </p>
      <FieldStatus text={reply?.ok ? "The alternative text is saved." : null} />
      <FieldStatus isError text={reply && !reply.ok ? reply.message : null} />
    </div>
  );
}
