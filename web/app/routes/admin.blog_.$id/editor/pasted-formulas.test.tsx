import { Editor } from "@tiptap/core";
import { describe, expect, it } from "vitest";
import { cleanPaste } from "./clean-paste";
import { extensions } from "./extensions";

/** What the editor holds once HTML is pasted into it. */
function pasted(html: string): string {
  const element = document.createElement("div");
  const editor = new Editor({ element, extensions, content: cleanPaste(html) });
  const text = editor.getHTML();
  editor.destroy();
  return text;
}

const inline = (tex: string) => `<span data-formula="inline">${tex}</span>`;
const block = (tex: string) => `<div data-formula="block">${tex}</div>`;
const tex = (source: string) => `<annotation encoding="application/x-tex">${source}</annotation>`;
const math = (content: string, attributes = "") =>
  `<math xmlns="http://www.w3.org/1998/Math/MathML" ${attributes}>${content}</math>`;

const SQUARE = "<msup><mi>a</mi><mrow><mn>2</mn></mrow></msup>";

/** As Wikipedia writes it; Chromium and Safari copy no annotation. */
function wikipedia(source: string, { annotation = "", kind = "inline" } = {}): string {
  const formula = math(
    `<semantics><mstyle displaystyle="true">${SQUARE}</mstyle>${annotation}</semantics>`,
    `${kind === "display" ? 'display="block" ' : ""}alttext="${source}"`,
  );
  return (
    `<span class="mwe-math-element"><span class="mwe-math-mathml-${kind} mwe-math-mathml-a11y" style="display: none;">${formula}</span>` +
    `<img src="https://wikimedia.org/api/rest_v1/media/math/render/svg/abc" class="mwe-math-fallback-image-${kind}" aria-hidden="true" alt="${source}"></span>`
  );
}

const katex = (annotation = tex("a=b")) =>
  `<span class="katex"><span class="katex-mathml">${math(`<semantics><mrow><mi>a</mi><mo>=</mo><mi>b</mi></mrow>${annotation}</semantics>`)}</span>` +
  '<span class="katex-html" aria-hidden="true"><span class="base"><span class="strut"></span><span class="mord mathnormal">a</span><span class="mrel">=</span></span><span class="base"><span class="mord mathnormal">b</span></span></span></span>';

const katexDisplay = `<span class="katex-display">${katex()}</span>`;

describe("a formula from Wikipedia is one formula", () => {
  const source = "{\\displaystyle a^{2}}";

  it.each([
    ["with its annotation", wikipedia(source, { annotation: tex(source) })],
    ["as Chromium copies it", wikipedia(source)],
    ["in the size of the text", wikipedia("{\\textstyle a^{2}}")],
    ["as its picture alone", `<img class="mwe-math-fallback-image-inline" alt="${source}">`],
  ])("%s", (_, formula) => {
    expect(pasted(`<p>The <strong>Euler identity</strong> is ${formula} and so on.</p>`)).toBe(
      `<p>The <strong>Euler identity</strong> is ${inline("a^{2}")} and so on.</p>`,
    );
  });

  it("on a line of its own", () => {
    const formula = wikipedia(source, { kind: "display" });
    expect(pasted(`<p>It is</p>${formula}<p>then.</p>`)).toBe(
      `<p>It is</p>${block("a^{2}")}<p>then.</p>`,
    );
    expect(pasted(`<p>It is</p><dl><dd>${wikipedia(source)} </dd></dl><p>then.</p>`)).toBe(
      `<p>It is</p>${block("a^{2}")}<p>then.</p>`,
    );
  });

  it("with braces that are not around all of it", () => {
    expect(pasted(wikipedia("{\\displaystyle a}_{b}"))).toContain(inline("{\\displaystyle a}_{b}"));
    expect(pasted(wikipedia("{\\displaystyle \\{a\\}}"))).toContain(inline("\\{a\\}"));
  });
});

describe("a formula of KaTeX", () => {
  it("is one formula", () => {
    expect(pasted(`<p>So ${katex()} holds.</p>`)).toBe(`<p>So ${inline("a=b")} holds.</p>`);
  });

  it.each([
    [`<p>${katexDisplay}</p>`, block("a=b")],
    [
      `<p id="eq">So <em>then ${katexDisplay} it</em> holds.</p>`,
      `<p id="eq">So <em>then</em></p>${block("a=b")}<p><em>it</em> holds.</p>`,
    ],
    [`<ul><li>So${katexDisplay}</li></ul>`, `<ul><li><p>So</p>${block("a=b")}</li></ul>`],
    [`<p>${katexDisplay}${katexDisplay}</p><p>b</p>`, `${block("a=b").repeat(2)}<p>b</p>`],
  ])("on a line of its own tears no paragraph: %s", (html, expected) => {
    expect(pasted(html)).toBe(expected);
  });

  it("is one formula when its parts are copied without what is around them", () => {
    const parts = katex()
      .replace('<span class="katex">', "")
      .replace(/<\/span>$/, "");
    expect(pasted(`<p>So ${parts} holds.</p>`)).toBe(`<p>So ${inline("a=b")} holds.</p>`);
  });

  it("is one formula where its LaTeX is not copied", () => {
    expect(pasted(`<p>So ${katex("")} holds.</p>`)).toBe(`<p>So ${inline("a=b")} holds.</p>`);
  });
});

