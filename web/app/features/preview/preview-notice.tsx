import { texts } from "~/entities/preview/texts";
import type { PreviewInfo } from "./open-preview.server";

/** Says above a page that it is a preview, and for how long; nothing above any other page. */
export function PreviewNotice({ preview }: { preview: PreviewInfo | null }) {
  if (!preview) return null;
  return (
    <p
      role="note"
      className="mb-10 border-l-4 border-accent bg-surface px-4 py-3 font-sans text-sm text-ink print:hidden"
    >
      {preview.kind === "draft" ? texts.notice.draft : texts.notice.share(preview.until)}
    </p>
  );
}
