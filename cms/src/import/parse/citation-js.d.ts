/** As much of Citation.js as the import uses; the packages have no types. */
declare module "@citation-js/plugin-bibtex/lib/input/value.js" {
  /** @throws for braces and dollar signs that are not balanced, and for missing arguments */
  export function parse(text: string, field: string): unknown;
}

declare module "@citation-js/plugin-bibtex/lib/input/constants.js" {
  export const commands: Record<string, string>;
  export const mathCommands: Record<string, string>;
  export const diacritics: Record<string, string>;
  export const formattingCommands: Record<string, string | undefined>;
  export const formattingEnvs: Record<string, string | undefined>;
  export const argumentCommands: Record<string, (...args: string[]) => string>;
  /** Macros that the styles of BibTeX define, by their names in lower case. */
  export const defaultStrings: Record<string, string>;
}
