import { PICTURES } from "~/lib/forms/revalidation";
import type { LibraryPicture, PictureReply } from "~/lib/picture/picture";
import { pictureFileProblem } from "~/lib/picture/picture-file";
import { useFetcher } from "../form/use-fetcher";
import { useUpload } from "./use-upload";

/** Uploads pictures to the media library. @param onUploaded receives each */
export function usePictureUpload(onUploaded: (picture: LibraryPicture, file: File) => void) {
  return useUpload(useFetcher<PictureReply>(), PICTURES, pictureFileProblem, onUploaded);
}
