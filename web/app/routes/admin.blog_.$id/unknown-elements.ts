/** What the editor keeps, or replaces by something that says the same. */
const KNOWN = new Set(
  "p h1 h2 h3 h4 h5 h6 strong b em i s del strike code pre ul ol li blockquote a img figure figcaption table thead tbody tfoot tr th td hr br sub sup span div section article".split(
    " ",
  ),
);

/** The names of elements in HTML that the editor would drop. */
export function unknownElements(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const names = [...body.querySelectorAll("*")].map(({ localName }) => localName);
  return [...new Set(names)].filter((name) => !KNOWN.has(name));
}
