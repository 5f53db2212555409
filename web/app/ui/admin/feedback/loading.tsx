import { LoaderCircle } from "lucide-react";

/** A spinner with words, where the shape of what comes is not known. */
export function Loading({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-24 text-sm text-muted">
      <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
      {label}
    </p>
  );
}
