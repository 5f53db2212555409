import temml from "temml";
import { describe, expect, it, vi } from "vitest";
import { cleanPaste } from "./clean-paste";

/** A run as Word writes it: italic letters stand in `<i>`, all others say that they are plain. */
const r = (text: string) =>
  `<i style='mso-bidi-font-style:\n  normal'><span lang=EN-US style='font-family:"Cambria Math",serif'><m:r>${text}</m:r></span></i>`;
const plain = (text: string) =>
  `<span style='font-family:"Cambria Math",serif'><m:r><m:rPr><m:scr\n     m:val="roman"/><m:sty m:val="p"/></m:rPr>${text}</m:r></span>`;
const look = "<span style='font-family:\"Cambria Math\",serif'><m:ctrlPr></m:ctrlPr></span>";
const e = (content: string) => `<m:e>${content}</m:e>`;
const sub = (content: string) => `<m:sub>${content}</m:sub>`;
const sup = (content: string) => `<m:sup>${content}</m:sup>`;
const f = (above: string, below: string, type = "") =>
  `<m:f><m:fPr>${type && `<m:type m:val="${type}"/>`}${look}</m:fPr><m:num>${above}</m:num><m:den>${below}</m:den></m:f>`;
const nary = (sign: string, below: string, above: string, content: string) =>
  `<m:nary><m:naryPr><m:chr m:val="${sign}"/><m:limLoc m:val="undOvr"/>${look}</m:naryPr>${sub(below)}${sup(above)}${e(content)}</m:nary>`;
const d = (content: string, [open, close] = ["(", ")"]) =>
  `<m:d><m:dPr><m:begChr m:val="${open}"/><m:endChr m:val="${close}"/>${look}</m:dPr>${content}</m:d>`;
const acc = (sign: string, content: string) =>
  `<m:acc><m:accPr><m:chr m:val="${sign}"/>${look}</m:accPr>${e(content)}</m:acc>`;
const func = (name: string, content: string) =>
  `<m:func><m:funcPr>${look}</m:funcPr><m:fName>${name}</m:fName>${e(content)}</m:func>`;
const square = `<m:sSup><m:sSupPr>${look}</m:sSupPr>${e(r("x"))}${sup(plain("2"))}</m:sSup>`;
const x1 = `<m:sSub><m:sSubPr>${look}</m:sSubPr>${e(r("x"))}${sub(plain("1"))}</m:sSub>`;

/** The picture that Word puts behind a formula, which is a part of its HTML for some alone. */
const PICTURE = `<![if !msEquation]><span style='font-size:11.0pt'><!--[if gte vml 1]><v:shape id="_x0000_i1025" style='width:80pt'>
 <v:imagedata src="file:///C:/Users/ada/AppData/clip_image001.png" o:title=""/>
</v:shape><![endif]--><![if !vml]><img width=80 height=30 src="file:///C:/Users/ada/AppData/clip_image002.png" v:shapes="_x0000_i1025"><![endif]></span><![endif]>`;

const word = (content: string, { isDisplayed = false, picture = PICTURE } = {}) => {
  const [open, close] = isDisplayed ? ["<m:oMathPara>", "</m:oMathPara>"] : ["", ""];
  return `<!--[if gte msEquation 12]>${open}<m:oMath>${content}</m:oMath>${close}<![endif]-->${picture}`;
};

const inline = (tex: string) => `<span data-formula="inline">${tex}</span>`;

function latexIn(content: string): string {
  const made = document.createElement("div");
  made.innerHTML = cleanPaste(word(content));
  expect(made.children).toHaveLength(1);
  const latex = made.querySelector("[data-formula]")?.textContent ?? "";
  expect(temml.renderToString(latex, { throwOnError: true })).toContain("<math");
  return latex;
}

describe("a formula of Word", () => {
  it("stands in the text, without its picture", () => {
    const html = `<p class=MsoNormal>So ${word(`${r("y")}${plain("=")}${square}`)} holds<o:p></o:p></p>`;
    expect(cleanPaste(html)).toContain(`So ${inline("y=x^{2}")} holds`);
    expect(cleanPaste(html)).not.toMatch(/<img|clip_image/);
  });

  it("stands on a line of its own where Word displays it", () => {
    const html = `<p class=MsoNormal>${word(square, { isDisplayed: true })}<o:p></o:p></p><p>then</p>`;
    expect(cleanPaste(html)).toBe('<div data-formula="block">x^{2}</div><p>then</p>');
  });

  it("is one of several, each with its own picture or with none", () => {
    const html = `<p>${word(r("a"))}, ${word(r("b"), { picture: "" })} and ${word(r("c"))}.</p>`;
    expect(cleanPaste(html)).toBe(`<p>${inline("a")}, ${inline("b")} and ${inline("c")}.</p>`);
  });

  it("does not take the picture of a formula for one that is lost", () => {
    const onLostPictures = vi.fn();
    cleanPaste(`<p>${word(r("a"))}</p>`, onLostPictures);
    expect(onLostPictures).not.toHaveBeenCalled();
  });

  it("leaves the text behind a picture that does not end", () => {
    const html = `<p>${word(r("a"), { picture: "<![if !msEquation]><img src='file:///a.png'>" })} and so on</p>`;
    expect(cleanPaste(html)).toBe(`<p>${inline("a")} and so on</p>`);
  });

  it("keeps the text around a formula whose equations are missing", () => {
    const html = `<p>So ${word("<m:eqArr></m:eqArr>")} on</p>`;
    expect(cleanPaste(html)).toMatch(/^<p>So .* on<\/p>$/);
  });

  it("keeps what is no formula to Word either", () => {
    const picture = '<img src="https://example.org/a.png">';
    const html = `<p><!--[if gte msEquation 12]><![endif]--><![if !msEquation]>${picture}<![endif]></p>`;
    expect(cleanPaste(html)).toBe(`<p>${picture}</p>`);
  });
});

