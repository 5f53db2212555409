import { noticeText, toEntryRows } from "~/entities/publication-import/entry-row";
import { readImport } from "~/entities/publication-import/store.server";
import { texts } from "~/entities/publication-import/texts";
import { type Cms, CmsError } from "~/lib/cms/cms.server";

/**
 * An import, ready to be rendered; its entries while they can be chosen from.
 * @returns null when there is no such import
 * @throws CmsError
 */
export async function readScreen(cms: Cms, id: string) {
  try {
    const { summary, entries } = await readImport(cms, id);
    const { status, source, progress, counts, created, changed, problem, notices } = summary;
    return {
      id: summary.id,
      status,
      source,
      progress,
      created,
      changed,
      problem,
      notices: notices.map(noticeText),
      counts,
      summary: texts.summary(counts),
      rows: status === "preview" ? toEntryRows(entries) : [],
    };
  } catch (error) {
    if (error instanceof CmsError && error.status === 404) return null;
    throw error;
  }
}

export type Screen = NonNullable<Awaited<ReturnType<typeof readScreen>>>;
