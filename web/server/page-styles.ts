import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from "postcss";
import parseSelectors, { type Node, type Pseudo, type Selector } from "postcss-selector-parser";

/** What a part of the style sheet becomes on a page with these words; empty if the page needs none of it. */
type Part = (words: ReadonlySet<string>) => string;

/** At-rules that hold rules; all others are kept or dropped as a whole. */
const GROUPS = new Set(["container", "layer", "media", "supports"]);
/** The style sheet's file. */
const NAME = /^site-.*\.css$/;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const TAG = /<([a-z][a-z0-9-]*)/g;
/** The public script, which adds elements of its own to a page. */
const SCRIPT = /<script[^>]* type="module"[^>]*>([^]*?)<\/script>/;
/** Whatever may name a class or an element in it. */
const WORD = /[^\s"'`<>=;,]+/g;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/**
 * Puts into a page those rules of the public style sheet that it uses, so that the first paint waits
 * for no second request. A rule is left out when it asks for a class or an element that neither the
 * page nor its script has.
 */
export class PageStyles {
  readonly #link: string;
  readonly #parts: Part[];
  readonly #properties: { name: string; text: string }[];
  /** Pages have the same script, which takes a while to take apart. */
  #script: { text: string; words: readonly string[] } = { text: "", words: [] };

  /** @param address where the whole style sheet lies, as pages link it */
  constructor(
    private readonly address: string,
    css: string,
  ) {
    this.#link = `<link rel="stylesheet" href="${address}"/>`;
    const { nodes } = postcss.parse(css);
    this.#properties = nodes.filter(isProperty).map((rule) => ({
      name: rule.params,
      text: rule.toString(),
    }));
    this.#parts = nodes.filter((node) => !isProperty(node)).map(partOf);
  }

  /**
   * Reads the style sheet of the public pages.
   * @param assetsDir where the build has put it
   * @throws when it is not there once: the build is not complete
   */
  static async read(assetsDir: string): Promise<PageStyles> {
    const names = await readdir(assetsDir);
    const [name, ...others] = names.filter((each) => NAME.test(each));
    if (!name || others.length > 0) throw new Error(`No single file is named ${NAME.source}.`);
    const css = await readFile(path.join(assetsDir, name), "utf8");
    return new PageStyles(`/assets/${name}`, css);
  }

  /** The same page with its rules in place of the link; as it is, if it does not link the style sheet. */
  inline(document: Buffer): Buffer {
    // Files of megabytes come this way too: they are no text as long as nobody needs it.
    if (!document.includes(this.#link)) return document;
    const html = document.toString("utf8");
    const at = html.indexOf(this.#link);
    const style = `<style data-href="${this.address}">${this.#rulesFor(html)}</style>`;
    return Buffer.from(html.slice(0, at) + style + html.slice(at + this.#link.length));
  }

  #scriptWords(text: string): readonly string[] {
    if (text !== this.#script.text) this.#script = { text, words: text.match(WORD) ?? [] };
    return this.#script.words;
  }

  #rulesFor(html: string): string {
    const words = new Set(this.#scriptWords(SCRIPT.exec(html)?.[1] ?? ""));
    for (const [, tag = ""] of html.matchAll(TAG)) words.add(tag);
    for (const [, classes = ""] of html.matchAll(CLASS_ATTRIBUTE)) {
      for (const name of decode(classes).split(/\s+/)) words.add(name);
    }
    const rules = this.#parts.map((part) => part(words)).join("");
    const properties = this.#properties.filter(({ name }) => rules.includes(name));
    return rules + properties.map(({ text }) => text).join("");
  }
}

/** A custom property with a type. */
function isProperty(node: ChildNode): node is AtRule {
  return node.type === "atrule" && node.name === "property";
}

function partOf(node: ChildNode): Part {
  switch (node.type) {
    case "rule":
      return rulePart(node);
    case "atrule":
      return GROUPS.has(node.name) && node.nodes ? groupPart(node, node.nodes) : wholePart(node);
    case "decl":
      return wholePart(node);
    case "comment":
      return () => "";
  }
}

/** A group goes when none of its rules is used. */
function groupPart({ name, params }: AtRule, nodes: ChildNode[]): Part {
  const parts = nodes.map(partOf);
  return (words) => {
    const inner = parts.map((part) => part(words)).join("");
    return inner && `@${name} ${params}{${inner}}`;
  };
}

/** Fonts, keyframes, statements such as the order of layers. */
function wholePart(node: AtRule | Declaration): Part {
  const hasBlock = node.type === "atrule" && node.nodes !== undefined;
  const text = hasBlock ? node.toString() : `${node.toString()};`;
  return () => text;
}

function rulePart(rule: Rule): Part {
  const selectors: { text: string; needs: string[] }[] = [];
  parseSelectors((root) => {
    root.each(
      (selector) => void selectors.push({ text: String(selector), needs: needsOf(selector) }),
    );
  }).processSync(rule.selector);
  const declarations = rule.toString().slice(rule.selector.length);
  return (words) => {
    const used = selectors.filter(({ needs }) => needs.every((need) => words.has(need)));
    return used.length > 0 ? used.map(({ text }) => text).join(",") + declarations : "";
  };
}

/** The classes and elements without which a selector finds nothing. */
function needsOf(selector: Selector): string[] {
  return selector.nodes.flatMap((node) => {
    if (node.type === "class") return [node.value];
    if (node.type === "tag") return [node.value.toLowerCase()];
    // Of several selectors in it, any one will do; those in `:not()` are none that it needs.
    const [inner, ...others] = isMatching(node) ? node.nodes : [];
    return inner && others.length === 0 ? needsOf(inner) : [];
  });
}

function isMatching(node: Node): node is Pseudo {
  return node.type === "pseudo" && [":is", ":where"].includes(node.value);
}

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
