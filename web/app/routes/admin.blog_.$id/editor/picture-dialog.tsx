import { useId, useState } from "react";
import { isHttpUrl } from "~/lib/forms/fields";
import { isLocalHref } from "~/lib/http/safe-href";
import { PICTURE_RULE, PICTURE_TYPES } from "~/lib/picture/picture-file";
import { FieldStatus } from "~/ui/admin/form/field-status";
import { UploadButton } from "~/ui/admin/upload/upload-button";
import { uploadStatus } from "~/ui/admin/upload/upload-status";
import { usePictureUpload } from "~/ui/admin/upload/use-picture-upload";
import { Picture } from "~/ui/basic/picture";
import { DialogField, DialogForm } from "./dialog-form";
import type { EditorDialogProps } from "./dialogs";

const INVALID = "Must be a valid URL";
const ALT_HINT =
  "Describe the picture for people who cannot see it. Leave blank only if the picture is purely decorative.";

/** Puts a picture into the text, or changes the one that is chosen. */
export function PictureDialog({ editor, ...dialog }: EditorDialogProps) {
  const { restored, onClose } = dialog;
  const id = useId();
  const present = editor.isActive("figure");
  const attributes = editor.getAttributes("figure");
  const [src, setSrc] = useState(restored?.["src"] ?? (present ? String(attributes["src"]) : ""));
  const [alt, setAlt] = useState(restored?.["alt"] ?? (present ? String(attributes["alt"]) : ""));
  const [error, setError] = useState<string | null>(null);
  const isAddress = isHttpUrl(src) || isLocalHref(src);
  const picture = usePictureUpload((uploaded) => {
    setSrc(uploaded.url);
    setError(null);
    setAlt((typed) => typed || (uploaded.alt ?? ""));
  });
  const isUploading = picture.state === "uploading";
  const save = () => {
    if (!isAddress) {
      setError(INVALID);
      return;
    }
    const attrs = { src: src.trim(), alt: alt.trim() };
    const chain = editor.chain().focus();
    if (present) chain.updateAttributes("figure", attrs).run();
    else chain.insertContent({ type: "figure", attrs }).run();
    onClose();
  };
  return (
    <DialogForm
      title={present ? "Edit Picture" : "Add Picture"}
      submit={present ? "Update Picture" : "Add Picture"}
      isBusy={isUploading}
      onSubmit={save}
      {...dialog}
    >
      <DialogField
        id={`${id}-src`}
        label="Picture"
        hint={`The address of a picture, or upload one: ${PICTURE_RULE}.`}
        error={error ?? picture.rejected}
      >
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <input
              {...control}
              name="src"
              value={src}
              onChange={(event) => setSrc(event.currentTarget.value)}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://"
              className={`${control.className} h-11 min-w-[min(12rem,100%)] flex-1 md:h-10`}
            />
            <UploadButton
              accept={PICTURE_TYPES}
              onFile={picture.upload}
              onCancel={picture.cancel}
              isUploading={isUploading}
            />
          </div>
        )}
      </DialogField>
      <FieldStatus
        text={uploadStatus(picture.state, "Uploading the picture...", "The picture is uploaded.")}
      />
      {isAddress && (
        <Picture
          source={{ src, srcSet: null, width: null, height: null, alt: null }}
          alt="Preview"
          sizes="10rem"
          className="h-28 w-40 rounded-md border border-line"
        />
      )}
      <DialogField id={`${id}-alt`} label="Alternative text" hint={ALT_HINT}>
        {(control) => (
          <input
            {...control}
            name="alt"
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
            className={`${control.className} h-11 md:h-10`}
          />
        )}
      </DialogField>
    </DialogForm>
  );
}
