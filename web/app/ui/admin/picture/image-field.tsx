import { useField, useInputControl } from "@conform-to/react";
import { useId, useState } from "react";
import { isHttpUrl } from "~/lib/forms/fields";
import { type LibraryPicture, isUploadedPicture } from "~/lib/picture/picture";
import { PICTURE_RULE, PICTURE_TYPES } from "~/lib/picture/picture-file";
import { isLocalHref } from "~/lib/http/safe-href";
import { Picture } from "~/ui/basic/picture";
import { useDebouncedValue } from "../table/use-debounced-value";
import { FileAddressInput } from "../upload/file-address-input";
import { UploadButton } from "../upload/upload-button";
import { uploadStatus } from "../upload/upload-status";
import { usePictureUpload } from "../upload/use-picture-upload";
import { AltTextField } from "./alt-text-field";
import { FieldFrame } from "../form/field";
import { FieldStatus } from "../form/field-status";

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
  const labelId = useId();
  const [uploaded, setUploaded] = useState<LibraryPicture | null>(null);
  const { upload, cancel, state, rejected } = usePictureUpload((picture) => {
    setUploaded(picture);
    control.change(picture.url);
  });
  const isUploading = state === "uploading";
  const typeAddress = (address: string) => {
    setUploaded(null);
    control.change(address);
  };
  return (
    <div className="space-y-3">
      <FieldFrame meta={meta} label={label} hint={HINT}>
        <div className="flex items-start gap-3 max-[20rem]:flex-col">
          <Preview url={useDebouncedValue(url, DEBOUNCE_MS)} />
          <div className="flex min-w-0 flex-1 flex-wrap gap-2 max-[20rem]:w-full">
            <FileAddressInput
              meta={meta}
              control={{ ...control, change: typeAddress }}
              onFile={upload}
            />
            <UploadButton
              accept={PICTURE_TYPES}
              aria-describedby={labelId}
              onFile={upload}
              onCancel={cancel}
              isUploading={isUploading}
            />
          </div>
        </div>
        <span id={labelId} hidden>
          {label}
        </span>
        <FieldStatus text={uploadStatus(state, UPLOADING, UPLOADED)} />
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
