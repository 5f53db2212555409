import { expect, it } from "vitest";
import { cleanPaste } from "./clean-paste";

const read = (content: string) => cleanPaste(`<math>${content}</math>`);

const SUM = "<mrow><mi>b</mi><mo>+</mo><mn>1</mn></mrow>";
const SIN = "<mi>sin</mi><mo>\u2061</mo><mi>x</mi>";

it.each([
  ["<mfrac><mi>a</mi><mi>b</mi></mfrac>", "a/b"],
  [`<mfrac><mn>12</mn>${SUM}</mfrac><mi>c</mi>`, "12/(b+1) c"],
  ["<mi>x</mi><mo>=</mo><mfrac><mn>1</mn><mn>2</mn></mfrac><mi>m</mi>", "x=1/2 m"],
  [
    "<mrow><mo>(</mo><mfrac linethickness='0px'><mi>n</mi><mi>k</mi></mfrac><mo>)</mo></mrow>",
    "(n choose k)",
  ],
  ["<msup><mi>x</mi><mn>2</mn></msup>", "x^2"],
  [`<msup><mi>e</mi><mrow><mo>−</mo><mi>x</mi></mrow></msup>`, "e^(−x)"],
  ["<msup><mi>f</mi><mo>′</mo></msup><mo>(</mo><mi>x</mi><mo>)</mo>", "f′(x)"],
  ["<msub><mi>x</mi><mi>i</mi></msub><msub><mi>y</mi><mi>j</mi></msub>", "x_i y_j"],
  ["<msubsup><mo>∫</mo><mn>0</mn><mi>∞</mi></msubsup><mi>f</mi>", "∫_0^∞ f"],
  [
    "<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>",
    "∑_(i=1)^n i",
  ],
  [
    "<munder><mi>lim</mi><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder><mi>x</mi>",
    "lim_(x→0) x",
  ],
  ["<mover accent='true'><mi>x</mi><mo>ˉ</mo></mover><mover><mi>v</mi><mo>→</mo></mover>", "x̄v⃗"],
  ["<munder><munder><mi>a</mi><mo>⏟</mo></munder><mi>n</mi></munder>", "a_n"],
  [
    "<munder><mo>lim</mo><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder><mfrac><mrow><mi>a</mi><mi>b</mi></mrow><mi>x</mi></mfrac>",
    "lim_(x→0) (ab)/x",
  ],
  [
    "<msup><mrow><mo>(</mo><mi>a</mi><mo>(</mo><mi>b</mi><mo>)</mo><mo>)</mo></mrow><mn>2</mn></msup>",
    "(a(b))^2",
  ],
  ["<msqrt><mi>x</mi></msqrt>", "√x"],
  ["<msqrt><mi>b</mi><mo>+</mo><mn>1</mn></msqrt>", "√(b+1)"],
  ["<mroot><mi>x</mi><mn>3</mn></mroot>", "x^(1/3)"],
  [`<mn>2</mn>${SIN}<mo>+</mo><mi>sin</mi><mo>(</mo><mi>x</mi><mo>)</mo>`, "2 sin x+sin(x)"],
  ["<mi>x</mi><mtext>&nbsp;if&nbsp;</mtext><mi>y</mi><mphantom><mi>z</mi></mphantom>", "x if y"],
  ["<mi>x</mi><mspace width='1em'/><mi>y</mi>", "x y"],
  ["<mfenced><mi>x</mi><mi>y</mi></mfenced>", "(x,y)"],
  ["<mfenced open='[' close=']' separators=';'><mi>x</mi><mi>y</mi></mfenced>", "[x;y]"],
  [
    "<mo>[</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable><mo>]</mo>",
    "[1 2; 3 4]",
  ],
  ["<mmultiscripts><mi>C</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>", "C 6 14"],
  ["<semantics><mi>𝑎</mi><annotation-xml><ci>a</ci></annotation-xml></semantics>", "a"],
  [
    "<annotation encoding='application/x-tex'> </annotation><mi>𝔼</mi><mi>a</mi><mo>\u2062</mo><mi>b</mi>",
    "𝔼ab",
  ],
])("%s reads %s", (content, expected) => {
  expect(read(content)).toBe(expected);
});

