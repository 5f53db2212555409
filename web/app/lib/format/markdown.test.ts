import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { htmlToMarkdown } from "./markdown.server";

const WHOLE_POST = readFileSync("tests/support/whole-post.html", "utf8");

it("keeps everything that the editor can write", () => {
  const markdown = htmlToMarkdown(WHOLE_POST, (address) => address.replace(/^\//, "../"));
  const parts = [
    "## A heading",
    "**bold**, *italic*, ~~struck~~, `code < x`, H<sub>2</sub>O, 10<sup>5</sup>",
    "[a link](https://example.org/?a=1&b=2), [one within](../publications)",
    "A second line.[^1]",
    "3.  Three\n",
    "> Said *once*.[^2]",
    "![A chart of “growth”](https://example.org/a.png)\n\n*Its *caption**",
    "![](../uploads/b.png)",
    '```python\ndef f(x):\n    return x < 1 & "y"\n\nf(0)\n```',
    "With $a < b^2$ within",
    "$$\n\\begin{aligned} f(x) &= \\int_0^x g(t)\\,dt \\\\ &\\leq \\frac{1}{2} \\end{aligned}\n$$",
    "Ünïcödé — “quotes” 𝒜 日本",
    "[^1]: A note with *words* and [a link](https://example.org/note).",
    "[^2]: Another.\n\n    Of two paragraphs.",
  ];
  for (const part of parts) expect(markdown).toContain(part);
});

it("keeps a table, simple or with cells that span", () => {
  const simple =
    "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1|2</td><td>3</td></tr></tbody></table>";
  expect(htmlToMarkdown(simple)).toBe("| A   | B   |\n| --- | --- |\n| 1\\|2 | 3   |\n");
  expect(htmlToMarkdown(WHOLE_POST)).toContain('<th colspan="2"><p>A wide head</p></th>');
});

it("lets no text pass for markup", () => {
  expect(htmlToMarkdown("<p># no heading</p><p>* no list</p><p>[no](link)</p>")).toBe(
    "\\# no heading\n\n\\* no list\n\n\\[no\\](link)\n",
  );
  expect(htmlToMarkdown('<p><a href="https://example.org/a b_(c)">x</a></p>')).toBe(
    "[x](https://example.org/a%20b_%28c%29)\n",
  );
});
