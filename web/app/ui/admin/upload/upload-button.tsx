import { Upload } from "lucide-react";
import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { Button } from "~/ui/basic/button";
import { useBlockSubmit } from "../form/use-block-submit";

/**
 * Chooses a file to upload. The file input itself is hidden and has no name, so that the form does
 * not post the file. The form cannot be sent while a file is on its way, which a second button cancels.
 * @param accept the types that the browser offers
 */
export function UploadButton({
  accept,
  children = "Upload",
  onFile,
  onCancel,
  isUploading,
  ...rest
}: {
  accept: string;
  onFile: (file: File) => void;
  onCancel: () => void;
  isUploading: boolean;
} & Pick<ComponentProps<typeof Button>, "id" | "children" | "aria-describedby" | "aria-label">) {
  const input = useRef<HTMLInputElement>(null);
  useBlockSubmit(input, isUploading);
  useFocusAfterUpload(input, isUploading);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
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
        {...rest}
        variant="secondary"
        className="needs-script"
        isPending={isUploading}
        pendingLabel="Uploading..."
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden className="size-4" /> {children}
      </Button>
      {isUploading && (
        <CancelUploadButton onCancel={onCancel} aria-describedby={rest["aria-describedby"]} />
      )}
    </>
  );
}

/** Gives up the files that are on their way. */
export function CancelUploadButton({
  onCancel,
  ...rest
}: { onCancel: () => void } & Pick<ComponentProps<typeof Button>, "aria-describedby">) {
  return (
    <Button {...rest} variant="secondary" onClick={onCancel}>
      Cancel Upload
    </Button>
  );
}

/**
 * The button is disabled during an upload and so loses the focus, and the one beside it goes away.
 * @param input the one before the button
 */
function useFocusAfterUpload(input: RefObject<HTMLInputElement | null>, isUploading: boolean) {
  useEffect(() => {
    const button = input.current?.nextElementSibling;
    if (!isUploading || !(button instanceof HTMLElement)) return;
    return () => {
      if (document.activeElement === document.body) button.focus({ preventScroll: true });
    };
  }, [input, isUploading]);
}