describe("a formula of MathJax", () => {
  const fraction = math("<mfrac><mi>a</mi><mi>b</mi></mfrac>");
  const glyph = (code: string) =>
    `<mjx-mi class="mjx-i"><mjx-c class="mjx-c${code} TEX-I"></mjx-c></mjx-mi>`;
  const assistive = (content: string) =>
    `<mjx-container class="MathJax" jax="CHTML"><mjx-math aria-hidden="true">${glyph("1D44E")}</mjx-math><mjx-assistive-mml unselectable="on">${content}</mjx-assistive-mml></mjx-container>`;
  const version2 = (type: string) =>
    `<span class="MathJax_Preview">\\frac ab</span><span class="MathJax" data-mathml="&lt;math&gt;&lt;/math&gt;"><nobr aria-hidden="true"><span>a</span><span>b</span></nobr><span class="MJX_Assistive_MathML">${fraction}</span></span><script type="${type}">\\frac ab</script>`;

  it.each([
    ["version 2", version2("math/tex"), `<p>So ${inline("\\frac ab")} holds.</p>`],
    [
      "version 2, displayed",
      `<div class="MathJax_Display">${version2("math/tex; mode=display").replace("<script", "</div><script")}`,
      `<p>So</p>${block("\\frac ab")}<p> holds.</p>`,
    ],
    [
      "a script alone",
      '<script type="math/tex">a<b</script>',
      `<p>So ${inline("a&lt;b")} holds.</p>`,
    ],
    [
      "version 3 with LaTeX",
      assistive(math(`<semantics><mi>a</mi>${tex("a")}</semantics>`)),
      `<p>So ${inline("a")} holds.</p>`,
    ],
    ["version 3", assistive(fraction), `<p>So ${inline("\\frac{a}{b}")} holds.</p>`],
    [
      "version 4",
      `<mjx-container class="MathJax"><mjx-math data-latex="x^2"><mjx-msup data-latex="x^2"><mjx-mi data-latex="x"><mjx-c class="mjx-c1D465">𝑥</mjx-c></mjx-mi></mjx-msup></mjx-math></mjx-container>`,
      `<p>So ${inline("x^2")} holds.</p>`,
    ],
    [
      "version 4 as a drawing, displayed",
      `<mjx-container class="MathJax" display="true"><svg><g data-mml-node="math" data-latex="x^2"></g></svg></mjx-container>`,
      `<p>So</p>${block("x^2")}<p>holds.</p>`,
    ],
  ])("%s", (_, formula, expected) => {
    expect(pasted(`<p>So ${formula} holds.</p>`).replaceAll("<p></p>", "")).toBe(expected);
  });
});

it("keeps each of two formulas that follow one another", () => {
  const script = (source: string) => `<script type="math/tex">${source}</script>`;
  expect(pasted(`<p>So ${script("a")}${script("b")}.</p>`)).toBe(
    `<p>So ${inline("a")}${inline("b")}.</p>`,
  );
  const both = wikipedia("a") + wikipedia("b");
  expect(pasted(`<p>So ${both}.</p>`)).toBe(`<p>So ${inline("a")}${inline("b")}.</p>`);
});

describe("MathML", () => {
  it.each([
    [math(`<semantics><mi>x</mi>${tex("x\\in%\n  S")}</semantics>`), inline("x\\in S")],
    [math("<mi>x</mi>", 'display="block" alttext="x_{1}"'), block("x_{1}")],
    [math("<mi>x</mi>", 'alttext="the letter x"'), inline("x")],
    [math("<msqrt><mi>x</mi></msqrt>", 'display="block"'), block("\\sqrt{x}")],
  ])("is a formula: %s", (html, expected) => {
    expect(pasted(html)).toContain(expected);
  });
});

it("leaves formulas of the editor as they are", () => {
  const html = `<p>So ${inline("a=b")}</p>${block("{\\displaystyle a}")}<p>b</p>`;
  expect(pasted(html)).toBe(html);
});
