import { type KeyboardEvent, useCallback, useEffect, useId, useRef } from "react";
import type { LibraryPicture, PictureReply } from "~/lib/picture/picture";
import { PICTURES } from "~/lib/forms/revalidation";
import type { Draft } from "../drafts/draft-store";
import { useRestored } from "../drafts/use-restored";
import { textOf, useTextDraft } from "../drafts/use-text-draft";
import { controlClass } from "../form/field";
import { FieldStatus } from "../form/field-status";
import { NO_CONNECTION } from "../form/keep-screen";
import { useLibraryPicture } from "./library-pictures";
import { useUnsavedGuard } from "../form/unsaved-guard";
import { useFetcher } from "../form/use-fetcher";

const MAX_LENGTH = 500;

const KIND = "alternative-text";

/** Where the field of any picture can be had: the form around it may be one of a new record. */
const SCREEN = "/admin/alternative-texts";

/**
 * The alternative text of a picture in the media library. It belongs to the picture and not to the
 * form around it, so it is saved when the field is left. Renders nothing for a picture that the
 * library does not have.
 * @param uploaded the picture where it was uploaded just now, so that its text can be typed at once
 */
export function AltTextField({ url, uploaded }: { url: string; uploaded: LibraryPicture | null }) {
  const picture = useLibraryPicture(url, uploaded);
  const restored = useRestored(KIND, url);
  if (!picture) return null;
  return (
    <AltTextInput
      key={restored?.id ?? ""}
      url={url}
      saved={picture.alt ?? ""}
      restored={restored}
    />
  );
}

function AltTextInput({
  url,
  saved,
  restored,
}: {
  url: string;
  saved: string;
  restored: Draft | null;
}) {
  const id = useId();
  const writer = useFetcher<PictureReply>();
  const reply = writer.state === "idle" ? writer.data : undefined;
  const input = useRef<HTMLInputElement>(null);
  // What the library has or is about to have; null where that is not known.
  const stored = useRef<string | null>(saved.trim());
  // What the library is known to have.
  const confirmed = useRef<string | null>(saved.trim());
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
  const isUnsaved = useCallback(
    () => input.current !== null && input.current.value.trim() !== stored.current,
    [],
  );
  useUnsavedGuard(isUnsaved);
  const file = url.split("/").at(-1) ?? url;
  const title = `Alternative text of ${file}`;
  const search = new URLSearchParams({ picture: url }).toString();
  const draft = { kind: KIND, record: url, title, pathname: SCREEN, search, restored };
  const isToBeKept = useCallback(
    () => input.current !== null && input.current.value.trim() !== confirmed.current,
    [],
  );
  const sync = useTextDraft(input, draft, isToBeKept);
  useEffect(() => {
    if (restored) input.current?.focus();
  }, [restored]);
  useEffect(() => {
    if (!reply) return;
    if (reply.status === "stored") confirmed.current = stored.current;
    else stored.current = null;
    sync();
    if (reply.status === "to-be-resent" && input.current) write(input.current.value);
  }, [reply, write, sync]);
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
        defaultValue={textOf(restored) ?? saved}
        maxLength={MAX_LENGTH}
        onBlur={(event) => save(event.currentTarget.value)}
        onKeyDown={saveOnEnter}
        aria-describedby={`${id}-file ${id}-hint`}
        className={`${controlClass} h-11 md:h-10`}
      />
      {/* Where there are many such fields, this tells them apart. */}
      <p id={`${id}-file`} hidden>
        {file}
      </p>
      <p id={`${id}-hint`} className="text-xs text-muted">
        Describe the picture for people who cannot see it. Saved with the picture.
      </p>
      <FieldStatus text={reply?.status === "stored" ? "The alternative text is saved." : null} />
      <FieldStatus isError text={problemOf(reply)} />
    </div>
  );
}

function problemOf(reply: PictureReply | undefined): string | null {
  if (reply?.status === "no-connection") return NO_CONNECTION;
  return reply?.status === "rejected" ? reply.message : null;
}
