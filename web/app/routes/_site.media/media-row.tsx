import { texts } from "~/entities/media-item/texts";
import { DOT } from "~/lib/format/facts";
import { Badge } from "~/ui/basic/badge";
import { ButtonLink } from "~/ui/basic/button-link";
import type { MediaView } from "./listing";
import { TypeBadge } from "./type-badge";

/** One media item as a row, with the link to where it can be seen, heard or read. */
export function MediaRow({ item }: { item: MediaView }) {
  const { title, type, source, description, date, href, featured } = item;
  return (
    <article className="grid gap-x-8 gap-y-2 md:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <p className="flex flex-wrap items-start gap-2 self-start md:mt-1 md:flex-col">
        <TypeBadge type={type} />
        {featured && <Badge variant="default">{texts.featured}</Badge>}
      </p>
      <div className="min-w-0">
        <h2 className="text-lg leading-snug wrap-anywhere">{title}</h2>
        {(source ?? date) && (
          <p className="mt-1 text-sm wrap-anywhere text-muted">
            {source}
            {source && date && DOT}
            {date && <span className="whitespace-nowrap tabular-nums">{date}</span>}
          </p>
        )}
        {description && (
          <p className="mt-2 max-w-prose font-serif wrap-anywhere whitespace-pre-line">
            {description}
          </p>
        )}
      </div>
      {href && (
        <p className="self-start max-md:mt-1 print:col-span-full">
          <ButtonLink to={href} variant="secondary" className="print-address-only">
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
