import { describe, expect, it } from "vitest";
import { renderFeedHtml } from "./feed-html.server";

const PAGE = "https://example.edu/blog/abc";
const render = (html: string) => renderFeedHtml(html, PAGE, () => null);

describe("the HTML of a post in a feed", () => {
  it("leads to the site from anywhere", () => {
    expect(
      render(
        '<p><a href="/publications">ours</a>, <a href="https://example.org/?a=1&amp;b=2" target="_blank">theirs</a>, <a href="mailto:ada@example.edu">mail</a></p>',
      ),
    ).toBe(
      '<p><a href="https://example.edu/publications">ours</a>, <a href="https://example.org/?a=1&amp;b=2">theirs</a>, <a href="mailto:ada@example.edu">mail</a></p>',
    );
  });

  it("leads from the number of a footnote to the note on the page", () => {
    expect(
      render(
        '<p>A claim.<sup id="fnref:1"><a class="footnote-ref" data-id="n" href="#fn:1" data-reference-number="1">1</a></sup></p>' +
          '<ol class="footnotes"><li id="fn:1" data-id="n"><p>Its source.</p></li></ol>',
      ),
    ).toBe(
      '<p>A claim.<sup><a href="https://example.edu/blog/abc#post-fn:1">1</a></sup></p>' +
        "<ol><li><p>Its source.</p></li></ol>",
    );
  });

  it("has each picture once, in a size for a page", () => {
    const html = renderFeedHtml(
      '<figure><img src="/uploads/a.jpg"><figcaption>A field</figcaption></figure>',
      PAGE,
      () => ({
        src: "/uploads/large_a.jpg?v=m1",
        srcSet: "/uploads/small_a.jpg?v=m1 500w, /uploads/large_a.jpg?v=m1 1000w",
        width: 6000,
        height: 3000,
        alt: "Wheat",
      }),
    );
    expect(html).toBe(
      '<figure><img alt="Wheat" src="https://example.edu/uploads/large_a.jpg?v=m1" width="6000" height="3000" /><figcaption>A field</figcaption></figure>',
    );
  });

  it("has pictures of other sites, and none that stand in the text itself", () => {
    expect(
      render(
        '<p><img src="https://example.org/a.png" alt="A"><img src="data:image/png;base64,AAAA" alt="B"></p>' +
          '<picture><source srcset="/uploads/b.webp"><img src="/uploads/b.png" alt="C"></picture>',
      ),
    ).toBe(
      '<p><img alt="A" src="https://example.org/a.png" /></p>' +
        '<img alt="C" src="https://example.edu/uploads/b.png" />',
    );
  });

  it("has formulas as they were typed", () => {
    expect(
      render(
        '<p>With <span data-formula="inline">a &lt; b^2</span>.</p><div data-formula="block">\\frac{1}{2} &amp; x</div>',
      ),
    ).toBe(
      "<p>With <span><code>a &lt; b^2</code></span>.</p><div><code>\\frac{1}{2} &amp; x</code></div>",
    );
  });

  it("keeps the directions and languages of texts, tables and numbers of lists", () => {
    const html =
      '<p dir="rtl" lang="ar">نص</p><ol start="3"><li>Three</li></ol>' +
      '<table><tbody><tr><th colspan="2">Head</th></tr></tbody></table><pre><code>x &lt; 1</code></pre>';
    expect(render(html)).toBe(html.replaceAll(/<(ol|table)/g, '<$1 dir="auto"'));
  });

  it("holds nothing that runs", () => {
    expect(
      render(
        '<script>alert(1)</script><p onclick="x()" style="color:red">x</p><a href="javascript:alert(1)">y</a><iframe src="/"></iframe><img src="javascript:alert(1)">',
      ),
    ).toBe("<p>x</p><a>y</a>");
  });
});
