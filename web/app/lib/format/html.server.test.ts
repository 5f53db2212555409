import { describe, expect, it } from "vitest";
import { cleanHtml, picturesIn, textOf } from "./html.server";

describe("HTML from an editor", () => {
  it("keeps what a text is made of", () => {
    const html =
      '<h2>A</h2><p>B <strong>C</strong> <em>D</em><br />E</p><ol start="3"><li>F</li></ol>' +
      '<blockquote>G</blockquote><p><a href="https://example.org/?a=1&amp;b=2">H</a></p>';
    expect(cleanHtml(html)).toBe(html);
  });

  it.each([
    "<script>alert(1)</script>",
    '<p onclick="alert(1)">x</p>',
    '<img src="x" onerror="alert(1)" />',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    "<svg><script>alert(1)</script></svg>",
    "<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>",
    '<img src="data:image/svg+xml;base64,PHN2Zz4=" />',
    '<form action="https://evil.example"><input name="password"></form>',
    '<p style="position:fixed;inset:0">x</p>',
    '<p class="skip-link">x</p>',
    "<style>body{display:none}</style>",
    '<base href="https://evil.example">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  ])("loses what could run or restyle the site: %s", (html) => {
    expect(cleanHtml(html)).not.toMatch(
      /script|alert|onerror|onclick|iframe|evil|data:|style|class|form|input|svg|base|meta/i,
    );
  });

  it.each(["//evil.example", "/\\evil.example", "vbscript:x", "data:text/html,x"])(
    "does not link to %s",
    (href) => {
      expect(cleanHtml(`<a href="${href}">x</a>`)).toBe("<a>x</a>");
    },
  );

  it("opens no page that could get hold of this one", () => {
    expect(cleanHtml('<a href="https://a.example" target="_blank">x</a>')).toContain(
      'rel="noopener noreferrer"',
    );
  });

  it("leaves the page's own heading, landmarks and names alone", () => {
    expect(cleanHtml('<main><h1 id="main">A</h1></main><a href="#main">B</a>')).toBe(
      '<h2 id="post-main">A</h2><a href="#post-main">B</a>',
    );
  });

  it("makes what scrolls sideways reachable with the keyboard", () => {
    expect(cleanHtml("<pre>x</pre>")).toBe('<pre tabindex="0">x</pre>');
    expect(cleanHtml('<p tabindex="5">x</p>')).toBe("<p>x</p>");
  });

  it("has lists, quotes and tables begin where their text does", () => {
    const html = (inside: string) =>
      `<ul>${inside}</ul><ol>${inside}</ol><blockquote>${inside}</blockquote>`;
    const directed = html("<li>سلام</li>").replaceAll(/<(ul|ol|blockquote)>/g, '<$1 dir="auto">');
    expect(cleanHtml(html("<li>سلام</li>"))).toBe(directed);
    expect(cleanHtml('<ul dir="ltr"><li>שלום</li></ul>')).toBe('<ul dir="ltr"><li>שלום</li></ul>');
    expect(cleanHtml("<table><tr><td>سلام</td></tr></table>")).toContain('dir="auto"');
    expect(cleanHtml(html("<li>Hello – ça va?</li>"))).toBe(html("<li>Hello – ça va?</li>"));
  });

  it("gives pictures the sizes in which they exist, and keeps the owner's words", () => {
    const html = '<img src="/uploads/a.jpg" alt="A chart" /><img src="https://b.example/b.png" />';
    expect(picturesIn(html)).toEqual(["/uploads/a.jpg", "https://b.example/b.png"]);
    const srcSet = "/uploads/s.jpg 500w, /uploads/a.jpg 1200w";
    const shown = cleanHtml(html, (src) =>
      src === "/uploads/a.jpg"
        ? { src, srcSet, width: 1200, height: 640, alt: "From the library" }
        : null,
    );
    expect(shown).toContain('alt="A chart"');
    expect(shown).toContain('width="1200" height="640"');
    expect(shown).toContain(`srcset="${srcSet}"`);
    expect(shown.match(/loading="lazy"/g)).toHaveLength(2);
    expect(shown).toContain('<img alt="" src="https://b.example/b.png"');
  });

  it("shows a picture in the version that is there now", () => {
    const source = { srcSet: null, width: 40, height: 30, alt: null };
    const shown = cleanHtml('<img src="/uploads/a.jpg" alt="" />', (src) => ({
      ...source,
      src: `${src}?v=m1`,
    }));
    expect(shown).toContain('src="/uploads/a.jpg?v=m1"');
  });
});

describe("the words of HTML", () => {
  it("have blanks where lines ended, and no tags", () => {
    expect(textOf("<h2>One</h2><p>two <b>th</b>ree<br>four</p><ul><li>five</li></ul>")).toBe(
      "One two three four five",
    );
  });

  it("are plain text: entities are read, scripts are not", () => {
    expect(
      textOf("<p>a &amp; b &lt;c&gt; &eacute;&nbsp;&quot;d&quot; &amp;lt;</p><script>x</script>"),
    ).toBe('a & b <c> é "d" &lt;');
  });
});
