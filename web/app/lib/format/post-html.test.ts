import { describe, expect, it } from "vitest";
import { cleanHtml, textOf } from "./html.server";
import { renderPostHtml } from "./post-html.server";

const NOTES =
  '<p>A claim.<sup id="fnref:1"><a class="footnote-ref" data-id="n-1" href="#fn:1" data-reference-number="1">1</a></sup></p>' +
  '<ol class="footnotes"><li id="fn:1" data-id="n-1"><p>Its <em>source</em>.</p></li></ol>';

const inline = (latex: string) => `<p><span data-formula="inline">${latex}</span></p>`;
const block = (latex: string) => `<div data-formula="block">${latex}</div>`;

/** Every element that could run, load or lead somewhere, and every handler. */
const ATTACK =
  /<(?:script|style|iframe|object|embed|form|input|link|base|meta|svg|img)\b|\son\w+\s*=|javascript:|data:text|position\s*:/i;
const withoutOwnStyles = (html: string) => html.replace(/^<style>[^]*?<\/style>/, "");

describe("footnotes", () => {
  it("lead to the note and back, under names of the text's own", () => {
    const html = renderPostHtml(NOTES);
    expect(html).toContain('<sup id="post-fnref:1">');
    expect(html).toContain('href="#post-fn:1"');
    expect(html).toContain('role="doc-noteref"');
    expect(html).toContain('<ol class="footnotes" aria-label="Footnotes">');
    expect(html).toContain(
      '<em>source</em>. <a href="#post-fnref:1" role="doc-backlink" aria-label="Back to reference 1">↩</a></p></li>',
    );
  });

  it("have no number among the words of the text", () => {
    expect(textOf(NOTES)).toBe("A claim. Its source.");
  });

  it.each([
    '<ol class="footnotes skip-link" aria-label="Read this" role="alert" onclick="x()"><li data-id="x" style="position:fixed">x</li></ol>',
    '<a class="footnote-ref button" role="button" href="javascript:alert(1)" data-id="x">1</a>',
    '<a class="footnote-ref" href="data:text/html,x">1</a>',
    '<ol class="footnotes"><li id="fn:1&quot; onmouseover=&quot;alert(1)"><p>x</p></li></ol>',
    '<ol class="footnotes"><li id="fn:1" data-toast="x" data-menu><p><script>alert(1)</script></p></li></ol>',
  ])("carry nothing else in: %s", (html) => {
    const shown = renderPostHtml(html);
    const outsideQuotes = shown.replaceAll(/="[^"]*"/g, "");
    expect(outsideQuotes).not.toMatch(ATTACK);
    expect(shown).not.toMatch(/skip-link|button|alert"|Read this|javascript:|data-toast|data-menu/);
  });
});

describe("formulas", () => {
  it("are drawn as MathML, without a script, a font or a picture", () => {
    const html = renderPostHtml(inline("E = mc^2") + block("\\sum_{i=1}^n x_i"));
    expect(html).toContain("<math><mrow><mi>E</mi><mo>=</mo>");
    expect(html).toMatch(
      /<div class="formula" data-formula="block" tabindex="0"[^>]*><math display="block"/,
    );
    expect(withoutOwnStyles(html)).not.toMatch(/<(?:script|style|link|img)|url\(/);
  });

  it("bring their style sheet only where there are any", () => {
    expect(renderPostHtml("<p>No formula</p>")).toBe("<p>No formula</p>");
    expect(renderPostHtml(inline("x") + inline("y")).match(/<style>/g)).toHaveLength(1);
  });

  it("may hold what HTML would read as tags", () => {
    expect(renderPostHtml(inline("a &lt; b &amp; c"))).not.toContain("&amp;lt;");
    expect(renderPostHtml(inline("a &lt; b"))).toContain("<mo>&lt;</mo>");
  });

  it.each([
    ["unfinished", "\\frac{"],
    ["unknown to LaTeX", "\\nosuchcommand"],
    ["without end", "\\def\\a{\\a\\a}\\a"],
    ["nested too deeply", `${"\\sqrt{".repeat(3000)}x${"}".repeat(3000)}`.slice(-4900)],
    ["opened too often", "{".repeat(4000)],
    ["too long", "x".repeat(6000)],
    ["a link", "\\ref{a}"],
  ])("that are %s stay as they were typed", (_, latex) => {
    expect(renderPostHtml(inline(latex))).toContain(`<code>${latex}</code>`);
  });

  it.each([
    "\\href{javascript:alert(1)}{x}",
    "\\url{javascript:alert(1)}",
    "\\includegraphics{https://evil.example/a.png}",
    "\\style{position:fixed;inset:0}{x}",
    "\\color{red;position:fixed}{x}",
    "\\class{skip-link}{x}",
    "\\id{main}{x}",
    "\\data{toast=x}{x}",
    "\\htmlData{onclick=alert(1)}{x}",
    "\\text{&lt;img src=x onerror=alert(1)&gt;}",
    "\\text{&lt;script&gt;alert(1)&lt;/script&gt;}",
    "\\text{&lt;/math&gt;&lt;style&gt;&lt;img src=x onerror=alert(1)&gt;}",
    '\\color{"onload="alert(1)}x',
    "\\def\\x{&lt;script&gt;}\\text{\\x}",
    "\\unicode{x3Cscript}",
  ])("run nothing, load nothing and restyle nothing: %s", (latex) => {
    for (const html of [inline(latex), block(latex)]) {
      const shown = withoutOwnStyles(renderPostHtml(html));
      const tags = [...shown.matchAll(/<[^>]*>/g)].map(([tag]) => tag).join("\n");
      expect(tags).not.toMatch(ATTACK);
      expect(tags).not.toMatch(/skip-link|id="main"|data-toast|href|src=/);
    }
  });

  it.each([
    '<span data-formula="inline" onclick="x()" style="position:fixed" class="skip-link">x</span>',
    '<span data-formula="inline"><img src=x onerror=alert(1)></span>',
    '<div data-formula="block"><script>alert(1)</script>x</div>',
    '<span data-formula="block evil">x</span>',
    '<div data-formula="inline&quot; onclick=&quot;x()">x</div>',
    "<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>",
    '<math href="javascript:alert(1)"><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml>',
  ])("cannot be used to bring in something else: %s", (html) => {
    const shown = withoutOwnStyles(renderPostHtml(html));
    expect(shown).not.toMatch(/script|onerror|onclick|position|skip-link|javascript|evil/);
  });

  it("are of two kinds, each in its own element", () => {
    const swapped = '<span data-formula="block">x</span><div data-formula="inline">y</div>';
    expect(cleanHtml(swapped)).toBe("<span data-formula>x</span><div data-formula>y</div>");
    expect(renderPostHtml(swapped)).not.toContain("<math");
  });
});

describe("code", () => {
  it("says its language", () => {
    expect(renderPostHtml('<pre><code class="language-c++">x</code></pre>')).toBe(
      '<pre tabindex="0"><code class="language-c++" data-language="c++">x</code></pre>',
    );
    expect(renderPostHtml('<pre><code class="language-r evil">x</code></pre>')).not.toContain(
      "evil",
    );
    expect(renderPostHtml('<code data-language="alert me">x</code>')).toBe("<code>x</code>");
  });
});
