import { replaceFormulas } from "./pasted-formulas";
import { revealWordFormulas } from "./word-formulas";
import { keepListMarks, makeWordLists } from "./word-lists";

/** What word processors put beside the text. */
const NOISE =
  "script, style, meta, link, title, xml, o\\:p, head, img[src^='file:'], img[src^='data:'], img[src^='blob:'], .Apple-interchange-newline";

/**
 * HTML from the clipboard without what Word, Google Docs and others add to it. What remains is
 * matched against the editor's own elements, which drops all styles, classes and unknown elements.
 */
export function cleanPaste(html: string): string {
  // Conditional comments hide formulas, and marks of lists, which would be typed text otherwise.
  const text = keepListMarks(revealWordFormulas(html));
  const { body } = new DOMParser().parseFromString(text, "text/html");
  removeComments(body);
  replaceFormulas(body);
  for (const element of body.querySelectorAll(NOISE)) element.remove();
  makeWordLists(body);
  // Links to Word's and Google's own footnotes lead nowhere here; their numbers stay.
  for (const link of body.querySelectorAll(
    "a[href*='#_ftn'], a[href^='#ftnt'], a[href^='#_msocom']",
  )) {
    link.replaceWith(...link.childNodes);
  }
  return body.innerHTML;
}

function removeComments(root: Node): void {
  for (const node of [...root.childNodes]) {
    if (node.nodeType === 8) node.remove();
    else removeComments(node);
  }
}
