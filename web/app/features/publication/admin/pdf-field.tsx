import { useField } from "@conform-to/react";
import { FileText, Upload, X } from "lucide-react";
import { useRef, useState } from "react";
import { type FileReply, type LibraryFile, pdfProblem } from "~/entities/file/file";
import { formTexts } from "~/entities/publication/form-texts";
import { FILES } from "~/lib/forms/revalidation";
import { FieldFrame } from "~/ui/admin/form/field";
import { FieldStatus } from "~/ui/admin/form/field-status";
import { useBlockSubmit } from "~/ui/admin/form/use-block-submit";
import { useFetcher } from "~/ui/admin/form/use-fetcher";
import { useUpload } from "~/ui/admin/upload/use-upload";
import { Button } from "~/ui/basic/button";

const { file: words, fields, hints } = formTexts;

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
  const input = useRef<HTMLInputElement>(null);
  const { upload, isUploading, isDone, rejected } = useUpload(
    useFetcher<FileReply>(),
    FILES,
    pdfProblem,
    setFile,
  );
  useBlockSubmit(input, isUploading);
  return (
    <FieldFrame meta={meta} label={fields.pdf} hint={hints.pdf} isRequired={false}>
      {file && <StoredFile name={name} file={file} onRemove={() => setFile(null)} />}
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        tabIndex={-1}
        aria-hidden
        hidden
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.[0]) upload(currentTarget.files[0]);
          // The same file may be chosen again.
          currentTarget.value = "";
        }}
      />
      <Button
        id={meta.id}
        variant="secondary"
        className="needs-script"
        isPending={isUploading}
        pendingLabel="Uploading..."
        aria-describedby={meta.descriptionId}
        aria-label={words.upload}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden className="size-4" /> {words.upload}
      </Button>
      <FieldStatus text={isUploading ? words.uploading : isDone ? words.uploaded : null} />
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
