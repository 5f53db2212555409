import { useEffect, useRef, useState } from "react";
import { CANCEL, type UploadReply } from "~/lib/forms/upload-reply";
import type { useFetcher } from "../form/use-fetcher";

/** "idle" before the first file, and after one that was rejected. */
export type UploadState = "idle" | "uploading" | "uploaded" | "cancelled";

interface Waiting {
  file: File;
  /** The file's name where a problem would not say which file it is about. */
  label: string | null;
}

/**
 * Uploads files, one after the other.
 * @param fetcher a new one
 * @param action the address that takes them
 * @param problemOf why a file need not be sent at all; null when it may
 * @param onUploaded receives each that has arrived, with the file that it was
 * @returns `upload` takes a file in place of one that is on its way; `uploadAll` takes several, after
 *   those on their way; `cancel` gives up all of them; `rejected` says why files did not arrive
 */
export function useUpload<Stored>(
  fetcher: ReturnType<typeof useFetcher<UploadReply<Stored>>>,
  action: string,
  problemOf: (file: File) => string | null,
  onUploaded: (stored: Stored, file: File) => void,
) {
  const [rejected, setRejected] = useState<string | null>(null);
  const [state, setState] = useState<UploadState>("idle");
  const waiting = useRef<Waiting[]>([]);
  const sent = useRef<Waiting | null>(null);

  const send = ({ file }: Waiting) => {
    const form = new FormData();
    form.set("intent", "upload");
    form.set("file", file);
    fetcher.submit(form, { method: "post", action, encType: "multipart/form-data" });
  };
  const reject = ({ label }: Waiting, problem: string) => {
    const said = label === null ? problem : `${label}: ${problem}`;
    setRejected((others) => (others === null ? said : `${others} ${said}`));
  };
  const sendNext = (stateAfterLast: UploadState) => {
    sent.current = waiting.current.shift() ?? null;
    setState(sent.current === null ? stateAfterLast : "uploading");
    if (sent.current === null) return;
    const problem = problemOf(sent.current.file);
    if (problem === null) {
      send(sent.current);
      return;
    }
    reject(sent.current, problem);
    sendNext(stateAfterLast);
  };
  const begin = (files: Waiting[]) => {
    setRejected(null);
    waiting.current = files;
    sendNext("idle");
  };

  const cancel = () => {
    waiting.current = [];
    sent.current = null;
    setState("cancelled");
    fetcher.submit({ intent: CANCEL }, { method: "post", action });
  };

  const latest = useRef({ onUploaded, reject, send, sendNext });
  useEffect(() => {
    latest.current = { onUploaded, reject, send, sendNext };
  });
  useEffect(() => {
    const reply = fetcher.data;
    const current = sent.current;
    if (!reply || !current) return;
    const { onUploaded, reject, send, sendNext } = latest.current;
    switch (reply.status) {
      case "stored":
        onUploaded(reply.stored, current.file);
        sendNext("uploaded");
        break;
      case "rejected":
      case "no-connection":
        reject(current, reply.message);
        sendNext("idle");
        break;
      case "to-be-resent":
        send(current);
        break;
      case "cancelled":
        // Another file: the one that was cancelled is not the current one any more.
        break;
      default:
        reply satisfies never;
    }
  }, [fetcher.data]);

  return {
    upload: (file: File) => begin([{ file, label: null }]),
    uploadAll: (files: readonly File[]) => {
      const asked = files.map((file) => ({ file, label: files.length > 1 ? file.name : null }));
      if (sent.current === null) begin(asked);
      else waiting.current.push(...asked);
    },
    cancel,
    state,
    rejected,
  };
}
