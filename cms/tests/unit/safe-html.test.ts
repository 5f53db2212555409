import { describe, expect, test } from "vitest";
import { cleanHtml } from "../../src/documents/safe-html";

/** What the website's editor writes (web/tests/support/whole-post.html is the whole of it). */
const WRITTEN = [
  '<figure><img src="/uploads/a.jpg" alt="A chart" /><figcaption>A <em>caption</em></figcaption></figure>',
  '<table><tbody><tr><th colspan="2" rowspan="1"><p>A</p></th></tr><tr><td colspan="1" rowspan="1"><p>B</p></td></tr></tbody></table>',
  '<pre><code class="language-c++">a &lt; b\n  c</code></pre>',
  '<p>1<sup id="fnref:1"><a class="footnote-ref" data-id="n-1" href="#fn:1" data-reference-number="1">1</a></sup></p>',
  '<ol class="footnotes"><li id="fn:1" data-id="n-1"><p>A note</p></li></ol>',
  '<p>E: <span data-formula="inline">a &lt; b \\&amp; c</span></p>',
  '<div data-formula="block">\\sum_{i=1}^n x_i</div>',
  '<p>H<sub>2</sub>O <s>old</s> <code>x</code><br /></p><hr /><ol start="3"><li><p>C</p></li></ol>',
];

test.each(WRITTEN)("what the editor writes is left as it is: %s", (html) => {
  expect(cleanHtml(html)).toBe(html);
});

describe("the editor's elements bring in nothing else", () => {
  test.each([
    '<ol class="footnotes skip-link" aria-label="x" role="alert" onclick="x()"><li data-id="x" style="position:fixed">x</li></ol>',
    '<a class="footnote-ref skip-link" role="alert" href="javascript:alert(1)">1</a>',
    '<a class="footnote-ref" href="java\tscript:alert(1)" onmouseover="alert(1)">1</a>',
    '<a class="footnote-ref" href="data:text/html,<script>alert(1)</script>">1</a>',
    '<li data-id="x" data-toast="x" data-alert="x">x</li>',
    '<span data-formula="inline" class="skip-link" style="position:fixed" onclick="alert(1)">x</span>',
    '<span data-formula="inline"><script>alert(1)</script></span>',
    '<div data-formula="evil">x</div>',
    '<div data-formula="block"><img src="x" onerror="alert(1)"></div>',
    '<figure style="position:fixed" onclick="alert(1)"><img src="javascript:alert(1)"></figure>',
    '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
    '<td style="position:fixed" background="javascript:alert(1)">x</td>',
    '<pre class="skip-link"><code class="language-x skip-link" style="position:fixed">x</code></pre>',
    "<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>",
  ])("%s", (html) => {
    expect(cleanHtml(html)).not.toMatch(
      /script|onclick|onerror|onmouseover|style|position|skip-link|role|aria|toast|alert|evil|data:/,
    );
  });

  test("names and addresses in quotes cannot become attributes", () => {
    const html = cleanHtml('<li data-id="&quot; onclick=&quot;alert(1)">x</li>');
    expect(html).toBe('<li data-id="&quot; onclick=&quot;alert(1)">x</li>');
  });
});
