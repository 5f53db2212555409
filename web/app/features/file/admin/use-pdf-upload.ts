import { type LibraryFile, pdfProblem } from "~/entities/file/file";
import { FILES } from "~/lib/forms/revalidation";
import type { UploadReply } from "~/lib/forms/upload-reply";
import { useFetcher } from "~/ui/admin/form/use-fetcher";
import { useUpload } from "~/ui/admin/upload/use-upload";

/** Uploads PDFs to the media library. @param onUploaded receives each */
export function usePdfUpload(onUploaded: (file: LibraryFile) => void) {
  return useUpload(useFetcher<UploadReply<LibraryFile>>(), FILES, pdfProblem, onUploaded);
}
