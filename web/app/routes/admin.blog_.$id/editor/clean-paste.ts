import { replaceFormulas } from "./pasted-formulas";
import { revealWordFormulas } from "./word-formulas";
import { keepListMarks, makeWordLists } from "./word-lists";

/**
 * Pictures that lie on the machine of whoever pastes them, or within the text itself, and those of
 * Google Docs, whose addresses end after a while.
 */
const LOST_PICTURES =
  "img[src^='file:'], img[src^='data:'], img[src^='blob:'], [id^='docs-internal-guid'] img[src*='.googleusercontent.com/']";

/** What word processors put beside the text; the comments of reviewers are not for readers. */
const NOISE =
  "script, style, meta, link, title, xml, head, .Apple-interchange-newline, [style*='mso-element:comment-list'], .MsoCommentReference, .msocomanchor";

/** Links to places that Word, Google Docs and LibreOffice name themselves: notes, headings, figures. */
const OWN_PLACES =
  "a[href*='#_ftn'], a[href*='#_edn'], a[href^='#_'], a[href^='#ftnt'], a[href^='#cmnt'], a[href^='#sdfootnote'], a[href^='#sdendnote']";

/**
 * HTML from the clipboard without what Word, Google Docs and others add to it. What remains is
 * matched against the editor's own elements, which drops all styles, classes and unknown elements.
 * @param onLostPictures told how many pictures of the text cannot be taken along, where there are any
 */
export function cleanPaste(html: string, onLostPictures?: (count: number) => void): string {
  // Conditional comments hide formulas, and marks of lists, which would be typed text otherwise.
  const text = keepListMarks(revealWordFormulas(html));
  const { body } = new DOMParser().parseFromString(text, "text/html");
  removeComments(body);
  replaceFormulas(body);
  for (const element of body.querySelectorAll(NOISE)) element.remove();
  const pictures = body.querySelectorAll(LOST_PICTURES);
  for (const picture of pictures) picture.remove();
  if (pictures.length > 0) onLostPictures?.(pictures.length);
  makeWordLists(body);
  // Word ends each paragraph with one, which is empty but for what was typed at its place.
  for (const end of body.querySelectorAll("o\\:p")) {
    if (end.textContent.trim() === "") end.remove();
    else end.replaceWith(...end.childNodes);
  }
  // The places are none here; the numbers and the words of the links stay.
  for (const link of body.querySelectorAll(OWN_PLACES)) link.replaceWith(...link.childNodes);
  return body.innerHTML;
}

function removeComments(root: Node): void {
  for (const node of [...root.childNodes]) {
    if (node.nodeType === 8) node.remove();
    else removeComments(node);
  }
}
