import { useField } from "@conform-to/react";
import { FileText, X } from "lucide-react";
import { useState } from "react";
import { type LibraryFile, PDF_TYPES } from "~/entities/file/file";
import { texts as words } from "~/entities/file/texts";
import { formTexts } from "~/entities/publication/form-texts";
import { usePdfUpload } from "~/features/file/admin/use-pdf-upload";
import { FieldFrame } from "~/ui/admin/form/field";
import { FieldStatus } from "~/ui/admin/form/field-status";
import { UploadButton } from "~/ui/admin/upload/upload-button";
import { uploadStatus } from "~/ui/admin/upload/upload-status";

const { fields, hints } = formTexts;

/** What a form begins with: all of a file is text there. */
interface FileValue {
  id?: string | undefined;
  name?: string | undefined;
  url?: string | undefined;
}

function firstFile({ id, name, url }: FileValue): LibraryFile | null {
  return id ? { id: Number(id), name: name ?? "", url: url ?? "" } : null;
}

/** The PDF of a publication: a link to it, a button that uploads another, one that takes it away. */
export function PdfField({ name }: { name: string }) {
  const [meta] = useField<FileValue>(name);
  const [file, setFile] = useState(() => firstFile({ ...meta.initialValue }));
  const { upload, cancel, state, rejected } = usePdfUpload(setFile);
  return (
    <FieldFrame meta={meta} label={fields.pdf} hint={hints.pdf} isRequired={false}>
      {file && <StoredFile name={name} file={file} onRemove={() => setFile(null)} />}
      <UploadButton
        id={meta.id}
        accept={PDF_TYPES}
        aria-describedby={meta.descriptionId}
        aria-label={words.upload}
        onFile={upload}
        onCancel={cancel}
        isUploading={state === "uploading"}
      >
        {words.upload}
      </UploadButton>
      <FieldStatus text={uploadStatus(state, words.uploading, words.uploaded)} />
      <FieldStatus isError text={rejected} />
    </FieldFrame>
  );
}

function StoredFile({
  name,
  file,
  onRemove,
}: {
  name: string;
  file: LibraryFile;
  onRemove: () => void;
}) {
  return (
    <p className="flex min-h-11 items-center gap-2 text-sm md:min-h-8">
      <input type="hidden" name={`${name}.id`} value={file.id} />
      <input type="hidden" name={`${name}.name`} value={file.name} />
      <input type="hidden" name={`${name}.url`} value={file.url} />
      <FileText aria-hidden className="size-4 shrink-0 text-muted" />
      <a
        href={file.url}
        target="_blank"
        rel="noreferrer"
        className="min-w-0 wrap-anywhere underline"
      >
        {file.name}
      </a>
      <button
        type="button"
        aria-label={words.remove}
        title={words.remove}
        onClick={onRemove}
        className="inline-flex size-11 shrink-0 items-center justify-center text-muted hover:text-ink md:size-8"
      >
        <X aria-hidden className="size-4" />
      </button>
    </p>
  );
}
