import { type StyleChild, type StyleNode, elements, isNamed } from "./style-node";

/** Elements whose attribute `variable` names the one variable that they show. */
const SHOW_ONE = ["text", "number", "date"];

/** Variables that the processor makes itself. */
const MADE_BY_PROCESSOR = ["citation-label", "citation-number", "year-suffix"];

/**
 * Numbers behind whose `text` this processor writes a term in lower case, shown or not, as it does behind
 * names.
 */
const NUMBERS = ["edition", "issue", "number", "volume"];

/** No entry of ours has annotations: this shows nothing, and calls a variable. */
const ABSENT = "annote";
const EMPTY_CALL: StyleNode = { name: "text", attrs: { variable: ABSENT }, children: [] };

/** This shows nothing, and lets the processor forget the empty calls before it. */
const EMPTY_GROUP: StyleNode = { name: "group", attrs: {}, children: [] };

/**
 * A style without the elements that show nothing of an entry because it does not have their variables. A
 * group, and in this processor a macro, shows nothing when it calls variables and finds none (CSL 1.0.2,
 * "Group"): of the calls that are left out, an empty one stays in the place of the last.
 * @param style is not changed
 * @param variables the CSL variables that the entry has
 */
export function omitAbsent(style: StyleNode, variables: ReadonlySet<string>): StyleNode {
  const number = NUMBERS.find((name) => !variables.has(name));
  if (variables.has(ABSENT) || number === undefined) return style;
  return new Omission(style, variables, number).style();
}

class Omission {
  readonly #macros: ReadonlyMap<string, StyleNode>;
  readonly #known = new Map<string, StyleChild>();
  readonly #emptyNumber: StyleNode;

  constructor(
    private readonly whole: StyleNode,
    private readonly variables: ReadonlySet<string>,
    absentNumber: string,
  ) {
    const macros = elements(whole).filter(({ name }) => name === "macro");
    this.#macros = new Map(macros.map((macro) => [macro.attrs["name"] ?? "", macro] as const));
    this.#emptyNumber = { ...EMPTY_CALL, attrs: { variable: absentNumber } };
    elements(whole).forEach((node) => this.keepSubstitutes(node));
  }

  style(): StyleNode {
    const children = elements(this.whole).flatMap((child): StyleChild[] => {
      if (child.name === "macro") {
        const macro = this.macro(child.attrs["name"] ?? "");
        return macro === undefined || this.isEmpty(macro) ? [] : [macro];
      }
      return [child.name === "bibliography" ? this.bibliography(child) : child];
    });
    return { ...this.whole, children };
  }

  private bibliography(node: StyleNode): StyleNode {
    const children = elements(node).map((child) => {
      if (child.name !== "layout") return child;
      return { ...child, children: this.remaining(child.children, true) };
    });
    return { ...node, children };
  }

