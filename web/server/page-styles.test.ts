import { describe, expect, it } from "vitest";
import { PageStyles } from "./page-styles";

const LINK = '<link rel="stylesheet" href="/assets/site-1.css"/>';

/** The rules that a page with this body gets. */
function rulesFor(css: string, body: string): string {
  const page = Buffer.from(`<html><head>${LINK}</head><body>${body}</body></html>`);
  const html = new PageStyles("/assets/site-1.css", css).inline(page).toString();
  expect(html).not.toContain(LINK);
  return /<style data-href="\/assets\/site-1.css">([^]*)<\/style>/.exec(html)?.[1] ?? "";
}

describe("the rules in a page", () => {
  it.each([
    ["a class", ".a{color:red}.b{color:red}", '<p class="x a">', ".a{color:red}"],
    [
      "several classes",
      ".a.b{top:0}.a .c{top:0}.a{top:0}",
      '<p class="a b">',
      ".a.b{top:0}.a{top:0}",
    ],
    ["one selector of several", ".a,.b>p{top:0}", '<p class="b">', ".b>p{top:0}"],
    ["an element", "table{top:0}p,td{top:0}", "<p>", "p{top:0}"],
    ["every element", "*,:before{top:0}:root{top:0}", "<p>", "*,:before{top:0}:root{top:0}"],
    ["an escaped class", ".md\\:w-1\\/2{top:0}", '<p class="md:w-1/2">', ".md\\:w-1\\/2{top:0}"],
    [
      "a class with signs of HTML",
      ".\\[\\&\\>p\\]\\:a>p{top:0}",
      '<p class="[&amp;&gt;p]:a">',
      ".\\[\\&\\>p\\]\\:a>p{top:0}",
    ],
    [
      "a class in :is()",
      ":is(:where(.g):hover .a){top:0}:is(.h .a){top:0}",
      '<p class="g a">',
      ":is(:where(.g):hover .a){top:0}",
    ],
    ["one of several in :is()", ".a:is(.b,.c){top:0}", '<p class="a">', ".a:is(.b,.c){top:0}"],
    ["what is not there", ".a:not(.b){top:0}", '<p class="a">', ".a:not(.b){top:0}"],
    [
      "a group",
      "@media print{.a{top:0}.b{top:0}}@supports (a:b){.b{top:0}}",
      '<p class="a">',
      "@media print{.a{top:0}}",
    ],
    [
      "the order of layers",
      "@layer one,two;@layer two{.a{top:0}}",
      '<p class="a">',
      "@layer one,two;@layer two{.a{top:0}}",
    ],
    [
      "faces and movements",
      "@font-face{src:url(a)}@keyframes k{to{top:0}}",
      "<p>",
      "@font-face{src:url(a)}@keyframes k{to{top:0}}",
    ],
    [
      "a nested rule",
      ".a{top:0;&:hover{left:0}}.b{&:hover{left:0}}",
      '<p class="a">',
      ".a{top:0;&:hover{left:0}}",
    ],
  ])("are chosen by %s", (_by, css, body, expected) => {
    expect(rulesFor(css, body)).toBe(expected);
  });

  it("hold the typed properties that they name", () => {
    const typed = (name: string) => `@property ${name}{syntax:"*";inherits:false}`;
    const css = `.a{--x:1}.b{--y:1}${typed("--x")}${typed("--y")}`;
    expect(rulesFor(css, '<p class="a">')).toBe(`.a{--x:1}${typed("--x")}`);
  });

  it("hold what the script may add", () => {
    const script = `t.className="toast big";document.createElement("dialog")`;
    const css = ".toast{top:0}.big{top:0}.small{top:0}dialog{top:0}";
    const body = `<p><script type="module">${script}</script>`;
    expect(rulesFor(css, body)).toBe(".toast{top:0}.big{top:0}dialog{top:0}");
  });
});

it("a page that does not link the style sheet stays as it is", () => {
  const page = Buffer.from("<html><head></head><body></body></html>");
  expect(new PageStyles("/assets/site-1.css", ".a{top:0}").inline(page)).toBe(page);
});
