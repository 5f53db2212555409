const LONGEST = 80;

/**
 * The name of a file, of letters, digits and hyphens alone, and none that was given before.
 * @param taken the names given so far; the new one is added
 */
export function newFileName(words: string, ending: string, taken: Set<string>): string {
  const plain = words
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, "");
  for (let number = 1; ; number += 1) {
    const name = `${plain || "untitled"}${number === 1 ? "" : `-${number}`}.${ending}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}
