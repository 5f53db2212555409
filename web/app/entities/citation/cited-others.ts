import type { Publication } from "~/entities/publication/publication";
import { hasOthers } from "~/entities/publication/others";
import type { CslItem, CslName } from "~/lib/csl/csl-item";
import type { TextRun } from "~/lib/csl/rich-text";
import type { StyleValue } from "./citation-style";

/** Stands for those whom a list of names leaves out: the processor joins it to the names as the last one. */
const OTHERS = "\ue010";
/** With the word or sign that joins it, and the full stop behind it. */
const JOINED = new RegExp(`(?<=\\s)(?:\\. \\. \\. |… ?)?(?:(?:and|&) )?${OTHERS}\\.?`, "u");

/**
 * An item with a name for those whom the publication's lists leave out ("et al."). CSL has none, and a
 * style abbreviates lists by their length alone.
 */
export function withOthers(item: CslItem, publication: Publication): CslItem {
  const { author, editor } = item;
  return {
    ...item,
    ...(author && hasOthers(publication.authors) && { author: followed(author) }),
    ...(editor && hasOthers(publication.editors) && { editor: followed(editor) }),
  };
}

function followed(names: readonly CslName[]): CslName[] {
  const areWhole = names.every(({ literal }) => literal !== undefined);
  return [...names, areWhole ? { literal: OTHERS } : { family: OTHERS }];
}

/** The runs of a citation with "et al." for that name, as the style has it behind a list that it abbreviates. */
export function writeOthers(runs: readonly TextRun[], style: StyleValue): readonly TextRun[] {
  return runs.flatMap((run) => {
    const [before = "", after] = run.text.split(JOINED);
    if (after === undefined) return [run];
    const italic = style === "harvard" || style === "ieee";
    const marks = italic ? [...run.marks, "i" as const] : run.marks;
    return writeOthers(
      [
        { ...run, text: before },
        { text: "et al.", marks },
        { ...run, text: after },
      ],
      style,
    );
  });
}