const FORMULAS: readonly (readonly [omml: string, latex: string])[] = [
  [`${r("C")}${r("&#8729;")}${f(r("dV"), r("dt"))}${plain("=")}`, "C∙\\frac{dV}{dt}="],
  [f(r("n"), r("k"), "noBar"), "\\genfrac{}{}{0pt}{}{n}{k}"],
  [f(r("a"), r("b"), "lin"), "a/b"],
  [x1, "x_{1}"],
  [`<m:sSubSup>${e(r("x"))}${sub(r("i"))}${sup(r("n"))}</m:sSubSup>`, "x_{i}^{n}"],
  [
    `<m:sPre>${sub(plain("6"))}${sup(plain("14"))}${e(plain("C"))}</m:sPre>`,
    "{}_{6}^{14}\\mathrm{C}",
  ],
  [
    `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg></m:deg>${e(r("x"))}</m:rad>`,
    "\\sqrt{x}",
  ],
  [`<m:rad><m:deg>${plain("3")}</m:deg>${e(r("x"))}</m:rad>`, "\\sqrt[{3}]{x}"],
  [nary("∑", `${r("i")}${plain("=1")}`, r("n"), x1), "∑_{i=1}^{n}x_{1}"],
  [
    `<m:nary><m:naryPr><m:limLoc m:val="subSup"/><m:supHide m:val="1"/></m:naryPr>${sub(r("D"))}<m:sup></m:sup>${e(r("f"))}</m:nary>`,
    "∫_{D}f",
  ],
  [d(e(`${r("a")}${plain("+")}${r("b")}`)), "(a+b)"],
  [d(e(f(r("a"), r("b"))), ["[", "]"]), "\\left[\\frac{a}{b}\\right]"],
  [`<m:d><m:dPr><m:sepChr m:val=","/></m:dPr>${e(r("a"))}${e(r("b"))}</m:d>`, "(a,b)"],
  [`<m:d>${e(r("a"))}${e(r("b"))}</m:d>`, "(a|b)"],
  [
    d(
      e(
        `<m:m><m:mPr>${look}</m:mPr><m:mr>${e(r("a"))}${e(r("b"))}</m:mr><m:mr>${e(r("c"))}${e(r("d"))}</m:mr></m:m>`,
      ),
    ),
    "\\left(\\begin{matrix}a & b \\\\ c & d\\end{matrix}\\right)",
  ],
  [
    `${r("f")}${plain("=")}${d(e(`<m:eqArr><m:eqArrPr>${look}</m:eqArrPr>${e(r("a"))}${e(r("b"))}</m:eqArr>`), ["{", ""])}`,
    "f=\\begin{cases}a \\\\ b\\end{cases}",
  ],
  [
    `<m:eqArr>${e(`${r("a")}${plain("&amp;=")}${r("b")}`)}${e(`${r("c")}${plain("&amp;=")}${r("d")}`)}</m:eqArr>`,
    "\\begin{aligned}a & =b \\\\ c & =d\\end{aligned}",
  ],
  [acc("\u0303", r("x")), "\\tilde{x}"],
  [acc("\u20D7", r("v")), "\\vec{v}"],
  [acc("\u0301", r("a")), "\\acute{a}"],
  [acc("\u0305", r("AB")), "\\overline{AB}"],
  [`<m:acc>${e(r("β"))}</m:acc>`, "\\hat{β}"],
  [`<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${e(r("x"))}</m:bar>`, "\\bar{x}"],
  [`<m:bar>${e(r("x"))}</m:bar>`, "\\underline{x}"],
  [
    `<m:limLow>${e(`<m:groupChr>${e(r("ab"))}</m:groupChr>`)}<m:lim>${r("n")}</m:lim></m:limLow>`,
    "\\underbrace{ab}_{n}",
  ],
  [
    `<m:limUpp>${e(`<m:groupChr><m:groupChrPr><m:chr m:val="⏞"/><m:pos m:val="top"/></m:groupChrPr>${e(r("ab"))}</m:groupChr>`)}<m:lim>${r("n")}</m:lim></m:limUpp>`,
    "\\overbrace{ab}^{n}",
  ],
  [func(plain("sin"), r("x")), "\\sin x"],
  [
    func(`<m:limLow>${e(plain("lim"))}<m:lim>${r("x→0")}</m:lim></m:limLow>`, r("x")),
    "\\lim _{x→0}x",
  ],
  [`<m:borderBox>${e(r("a"))}</m:borderBox>`, "\\boxed{a}"],
  [`<m:phant><m:phantPr><m:show m:val="0"/></m:phantPr>${e(r("a"))}</m:phant>`, "\\phantom{a}"],
  [`${plain("Var")}${d(e(r("X")))}`, "\\mathrm{Var}(X)"],
  ["<m:r><m:rPr><m:nor/></m:rPr>if  it\n rains</m:r>", "\\text{if it rains}"],
  ['<m:r><m:rPr><m:scr m:val="double-struck"/><m:sty m:val="p"/></m:rPr>R</m:r>', "\\mathbb{R}"],
  ['<m:r><m:rPr><m:sty m:val="b"/></m:rPr>A</m:r>', "\\mathbf{A}"],
  [`${r("a")}${plain("=&nbsp;")}${r("b")}`, "a=\\ b"],
  ["<m:r><w:rPr></w:rPr><m:t>x</m:t></m:r><m:r><m:t>+1,5</m:t></m:r>", "x+1,5"],
];

it.each(FORMULAS.map(([omml, latex]) => [latex, omml]))("%s", (latex, omml) => {
  expect(latexIn(omml)).toBe(latex);
});
