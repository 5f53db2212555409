import temml from "temml";
import { expect, it } from "vitest";
import { cleanPaste } from "./clean-paste";

/** The LaTeX of a formula that is pasted, which can be drawn. */
function latexIn(html: string): string {
  const made = document.createElement("div");
  made.innerHTML = cleanPaste(html);
  expect(made.children).toHaveLength(1);
  const latex = made.querySelector("[data-formula]")?.textContent ?? "";
  expect(temml.renderToString(latex, { throwOnError: true })).toContain("<math");
  return latex;
}

const read = (content: string) => latexIn(`<math>${content}</math>`);

const SUM = "<mrow><mi>b</mi><mo>+</mo><mn>1</mn></mrow>";
const SIN = "<mi>sin</mi><mo>\u2061</mo><mi>x</mi>";
const cells = (...rows: string[][]) =>
  rows.map((row) => `<mtr>${row.map((cell) => `<mtd>${cell}</mtd>`).join("")}</mtr>`).join("");

it.each([
  ["<mfrac><mi>a</mi><mi>b</mi></mfrac>", "\\frac{a}{b}"],
  [`<mfrac><mn>12</mn>${SUM}</mfrac><mi>c</mi>`, "\\frac{12}{b+1}c"],
  [
    "<mrow><mo>(</mo><mfrac linethickness='0px'><mi>n</mi><mi>k</mi></mfrac><mo>)</mo></mrow>",
    "\\left(\\genfrac{}{}{0pt}{}{n}{k}\\right)",
  ],
  ["<msup><mi>x</mi><mn>2</mn></msup>", "x^{2}"],
  ["<msup><mi>e</mi><mrow><mo>−</mo><mi>x</mi></mrow></msup>", "e^{-x}"],
  ["<msup><mi>f</mi><mo>′</mo></msup><mo>(</mo><mi>x</mi><mo>)</mo>", "f'(x)"],
  ["<msubsup><mi>f</mi><mi>n</mi><mo>″</mo></msubsup>", "f''_{n}"],
  ["<msub><mi>x</mi><mi>i</mi></msub><msub><mi>y</mi><mi>j</mi></msub>", "x_{i}y_{j}"],
  ["<msup><msub><mi>x</mi><mi>i</mi></msub><mn>2</mn></msup>", "{x_{i}}^{2}"],
  ["<msubsup><mo>∫</mo><mn>0</mn><mi>∞</mi></msubsup><mi>f</mi>", "∫_{0}^{∞}f"],
  [
    "<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>",
    "∑_{i=1}^{n}i",
  ],
  [
    "<munder><mi>lim</mi><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder><mi>x</mi>",
    "\\lim _{x→0}x",
  ],
  [
    "<mover accent='true'><mi>x</mi><mo>ˉ</mo></mover><mover><mi>v</mi><mo>→</mo></mover>",
    "\\bar{x}\\vec{v}",
  ],
  ["<mover><mrow><mi>A</mi><mi>B</mi></mrow><mo>‾</mo></mover>", "\\overline{AB}"],
  ["<mover><mo>=</mo><mtext>def</mtext></mover>", "\\overset{\\text{def}}{=}"],
  ["<munder><munder><mi>a</mi><mo>⏟</mo></munder><mi>n</mi></munder>", "\\underbrace{a}_{n}"],
  [
    "<msup><mrow><mo>(</mo><mfrac><mi>a</mi><mi>b</mi></mfrac><mo>)</mo></mrow><mn>2</mn></msup>",
    "{\\left(\\frac{a}{b}\\right)}^{2}",
  ],
  ["<mo>(</mo><mi>a</mi><mo>(</mo><mi>b</mi><mo>)</mo><mo>)</mo>", "(a(b))"],
  ["<msqrt><mi>b</mi><mo>+</mo><mn>1</mn></msqrt>", "\\sqrt{b+1}"],
  ["<mroot><mi>x</mi><mn>3</mn></mroot>", "\\sqrt[{3}]{x}"],
  [`<mn>2</mn>${SIN}<mo>+</mo><mi>ln</mi><mo>(</mo><mi>x</mi><mo>)</mo>`, "2\\sin x+\\ln (x)"],
  ["<mi>rate</mi><mo>mod</mo><mi>x</mi>", "\\mathrm{rate}\\operatorname{mod}x"],
  [
    "<mi>x</mi><mtext>&nbsp;if&nbsp;5_% {\\}</mtext><mphantom><mi>z</mi></mphantom>",
    "x\\text{ if 5\\_\\% \\{\\textbackslash{}\\}}\\phantom{z}",
  ],
  ["<mi>x</mi><mspace width='1em'/><mi>y</mi>", "x\\quad y"],
  ["<mfenced><mi>x</mi><mi>y</mi></mfenced>", "(x,y)"],
  ["<mfenced open='[' close=']' separators=';'><mi>x</mi><mi>y</mi></mfenced>", "[x;y]"],
  [
    `<mo>[</mo><mtable>${cells(["<mn>1</mn>", "<mn>2</mn>"], ["<mn>3</mn>", "<mn>4</mn>"])}</mtable><mo>]</mo>`,
    "\\left[\\begin{matrix}1 & 2 \\\\ 3 & 4\\end{matrix}\\right]",
  ],
  [
    `<mi>f</mi><mo>=</mo><mo>{</mo><mtable columnalign="left left">${cells(["<mi>a</mi>", "<mtext>if</mtext>"])}</mtable>`,
    "f=\\begin{cases}a & \\text{if}\\end{cases}",
  ],
  [
    `<mrow><mo>{</mo><mtable>${cells(["<mi>a</mi>", "<mi>b</mi>"])}</mtable><mo fence="true"></mo></mrow>`,
    "\\begin{cases}a & b\\end{cases}",
  ],
  [
    `<mtable columnalign="right left">${cells(["<mi>a</mi>", "<mo>=</mo><mi>b</mi>"])}</mtable>`,
    "\\begin{aligned}a & =b\\end{aligned}",
  ],
  [
    `<mtable>${cells(["<mi>a</mi>", "<mo>=</mo><mi>b</mi>"], ["", "<mo>=</mo><mi>c</mi>"])}</mtable>`,
    "\\begin{aligned}a & =b \\\\ & =c\\end{aligned}",
  ],
  ["<menclose notation='top'><mi>A</mi><mi>B</mi></menclose><mo>=\u0338</mo>", "\\overline{AB}≠"],
  ["<mi>sin</mi><mspace width='0.17em'/><mi>x</mi>", "\\sin x"],
  [
    "<mmultiscripts><mi>C</mi><mn>1</mn><none/><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>",
    "{}_{6}^{14}C_{1}",
  ],
  ["<semantics><mi>𝑎</mi><annotation-xml><ci>a</ci></annotation-xml></semantics>", "a"],
  [
    "<annotation encoding='application/x-tex'> </annotation><mi>𝔼</mi><mi>a</mi><mo>\u2062</mo><mi>b</mi>",
    "\\mathbb{E}ab",
  ],
  [
    "<mi mathvariant='normal'>d</mi><mi mathvariant='bold'>v</mi><mi>𝛼</mi><mi mathvariant='normal'>Ω</mi>",
    "\\mathrm{d}\\mathbf{v}αΩ",
  ],
  ["<mo>{</mo><mi>a</mi><mo>&amp;</mo><mi>b</mi><mo>}</mo><mo>%</mo>", "\\{a\\&b\\}\\%"],
  ["<msub><mi></mi><mn>2</mn></msub><mi>O</mi>", "{}_{2}O"],
])("%s is %s", (content, expected) => {
  expect(read(content)).toBe(expected);
});

