import { type FieldMetadata, getInputProps, useField, useInputControl } from "@conform-to/react";
import { Upload } from "lucide-react";
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from "react";
import { isHttpUrl } from "~/lib/forms/fields";
import { type LibraryPicture, isUploadedPicture } from "~/lib/picture/picture";
import { PICTURE_RULE, PICTURE_TYPES } from "~/lib/picture/picture-file";
import { isLocalHref } from "~/lib/http/safe-href";
import { Button } from "~/ui/basic/button";
import { Picture } from "~/ui/basic/picture";
import { AltTextField } from "./alt-text-field";
import { FieldFrame, controlClass } from "./field";
import { FieldStatus } from "./field-status";
import { useBlockSubmit } from "./use-block-submit";
import { usePictureUpload } from "../upload/use-picture-upload";
import { useDebouncedValue } from "../table/use-debounced-value";

const HINT = `The address of a picture, or upload one: ${PICTURE_RULE}.`;
const UPLOADING = "Uploading the picture...";
const UPLOADED = "The picture is uploaded.";
const DEBOUNCE_MS = 400;

/**
 * A picture: its address as text, a button that uploads a file and fills the address in, a preview,
 * and the alternative text of an uploaded picture. The text is what the form posts, and what works
 * without JavaScript. A file can be pasted or dropped into it, too. Pair with
 * `optionalPictureUrl` in the form's schema.
 */
export function ImageField({ name, label }: { name: string; label: string }) {
  const [meta] = useField<string>(name);
  const control = useInputControl(meta);
  const url = (control.value ?? "").trim();
  const [uploaded, setUploaded] = useState<LibraryPicture | null>(null);
  const { upload, isUploading, isDone, rejected } = usePictureUpload((picture) => {
    setUploaded(picture);
    control.change(picture.url);
  });
  const typeAddress = (address: string) => {
    setUploaded(null);
    control.change(address);
  };
  return (
    <div className="space-y-3">
      <FieldFrame meta={meta} label={label} hint={HINT}>
        <div className="flex items-start gap-3">
          <Preview url={useDebouncedValue(url, DEBOUNCE_MS)} />
          <div className="flex min-w-0 flex-1 flex-wrap gap-2">
            <AddressInput
              meta={meta}
              control={{ ...control, change: typeAddress }}
              onFile={upload}
              isBlocked={isUploading}
            />
            <UploadButton label={label} onFile={upload} isUploading={isUploading} />
          </div>
        </div>
        <FieldStatus text={isUploading ? UPLOADING : isDone ? UPLOADED : null} />
        <FieldStatus isError text={rejected} />
      </FieldFrame>
      {isUploadedPicture(url) && (
        // What is typed while another picture is on its way would be said of the one that goes.
        <div hidden={isUploading}>
          <AltTextField key={url} url={url} uploaded={uploaded?.url === url ? uploaded : null} />
        </div>
      )}
    </div>
  );
}

function AddressInput({
  meta,
  control,
  onFile,
  isBlocked,
}: {
  meta: FieldMetadata<string>;
  control: { value: string | undefined; change: (value: string) => void; blur: () => void };
  onFile: (file: File) => void;
  isBlocked: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  useBlockSubmit(input, isBlocked);
  const takeFile = (event: ClipboardEvent | DragEvent, files: FileList) => {
    if (!files[0]) return;
    event.preventDefault();
    onFile(files[0]);
  };
  const { defaultValue: _, ...props } = getInputProps(meta, {
    type: "text",
    ariaDescribedBy: meta.descriptionId,
  });
  return (
    <input
      {...props}
      ref={input}
      key={meta.key}
      value={control.value ?? ""}
      onChange={(event) => control.change(event.currentTarget.value)}
      onBlur={control.blur}
      onPaste={(event) => takeFile(event, event.clipboardData.files)}
      onDrop={(event) => takeFile(event, event.dataTransfer.files)}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      placeholder="https://"
      className={`${controlClass} h-11 min-w-48 flex-1 md:h-10`}
    />
  );
}

/** The file input itself is hidden and has no name, so that the form does not post the file. */
function UploadButton({
  label,
  onFile,
  isUploading,
}: {
  label: string;
  onFile: (file: File) => void;
  isUploading: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        tabIndex={-1}
        aria-hidden
        hidden
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.[0]) onFile(currentTarget.files[0]);
          // The same file may be chosen again.
          currentTarget.value = "";
        }}
      />
      <Button
        variant="secondary"
        className="needs-script"
        aria-describedby={labelId}
        isPending={isUploading}
        pendingLabel="Uploading..."
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden className="size-4" /> Upload
      </Button>
      <span id={labelId} hidden>
        {label}
      </span>
    </>
  );
}

/** What the visitor will see, in small; a pattern for no picture and for a broken one. */
function Preview({ url }: { url: string }) {
  const isShown = isHttpUrl(url) || isLocalHref(url);
  const source = { src: url, srcSet: null, width: null, height: null, alt: null };
  return (
    <Picture
      source={isShown ? source : null}
      alt="Preview"
      sizes="5rem"
      className="size-20 shrink-0 rounded-md border border-line"
    />
  );
}
