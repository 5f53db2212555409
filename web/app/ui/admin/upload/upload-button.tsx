import { Upload } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { Button } from "~/ui/basic/button";
import { useBlockSubmit } from "../form/use-block-submit";

/**
 * Chooses a file to upload. The file input itself is hidden and has no name, so that the form does
 * not post the file. The form cannot be sent while a file is on its way.
 * @param accept the types that the browser offers
 */
export function UploadButton({
  accept,
  children = "Upload",
  onFile,
  isUploading,
  ...rest
}: {
  accept: string;
  onFile: (file: File) => void;
  isUploading: boolean;
} & Pick<ComponentProps<typeof Button>, "id" | "children" | "aria-describedby" | "aria-label">) {
  const input = useRef<HTMLInputElement>(null);
  useBlockSubmit(input, isUploading);
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
    </>
  );
}
