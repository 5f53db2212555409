import { InputRule, Node, type NodeViewRenderer } from "@tiptap/core";

/** `$x^2$`; an amount such as "$5 and $6" is none. */
const INLINE_RULE = /(?:^|(?<=[\s(]))\$([^\s$](?:[^$]*[^\s$])?)\$$/;
const BLOCK_RULE = /^\$\$([^$]+)\$\$$/;

/** A formula within a line: its LaTeX is the text of the element, which the server draws. */
export const InlineFormula = createFormula("inline", "span", INLINE_RULE);

/** A formula on a line of its own. */
export const BlockFormula = createFormula("block", "div", BLOCK_RULE);

function createFormula(kind: "inline" | "block", tag: "span" | "div", rule: RegExp) {
  const isInline = kind === "inline";
  return Node.create({
    name: `${kind}Formula`,
    group: kind,
    inline: isInline,
    atom: true,

    addAttributes() {
      return {
        latex: { default: "", rendered: false, parseHTML: (element) => element.textContent },
      };
    },

    parseHTML() {
      return [{ tag: `${tag}[data-formula=${kind}]`, priority: 100 }];
    },

    renderHTML({ node: { attrs } }) {
      return [tag, { "data-formula": kind }, String(attrs["latex"])];
    },

    renderText: ({ node: { attrs } }) => String(attrs["latex"]),

    addInputRules() {
      const find = (text: string) => {
        const match = rule.exec(text);
        return match && { index: match.index, text: match[0], data: { latex: match[1] } };
      };
      const handler: InputRule["handler"] = ({ chain, range, match }) => {
        const content = {
          type: `${kind}Formula`,
          attrs: { latex: match.data?.["latex"] as unknown },
        };
        chain().deleteRange(range).insertContentAt(range.from, content).run();
      };
      return [new InputRule({ find, handler })];
    },

    addNodeView: () => drawnFormula(tag, kind),
  });
}

/** Shows a formula as the page will, as soon as what draws it is loaded; its LaTeX until then. */
function drawnFormula(tag: string, kind: string): NodeViewRenderer {
  return ({ node }) => {
    const dom = document.createElement(tag);
    dom.dataset["formula"] = kind;
    dom.className = "formula";
    let shown = "";
    const show = (latex: string) => {
      shown = latex;
      dom.textContent = latex;
      dom.title = latex;
      void import("temml").then(({ default: temml }) => {
        if (shown !== latex || latex === "") return;
        try {
          temml.render(latex, dom, { displayMode: kind === "block", throwOnError: true });
        } catch {
          dom.textContent = latex;
        }
      });
    };
    show(String(node.attrs["latex"]));
    return {
      dom,
      update: (next) => {
        if (next.type !== node.type) return false;
        if (next.attrs["latex"] !== shown) show(String(next.attrs["latex"]));
        return true;
      },
      ignoreMutation: () => true,
    };
  };
}
