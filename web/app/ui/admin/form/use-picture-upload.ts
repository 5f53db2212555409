import { useEffect, useRef, useState } from "react";
import type { LibraryPicture, PictureReply } from "~/lib/picture/picture";
import { pictureFileProblem } from "~/lib/picture/picture-file";
import { PICTURES } from "~/lib/forms/revalidation";
import { useFetcher } from "./use-fetcher";

/**
 * Uploads pictures to the media library. `rejected` says why the last one did not arrive.
 * @param onUploaded receives each
 */
export function usePictureUpload(onUploaded: (picture: LibraryPicture) => void) {
  const fetcher = useFetcher<PictureReply>();
  const [rejected, setRejected] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const isUploading = fetcher.state === "submitting";
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  useEffect(() => {
    const reply = fetcher.data;
    if (!reply) return;
    if (reply.ok) latest.current(reply.picture);
    setDone(reply.ok);
    setRejected(reply.ok ? null : reply.message);
  }, [fetcher.data]);

  const upload = (file: File) => {
    const problem = pictureFileProblem(file);
    setDone(false);
    setRejected(problem);
    if (problem) return;
    const form = new FormData();
    form.set("intent", "upload");
    form.set("file", file);
    fetcher.submit(form, { method: "post", action: PICTURES, encType: "multipart/form-data" });
  };
  return { upload, isUploading, isDone, rejected };
}
