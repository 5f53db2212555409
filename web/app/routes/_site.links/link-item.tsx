import { texts } from "~/entities/useful-link/texts";
import type { UsefulLinkView } from "~/entities/useful-link/view.server";
import { Badge } from "~/ui/basic/badge";
import { TextLink } from "~/ui/basic/text-link";

/** One link: what it is, whether it is open to everybody, and the way to it. */
export function LinkItem({
  link: { title, href, site, description, isPremium },
}: {
  link: UsefulLinkView;
}) {
  return (
    <article className="gap-x-8 sm:flex sm:items-baseline sm:justify-between">
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-base leading-snug font-semibold wrap-anywhere">{title}</h3>
          {isPremium && <Badge>{texts.premium}</Badge>}
        </div>
        {description && (
          <p className="mt-1 max-w-prose font-serif wrap-anywhere whitespace-pre-line">
            {description}
          </p>
        )}
        {site && <p className="mt-1 text-xs wrap-anywhere text-muted">{site}</p>}
      </div>
      {href && (
        <p className="shrink-0 text-sm max-sm:mt-1">
          <TextLink to={href} className="link print-address touch-target">
            <span>
              {texts.visit}
              <span className="sr-only">: {title}</span>
            </span>
          </TextLink>
        </p>
      )}
    </article>
  );
}
