import { texts } from "~/entities/publication-import/texts";
import { plainTitle } from "~/entities/publication/title";
import { Notice } from "~/ui/feedback/notice";

/** Names the publications that an undone import has left as they are. */
export function LeftNotice({ left }: { left: readonly { id: string; title: string }[] }) {
  if (left.length === 0) return null;
  return (
    <Notice>
      <p>{texts.left}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5 wrap-anywhere text-ink">
        {left.map(({ id, title }) => (
          <li key={id}>{plainTitle(title)}</li>
        ))}
      </ul>
    </Notice>
  );
}