/** What MathJax 3 leaves on a clipboard: no MathML, and characters that only its fonts have. */
const mjx = (content: string) =>
  cleanPaste(`<mjx-container class="MathJax"><mjx-math>${content}</mjx-math></mjx-container>`);
const letter = (code: string) =>
  `<mjx-mi class="mjx-i" size="s"><mjx-c class="mjx-c${code} TEX-I"></mjx-c></mjx-mi>`;
const [A, B, I, X] = ["1D44E", "1D44F", "1D456", "1D465"].map(letter);
const TWO = '<mjx-mn class="mjx-n"><mjx-c class="mjx-c32"></mjx-c></mjx-mn>';
const surd = (content: string | undefined) =>
  `<mjx-sqrt><mjx-surd><mjx-mo><mjx-c class="mjx-c221A"></mjx-c></mjx-mo></mjx-surd><mjx-box>${content}</mjx-box></mjx-sqrt>`;
const over = (base: string | undefined, den: string | undefined) =>
  `<mjx-mfrac><mjx-frac><mjx-num><mjx-nstrut></mjx-nstrut>${base}</mjx-num><mjx-dbox><mjx-dtable><mjx-line></mjx-line><mjx-row><mjx-den><mjx-dstrut></mjx-dstrut>${den}</mjx-den></mjx-row></mjx-dtable></mjx-dbox></mjx-frac></mjx-mfrac>`;

it.each([
  [over(A, B), "a/b"],
  [over(over(A, B), X), "(a/b)/x"],
  [over(A, B).replace("<mjx-line></mjx-line>", ""), "a choose b"],
  [`<mjx-msup>${X}<mjx-script>${TWO}</mjx-script></mjx-msup>`, "x^2"],
  [
    `<mjx-msubsup>${X}<mjx-script>${TWO}<mjx-spacer></mjx-spacer>${I}</mjx-script></mjx-msubsup>`,
    "x_i^2",
  ],
  [`<mjx-msqrt>${surd(X)}</mjx-msqrt>`, "√x"],
  [`<mjx-mroot><mjx-root>${TWO}</mjx-root>${surd(X)}</mjx-mroot>`, "x^(1/2)"],
  [
    `<mjx-munderover><mjx-over>${B}</mjx-over><mjx-box><mjx-munder><mjx-row><mjx-base><mjx-mo><mjx-c class="mjx-c2211 TEX-S2"></mjx-c></mjx-mo></mjx-base></mjx-row><mjx-row><mjx-under><mjx-TeXAtom>${I}</mjx-TeXAtom></mjx-under></mjx-row></mjx-munder></mjx-box></mjx-munderover>`,
    "∑_i^b",
  ],
  [
    `<mjx-mover><mjx-over><mjx-mo><mjx-c class="mjx-cAF"></mjx-c></mjx-mo></mjx-over><mjx-base>${X}</mjx-base></mjx-mover>`,
    "x̄",
  ],
])("MathJax 3's own elements are read: %s as %s", (content, expected) => {
  expect(mjx(content)).toBe(expected);
});

it("reads a drawing of MathJax 3", () => {
  const node = (name: string, content: string) => `<g data-mml-node="${name}">${content}</g>`;
  const a = node("mi", '<use data-c="1D44E"></use>');
  const root = node(
    "msqrt",
    `<g>${a}</g>${node("mo", '<use data-c="221A"></use>')}<rect width="1"></rect>`,
  );
  const html = `<mjx-container class="MathJax"><svg><defs><path id="x"></path></defs><g>${node("math", node("mfrac", `${a}${root}<rect></rect>`))}</g></svg></mjx-container>`;
  expect(cleanPaste(html)).toBe("a/√a");
});
