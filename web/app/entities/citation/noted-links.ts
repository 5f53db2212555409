import type { Publication } from "~/entities/publication/publication";
import { texts } from "~/entities/publication/texts";
import { onOneLine } from "~/lib/format/one-line";
import { safeHref } from "~/lib/http/safe-href";

/**
 * What no field of RIS and CSL-JSON holds, as lines of a note (docs/decisions/0047): "Code: https://…",
 * "Slides (Keynote): https://…". The import reads them back.
 */
export function notedLinks(links: Publication["links"]): string[] {
  return links.flatMap(({ kind, url, label }) => {
    const address = safeHref(url);
    if (address === undefined) return [];
    const name = texts.linkKinds[kind];
    const remark = label === null || label === name ? "" : ` (${onOneLine(label)})`;
    return [`${name}${remark}: ${address}`];
  });
}

/** An award in the owner's words, which the import takes for one whatever they are. */
export function notedAward(award: string | null): string | null {
  return award === null ? null : `Award: ${onOneLine(award)}`;
}
