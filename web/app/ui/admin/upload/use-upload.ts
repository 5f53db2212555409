import { useEffect, useRef, useState } from "react";
import type { UploadReply } from "~/lib/forms/upload-reply";
import type { useFetcher } from "../form/use-fetcher";

/**
 * Uploads files, each as soon as it is chosen.
 * @param fetcher a new one
 * @param action the address that takes them
 * @param problemOf why a file need not be sent at all; null when it may
 * @param onUploaded receives each that has arrived
 * @returns `rejected` says why the last one did not arrive
 */
export function useUpload<Uploaded>(
  fetcher: ReturnType<typeof useFetcher<UploadReply<Uploaded>>>,
  action: string,
  problemOf: (file: File) => string | null,
  onUploaded: (uploaded: Uploaded) => void,
) {
  const [rejected, setRejected] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const latest = useRef(onUploaded);
  const sent = useRef<FormData | null>(null);
  const send = (form: FormData) => {
    sent.current = form;
    fetcher.submit(form, { method: "post", action, encType: "multipart/form-data" });
  };
  const sendLatest = useRef(send);
  useEffect(() => {
    latest.current = onUploaded;
    sendLatest.current = send;
  });
  useEffect(() => {
    const reply = fetcher.data;
    if (!reply) return;
    if (!reply.ok && reply.isToBeResent) {
      if (sent.current) sendLatest.current(sent.current);
      return;
    }
    if (reply.ok) latest.current(reply.uploaded);
    setDone(reply.ok);
    setRejected(reply.ok ? null : reply.message);
  }, [fetcher.data]);

  const upload = (file: File) => {
    const problem = problemOf(file);
    setDone(false);
    setRejected(problem);
    if (problem !== null) return;
    const form = new FormData();
    form.set("intent", "upload");
    form.set("file", file);
    send(form);
  };
  return { upload, isUploading: fetcher.state === "submitting", isDone, rejected };
}
