import { type FieldMetadata, getInputProps } from "@conform-to/react";
import type { ClipboardEvent, DragEvent } from "react";
import { controlClass } from "../form/field";

/**
 * The address of a file as text. A file that is pasted or dropped into it is given to the caller.
 */
export function FileAddressInput({
  meta,
  control,
  onFile,
}: {
  meta: FieldMetadata<string>;
  control: { value: string | undefined; change: (value: string) => void; blur: () => void };
  onFile: (file: File) => void;
}) {
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
      className={`${controlClass} h-11 min-w-[min(12rem,100%)] flex-1 md:h-10`}
    />
  );
}
