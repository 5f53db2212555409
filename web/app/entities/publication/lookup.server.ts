import { z } from "zod";
import { type Cms, asCmsError } from "~/lib/cms/cms.server";
import { formTexts } from "./form-texts";
import type { LookedUp, LookupReply } from "./lookup";
import { DATE_PRECISIONS, PUBLICATION_TYPES } from "./publication";

const line = z.string().optional().catch(undefined);
const list = z.array(z.string()).optional().catch(undefined);

const answer = z.object({
  data: z.object({
    fields: z.object({
      title: line,
      authors: list,
      publication_date: line,
      journal: line,
      abstract: line,
      url: line,
      type: z.enum(PUBLICATION_TYPES).optional().catch(undefined),
      date_precision: z.enum(DATE_PRECISIONS).optional().catch(undefined),
      genre: line,
      volume: line,
      issue: line,
      pages: line,
      article_number: line,
      number: line,
      edition: line,
      series: line,
      publisher: line,
      place: line,
      institution: line,
      event_title: line,
      language: line,
      isbn: line,
      issn: line,
      eprint: line,
      editors: list,
      keywords: list,
    }),
    notices: z.array(z.string()).catch([]),
  }),
});

function known(fields: Record<string, string | string[] | undefined>): LookedUp {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/**
 * Asks the cms what a DOI stands for; it asks the resolver.
 * @param doi as it was typed
 * @returns the values, or the sentence that says why there are none
 */
export async function lookUpDoi(cms: Cms, doi: string): Promise<LookupReply> {
  const { noDoi, failed } = formTexts.lookup;
  if (doi.trim() === "") return { ok: false, message: noDoi };
  try {
    const body = await cms.post("/api/publication-imports/lookup", { data: { doi } });
    const { fields, notices } = answer.parse(body).data;
    return { ok: true, values: known(fields), notices };
  } catch (error) {
    const { reason, message, serverMessage } = asCmsError(error);
    // A service that is down is no outage of the cms: its sentence says which one it is.
    return { ok: false, message: reason === "lookup" ? message : (serverMessage ?? failed) };
  }
}
