import { type StyleNode, elements, isNamed } from "./style-node";

/** As much of an entry as decides which branches of a style are taken. */
export interface Reach {
  type: string;
  /** The CSL variables that the entry has. */
  variables: ReadonlySet<string>;
}

/** How a condition joins its tests (CSL 1.0.2, "Choose"). */
type Match = "all" | "any" | "none" | "nand";

/**
 * The part of a style that formats the bibliography entry of one work: without in-text citations, without
 * the branches that the work's type and missing variables rule out, and without the number before an
 * entry. What is left formats the work as the whole style does. The processor expands each macro
 * wherever it is called, which takes seconds and 200 MB for a whole style of the newer kind, and
 * some milliseconds for this part.
 * @param style as the processor's own parser reads it; is not changed
 */
export function reduceStyle(style: StyleNode, reach: Reach): StyleNode {
  const macros = new Map(
    elements(style)
      .filter(({ name }) => name === "macro")
      .map((macro) => [macro.attrs["name"] ?? "", macro] as const),
  );
  const kept = new Map<string, StyleNode>();
  const keepMacro = (name: string) => {
    const macro = macros.get(name);
    if (!macro || kept.has(name)) return;
    // Before its content: a macro that calls itself must not go on for ever.
    kept.set(name, macro);
    kept.set(name, { ...macro, children: reduceAll(macro.children, reach, keepMacro) });
  };
  const others = elements(style).flatMap((node) => reducePart(node, reach, keepMacro));
  return { ...style, children: [...kept.values(), ...others] };
}

function reducePart(node: StyleNode, reach: Reach, keepMacro: (name: string) => void): StyleNode[] {
  if (node.name === "macro") return [];
  if (node.name === "citation") return [SHORT_CITATION];
  if (node.name !== "bibliography") return [node];
  const { "second-field-align": _align, "hanging-indent": _indent, ...attrs } = node.attrs;
  const children = reduceAll(node.children, reach, keepMacro);
  return [{ ...node, attrs, children: children.filter((child) => !isNamed(child, "sort")) }];
}

/** The processor wants one. */
const SHORT_CITATION: StyleNode = {
  name: "citation",
  attrs: {},
  children: [
    {
      name: "layout",
      attrs: {},
      children: [{ name: "text", attrs: { variable: "title" }, children: [] }],
    },
  ],
};

function reduceAll(
  children: StyleNode["children"],
  reach: Reach,
  keepMacro: (name: string) => void,
): StyleNode["children"] {
  return children.flatMap((child): StyleNode["children"] => {
    if (typeof child === "string") return [child];
    if (child.attrs["variable"] === "citation-number") return [];
    const macro = child.name === "text" ? child.attrs["macro"] : undefined;
    if (macro !== undefined) keepMacro(macro);
    if (child.name !== "choose") {
      return [{ ...child, children: reduceAll(child.children, reach, keepMacro) }];
    }
    const { branches, isDecided } = reachable(elements(child), reach);
    const [only] = branches;
    if (!only) return [];
    if (isDecided && branches.length === 1) return reduceAll(only.children, reach, keepMacro);
    return [{ ...child, children: reduceAll(branches, reach, keepMacro) }];
  });
}

/**
 * The branches of a choice that an entry may take.
 * @returns `isDecided`: whether it takes one of them in any case
 */
function reachable(branches: readonly StyleNode[], reach: Reach) {
  const open: StyleNode[] = [];
  let isDecided = false;
  for (const branch of branches) {
    const verdict = branch.name === "else" || verdictOn(branch.attrs, reach);
    if (verdict !== false) open.push(branch);
    isDecided = verdict === true;
    if (isDecided) break;
  }
  // The first one is an `if`: an `else` is first only where it is alone.
  const [first, ...others] = open;
  return { branches: first ? [{ ...first, name: "if" }, ...others] : [], isDecided };
}

/** @returns null when only the processor can tell */
function verdictOn(attrs: StyleNode["attrs"], reach: Reach): boolean | null {
  const { match = "all", ...tests } = attrs;
  const results = Object.entries(tests).flatMap(([name, values]) =>
    values.split(/\s+/).map((value) => resultOf(name, value, reach)),
  );
  switch (match as Match) {
    case "any":
      return negate(every(results.map(negate)));
    case "none":
      return every(results.map(negate));
    case "nand":
      return negate(every(results));
    default:
      return every(results);
  }
}

function every(results: readonly (boolean | null)[]): boolean | null {
  if (results.includes(false)) return false;
  return results.includes(null) ? null : true;
}

function negate(result: boolean | null): boolean | null {
  return result === null ? null : !result;
}

function resultOf(test: string, value: string, { type, variables }: Reach): boolean | null {
  switch (test) {
    case "type":
      return value === type;
    case "variable":
      return variables.has(value);
    case "is-numeric":
    case "is-uncertain-date":
      return variables.has(value) ? null : false;
    // Of citations in a text alone.
    case "position":
    case "locator":
      return false;
    default:
      return null;
  }
}