/** What MathJax 3 leaves on a clipboard: no MathML, and characters that only its fonts have. */
const mjx = (content: string) =>
  latexIn(`<mjx-container class="MathJax"><mjx-math>${content}</mjx-math></mjx-container>`);
const letter = (code: string) =>
  `<mjx-mi class="mjx-i" size="s"><mjx-c class="mjx-c${code} TEX-I"></mjx-c></mjx-mi>`;
const [A, B, I, X] = ["1D44E", "1D44F", "1D456", "1D465"].map(letter);
const TWO = '<mjx-mn class="mjx-n"><mjx-c class="mjx-c32"></mjx-c></mjx-mn>';
const surd = (content: string | undefined) =>
  `<mjx-sqrt><mjx-surd><mjx-mo><mjx-c class="mjx-c221A"></mjx-c></mjx-mo></mjx-surd><mjx-box>${content}</mjx-box></mjx-sqrt>`;
const over = (base: string | undefined, den: string | undefined) =>
  `<mjx-mfrac><mjx-frac><mjx-num><mjx-nstrut></mjx-nstrut>${base}</mjx-num><mjx-dbox><mjx-dtable><mjx-line></mjx-line><mjx-row><mjx-den><mjx-dstrut></mjx-dstrut>${den}</mjx-den></mjx-row></mjx-dtable></mjx-dbox></mjx-frac></mjx-mfrac>`;

it.each([
  [over(A, B), "\\frac{a}{b}"],
  [over(over(A, B), X), "\\frac{\\frac{a}{b}}{x}"],
  [over(A, B).replace("<mjx-line></mjx-line>", ""), "\\genfrac{}{}{0pt}{}{a}{b}"],
  [`<mjx-msup>${X}<mjx-script>${TWO}</mjx-script></mjx-msup>`, "x^{2}"],
  [
    `<mjx-msubsup>${X}<mjx-script>${TWO}<mjx-spacer></mjx-spacer>${I}</mjx-script></mjx-msubsup>`,
    "x_{i}^{2}",
  ],
  [`<mjx-msqrt>${surd(X)}</mjx-msqrt>`, "\\sqrt{x}"],
  [`<mjx-mroot><mjx-root>${TWO}</mjx-root>${surd(X)}</mjx-mroot>`, "\\sqrt[{2}]{x}"],
  [
    `<mjx-munderover><mjx-over>${B}</mjx-over><mjx-box><mjx-munder><mjx-row><mjx-base><mjx-mo><mjx-c class="mjx-c2211 TEX-S2"></mjx-c></mjx-mo></mjx-base></mjx-row><mjx-row><mjx-under><mjx-TeXAtom>${I}</mjx-TeXAtom></mjx-under></mjx-row></mjx-munder></mjx-box></mjx-munderover>`,
    "∑_{i}^{b}",
  ],
  [
    `<mjx-mover><mjx-over><mjx-mo><mjx-c class="mjx-cAF"></mjx-c></mjx-mo></mjx-over><mjx-base>${X}</mjx-base></mjx-mover>`,
    "\\bar{x}",
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
  expect(latexIn(html)).toBe("\\frac{a}{\\sqrt{a}}");
});
