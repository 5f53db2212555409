import { useField } from "@conform-to/react";
import { texts } from "~/entities/blog-post/texts";

/** Says that a draft does not appear by itself, for whoever has set a time and not the switch. */
export function DraftNote() {
  const [published] = useField<string>("published");
  const [from] = useField<string>("publish_at");
  const isForgotten = Boolean(from.value) && !published.value;
  return (
    <p role="status" className="text-sm text-ink empty:hidden">
      {isForgotten && texts.admin.staysDraft}
    </p>
  );
}
