import { texts } from "~/entities/media-item/texts";
import { Badge } from "~/ui/basic/badge";
import { ButtonLink } from "~/ui/basic/button-link";
import type { MediaView } from "./listing";
import { TypeBadge } from "./type-badge";

/** One media item, with the link to where it can be seen, heard or read. */
export function MediaCard({ item }: { item: MediaView }) {
  const { title, type, source, description, date, href, featured } = item;
  return (
    <article className="flex w-full break-inside-avoid flex-col rounded-md border border-line p-6">
      <p className="flex min-h-6 flex-wrap items-center gap-2">
        <TypeBadge type={type} />
        {featured && <Badge variant="default">{texts.featured}</Badge>}
      </p>
      <h2 className="mt-4 text-lg leading-snug wrap-anywhere">{title}</h2>
      {(source ?? date) && (
        <p className="mt-2 font-sans text-sm wrap-anywhere text-muted">
          {source}
          {source && date && " · "}
          {date && <span className="whitespace-nowrap tabular-nums">{date}</span>}
        </p>
      )}
      {description && (
        <p className="mt-3 text-sm wrap-anywhere whitespace-pre-line">{description}</p>
      )}
      {href && (
        <p className="mt-auto pt-6 print:hidden">
          <ButtonLink to={href} variant="secondary">
            <span>
              {texts.view[type]}
              <span className="sr-only">: {title}</span>
            </span>
          </ButtonLink>
        </p>
      )}
    </article>
  );
}
