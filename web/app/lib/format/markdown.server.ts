import { gfm } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";

/** Where an address of a picture or a link leads from the Markdown file. */
type Relocate = (address: string) => string;

/**
 * HTML from the editor as Markdown: GitHub's dialect, with `$…$` for formulas and `[^1]` for footnotes,
 * which Pandoc, Hugo and others read. What Markdown has no signs for stays HTML.
 * @param relocate gives each address of the text as the file is to have it
 */
export function htmlToMarkdown(html: string, relocate: Relocate = (address) => address): string {
  return `${converter(relocate).turndown(html).trim()}\n`;
}

function converter(relocate: Relocate): TurndownService {
  const service = new TurndownService({
    headingStyle: "atx",
    hr: "---",
    bulletListMarker: "-",
    codeBlockStyle: "fenced",
    emDelimiter: "*",
  });
  service.use(gfm);
  service.keep(["sub", "sup", "u", "details", "summary"]);
  addTables(service);
  addFormulas(service);
  addAddresses(service, relocate);
  // What is added last is asked first.
  addFootnotes(service);
  return service;
}

/** Markdown has no cells that span others. */
function addTables(service: TurndownService) {
  service.addRule("spanning-table", {
    filter: (node) =>
      node.nodeName === "TABLE" && [...node.querySelectorAll("th, td")].some(isSpanning),
    replacement: (_, node) => (isElement(node) ? `\n\n${node.outerHTML}\n\n` : ""),
  });
}

function isSpanning(cell: Element): boolean {
  return ["colspan", "rowspan"].some((name) => Number(cell.getAttribute(name) ?? 1) > 1);
}

function addFormulas(service: TurndownService) {
  const kindOf = (node: HTMLElement) => node.getAttribute("data-formula");
  service.addRule("formula", {
    filter: (node) => kindOf(node) !== null,
    replacement: (_, node) => {
      if (!isElement(node)) return "";
      const latex = node.textContent;
      return kindOf(node) === "block" ? `\n\n$$\n${latex}\n$$\n\n` : `$${latex}$`;
    },
  });
}

function addFootnotes(service: TurndownService) {
  const isReference = (node: Element | null) => node?.classList.contains("footnote-ref") === true;
  service.addRule("footnote-reference", {
    filter: (node) => isReference(node.nodeName === "SUP" ? node.firstElementChild : node),
    replacement: (content, node) =>
      isElement(node) && node.nodeName === "SUP" ? content : `[^${node.textContent}]`,
  });
  service.addRule("footnote", {
    filter: (node) =>
      node.nodeName === "LI" && node.parentElement?.classList.contains("footnotes") === true,
    replacement: (content, node) => {
      const number = isElement(node) ? node.id.replace(/^\D*/, "") : "";
      const text = content.trim().replaceAll(/\n(?=[^\n])/g, "\n    ");
      return `[^${number}]: ${text}\n\n`;
    },
  });
}

function addAddresses(service: TurndownService, relocate: Relocate) {
  service.addRule("picture", {
    filter: "img",
    replacement: (_, node) => {
      const address = attributeOf(node, "src");
      return address ? `![${plain(attributeOf(node, "alt"))}](${target(relocate(address))})` : "";
    },
  });
  service.addRule("caption", {
    filter: "figcaption",
    replacement: (content) => (content.trim() ? `\n\n*${content.trim()}*\n\n` : ""),
  });
  service.addRule("link", {
    filter: (node) => node.nodeName === "A" && Boolean(node.getAttribute("href")),
    replacement: (content, node) => `[${content}](${target(relocate(attributeOf(node, "href")))})`,
  });
}

function isElement(node: Node): node is HTMLElement {
  return node.nodeType === 1;
}

const attributeOf = (node: Node, name: string) =>
  isElement(node) ? (node.getAttribute(name) ?? "") : "";

const plain = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll(/[[\]\\]/g, "\\$&");

/** Blanks and brackets would end it. */
const target = (address: string) =>
  address.replaceAll(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);
