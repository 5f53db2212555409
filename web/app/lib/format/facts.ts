/** Stands between two facts on a line. A line may end with it, but none begins with it. */
export const DOT = "\u00A0· ";

/** The facts that are there, on one line: "B 101 · Doctoral". */
export function joinFacts(facts: readonly (string | false | null | undefined)[]): string {
  return facts.filter(Boolean).join(DOT);
}
