import { useField, useInputControl } from "@conform-to/react";
import { useId } from "react";
import { PDF_TYPES } from "~/entities/file/file";
import { texts } from "~/entities/file/texts";
import { FieldFrame } from "~/ui/admin/form/field";
import { FieldStatus } from "~/ui/admin/form/field-status";
import { FileAddressInput } from "~/ui/admin/upload/file-address-input";
import { UploadButton } from "~/ui/admin/upload/upload-button";
import { uploadStatus } from "~/ui/admin/upload/upload-status";
import { usePdfUpload } from "./use-pdf-upload";

/**
 * A document's address as text, with a button that uploads a PDF and fills its address in. The text
 * is what the form posts, and what works without JavaScript. Pair with `optionalUrlOrPath` in the
 * form's schema.
 */
export function PdfAddressField({ name, label }: { name: string; label: string }) {
  const [meta] = useField<string>(name);
  const labelId = useId();
  const control = useInputControl(meta);
  const { upload, cancel, state, rejected } = usePdfUpload(({ url }) => control.change(url));
  return (
    <FieldFrame meta={meta} label={label} hint={texts.addressHint}>
      <div className="flex min-w-0 flex-wrap gap-2">
        <FileAddressInput meta={meta} control={control} onFile={upload} />
        <UploadButton
          accept={PDF_TYPES}
          aria-describedby={labelId}
          onFile={upload}
          onCancel={cancel}
          isUploading={state === "uploading"}
        >
          {texts.upload}
        </UploadButton>
      </div>
      <span id={labelId} hidden>
        {label}
      </span>
      <FieldStatus text={uploadStatus(state, texts.uploading, texts.uploaded)} />
      <FieldStatus isError text={rejected} />
    </FieldFrame>
  );
}