  /** @returns what is left of the macro, an empty element when that is nothing; undefined when there is none */
  private macro(name: string): StyleChild | undefined {
    const macro = this.#macros.get(name);
    if (!macro || this.#known.has(name)) return this.#known.get(name);
    // Before its content: a macro that calls itself must not go on for ever.
    this.#known.set(name, macro);
    this.#known.set(name, this.group(macro));
    return this.#known.get(name);
  }

  /**
   * In this processor a term keeps others from being shown in place of names, whether its group is
   * shown or not: macros that may be shown there stay whole.
   */
  private keepSubstitutes(node: StyleNode): void {
    if (node.name === "names") this.substitutesOf(node).forEach((child) => this.keepMacros(child));
    elements(node).forEach((child) => this.keepSubstitutes(child));
  }

  private keepMacros(node: StyleNode): void {
    const name = node.name === "text" ? (node.attrs["macro"] ?? "") : "";
    const macro = this.#macros.get(name);
    if (macro && !this.#known.has(name)) {
      this.#known.set(name, macro);
      this.keepMacros(macro);
    }
    elements(node).forEach((child) => this.keepMacros(child));
  }

  /** @returns the element without what shows nothing, or an empty element when nothing is left of it */
  private remainder(child: StyleChild): StyleChild {
    if (typeof child === "string") return child;
    const { name, attrs } = child;
    if (name === "choose") return this.choose(child);
    if (name === "group") return this.group(child);
    const macro = name === "text" ? this.macro(attrs["macro"] ?? "") : undefined;
    if (macro) return this.isEmpty(macro) ? macro : child;
    return this.ownRemainder(child);
  }

  /** Looks at the variables of an element, not at those of its children. */
  private ownRemainder(child: StyleNode): StyleChild {
    const { name, attrs } = child;
    const { variable } = attrs;
    if (name === "names") return this.names(child);
    if (variable === undefined || !SHOW_ONE.includes(name) || this.has(variable)) return child;
    return name === "text" && NUMBERS.includes(variable) ? this.#emptyNumber : EMPTY_CALL;
  }

  /**
   * Of elements that show nothing the last one decides what the processor knows of empty calls, and the
   * first number how it writes a term.
   * @param isStart whether nothing has been called before them
   */
  private remaining(children: readonly StyleChild[], isStart: boolean): StyleChild[] {
    const remainders = children.map((child) => this.remainder(child));
    const number = remainders.indexOf(this.#emptyNumber);
    const last = remainders.findLastIndex((child) => this.isEmpty(child));
    const kept = remainders.filter(
      (child, index) => !this.isEmpty(child) || index === last || index === number,
    );
    return isStart && kept[0] === EMPTY_GROUP ? kept.slice(1) : kept;
  }

  private group(node: StyleNode): StyleChild {
    const children = this.remaining(node.children, true);
    const last = children.findLast((child) => this.isEmpty(child));
    const isForgotten = last === undefined || last === EMPTY_GROUP;
    if (isForgotten && children.every((child) => this.isEmpty(child))) return EMPTY_GROUP;
    const isSuppressed = children.every((child) => this.isEmpty(child) || isTermOrLabel(child));
    return isSuppressed && !isForgotten ? EMPTY_CALL : { ...node, children };
  }

  private isEmpty(child: StyleChild): boolean {
    return child === EMPTY_CALL || child === EMPTY_GROUP || child === this.#emptyNumber;
  }

  /** Whether its branches call a variable decides about the group around it: their empty calls stay. */
  private choose(node: StyleNode): StyleChild {
    const branches = elements(node).map((branch) => {
      return { ...branch, children: this.remaining(branch.children, false) };
    });
    return { ...node, children: branches };
  }

  private names(node: StyleNode): StyleChild {
    const children = node.children.flatMap((child): StyleChild[] => {
      if (typeof child === "string" || child.name !== "substitute") return [child];
      const substitutes = this.substitutesOf(node);
      return substitutes.length === 0 ? [] : [{ ...child, children: substitutes }];
    });
    const isReplaced = children.some((child) => isNamed(child, "substitute"));
    return this.hasNames(node) || isReplaced ? { ...node, children } : this.#emptyNumber;
  }

  /** What may be shown in place of names: nothing when they are there, nor what follows such as are there. */
  private substitutesOf(names: StyleNode): StyleNode[] {
    if (this.hasNames(names)) return [];
    const all = elements(names)
      .filter(({ name }) => name === "substitute")
      .flatMap(elements);
    const first = all.findIndex((child) => child.name === "names" && this.hasNames(child));
    const possible = first === -1 ? all : all.slice(0, first + 1);
    return possible.filter((child) => !this.isEmpty(this.ownRemainder(child)));
  }

  private hasNames({ attrs }: StyleNode): boolean {
    return (attrs["variable"] ?? "").split(/\s+/).some((variable) => this.has(variable));
  }

  /** A short form may be shown in place of a variable that is not there. */
  private has(variable: string): boolean {
    if (MADE_BY_PROCESSOR.includes(variable)) return true;
    return this.variables.has(variable) || this.variables.has(`${variable}-short`);
  }
}

function isTermOrLabel(child: StyleChild): boolean {
  if (typeof child === "string") return false;
  const { name, attrs } = child;
  if (name === "label") return true;
  return name === "text" && (attrs["term"] !== undefined || attrs["value"] !== undefined);
}
