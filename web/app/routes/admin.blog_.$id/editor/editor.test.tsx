import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Editor } from "@tiptap/core";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cleanPaste } from "./clean-paste";
import { extensions } from "./extensions";
import { lostParts } from "./lost-parts";

const WHOLE = readFileSync(
  join(import.meta.dirname, "../../../../tests/support/whole-post.html"),
  "utf8",
).trim();

let editor: Editor | null = null;

function open(content: string): Editor {
  editor = new Editor({ element: document.createElement("div"), extensions, content });
  return editor;
}

/** What is written when HTML is opened and saved. */
function written(html: string): string {
  const opened = open(html);
  const result = opened.getHTML();
  opened.destroy();
  return result;
}

afterEach(() => editor?.destroy());

it("writes a text with everything in it as it was read", () => {
  expect(written(WHOLE)).toBe(WHOLE);
  expect(lostParts(WHOLE)).toEqual([]);
});

describe("what others have written", () => {
  it.each([
    ["<h1>A</h1><h5>B</h5>", "<h2>A</h2><h4>B</h4>"],
    ["<p><b>a</b> <i>b</i> <del>c</del></p>", "<p><strong>a</strong> <em>b</em> <s>c</s></p>"],
    ["<ul><li>a</li></ul>", "<ul><li><p>a</p></li></ul>"],
    [
      '<p>a<img src="/uploads/a.png" alt="b">c</p>',
      '<p>a</p><figure><img src="/uploads/a.png" alt="b"><figcaption></figcaption></figure><p>c</p>',
    ],
    ['<h2 id="here" lang="de">A</h2>', '<h2 id="here" lang="de">A</h2>'],
    ['<p><a href="#here">up</a></p>', '<p><a href="#here">up</a></p>'],
  ])("%s is kept in the editor's elements", (html, expected) => {
    expect(written(html)).toBe(expected);
  });

  it.each([
    ['<p><a href="javascript:alert(1)">a</a></p>', "<p>a</p>"],
    ['<p><a href="//evil.example">a</a></p>', "<p>a</p>"],
    ['<p><a href="tel:1">a</a></p>', "<p>a</p>"],
    ['<p style="color:red" class="x" onclick="x()">a</p>', "<p>a</p>"],
    ['<p>a</p><img src="javascript:alert(1)">', "<p>a</p>"],
    ['<p>a</p><img src="data:image/svg+xml;base64,PHN2Zz4=">', "<p>a</p>"],
    ["<p>a</p><script>alert(1)</script><style>p{}</style>", "<p>a</p>"],
  ])("%s loses what no page would show", (html, expected) => {
    expect(written(html)).toBe(expected);
  });

  it.each([
    ["<p>a</p><dl><dt>b</dt><dd>c</dd></dl><details></details>", ["dl", "dt", "dd", "details"]],
    [
      '<figure><img src="/a.png" alt=""><img src="/b.png" alt=""><figcaption>c</figcaption></figure>',
      ["pictures"],
    ],
    ['<p><a href="/big.png"><img src="/a.png" alt=""></a></p>', ["links around pictures"]],
    ['<p>a <span lang="de">b</span></p>', ["lang"]],
    ['<ul><li dir="rtl">a</li></ul>', ["dir"]],
    ['<p><span id="here">a</span></p>', ["id"]],
    ['<ol reversed=""><li>a</li></ol>', ["reversed"]],
    ['<table><tr><th scope="row">a</th></tr></table>', ["scope"]],
    ["<figure><p>Said above.</p><img src='/a.png' alt=''></figure>", ["some of its words"]],
  ])("%s is not opened, since %j would be lost", (html, expected) => {
    expect(lostParts(html)).toEqual(expected);
  });

  it.each([
    "<h1>A</h1><p><b>a</b> <i>b</i></p><ul><li dir='ltr'>a</li></ul>",
    '<ol start="1"><li>a</li></ol><ol start="3"><li>a</li></ol>',
    '<p>a<img src="/uploads/a.png" alt="b">c</p>',
    '<p>A <a href="https://a.example">b</a><sup>2</sup></p>\n\n<blockquote>c</blockquote>',
    '<div><section><h2 id="here" lang="de">A</h2></section></div>',
    "",
  ])("%s is opened", (html) => {
    expect(lostParts(html)).toEqual([]);
  });
});

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body lang=EN-GB><!--StartFragment-->
<h1 style='mso-list:none'><span lang=EN-US style='font-size:20pt'>Title<o:p></o:p></span></h1>
<p class=MsoNormal><b><span style='font-family:"Times New Roman"'>Bold</span></b><span style='mso-spacerun:yes'> </span>and <i>italic</i>.<a style='mso-footnote-id:ftn1' href="file:///C:/doc.htm#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><!--[endif]-->Within<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><!--[endif]-->Second<o:p></o:p></p>
<p class=MsoNormal>Then</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><!--[endif]-->One<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=50 valign=top style='width:50pt'><p class=MsoNormal>A<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><img width=10 src="file:///C:/Temp/image001.png"></p>
<!--EndFragment--></body></html>`;

const GOOGLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;">Title</span></h2><p dir="ltr" style="margin:0"><span style="font-weight:700;">Bold</span><span style="font-style:italic;"> italic</span><span style="font-weight:400;"> plain </span><a href="https://example.org/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">link</span></a><span style="font-size:0.6em;vertical-align:super;">2</span></p><ul style="margin:0"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li></ul></b><br class="Apple-interchange-newline">`;

describe("paste", () => {
  it("from Word keeps headings, emphasis, lists and tables, and nothing of Word's", () => {
    expect(written(cleanPaste(WORD))).toBe(
      "<h2>Title</h2><p><strong>Bold</strong> and <em>italic</em>.[1]</p>" +
        "<ul><li><p>First</p><ul><li><p>Within</p></li></ul></li><li><p>Second</p></li></ul>" +
        "<p>Then</p><ol><li><p>One</p></li></ol>" +
        "<table><tbody><tr><td><p>A</p></td></tr></tbody></table><p></p>",
    );
  });

  it("tells how many pictures cannot be taken along", () => {
    const onLostPictures = vi.fn();
    cleanPaste(WORD, onLostPictures);
    expect(onLostPictures.mock.lastCall).toEqual([1]);
    const html = '<img src="data:image/png;base64,AA=="><p><img src="blob:null/1"></p>';
    cleanPaste(html, onLostPictures);
    expect(onLostPictures.mock.lastCall).toEqual([2]);
    cleanPaste(GOOGLE, onLostPictures);
    cleanPaste('<img src="https://example.org/a.png">', onLostPictures);
    expect(onLostPictures).toHaveBeenCalledTimes(2);
  });

  it("leaves out pictures on Google's server, whose addresses end, and counts them", () => {
    const onLostPictures = vi.fn();
    const text = `<b style="font-weight:normal;" id="docs-internal-guid-1c2f7a3e"><p dir="ltr"><span>Text</span></p><p><span><img src="https://lh7-rt.googleusercontent.com/docsz/AD_x" width="300" height="200"></span></p><p><img src="https://example.org/a.png"></p></b>`;
    const cleaned = cleanPaste(text, onLostPictures);
    expect(cleaned).not.toContain("googleusercontent");
    expect(cleaned).toContain("https://example.org/a.png");
    expect(onLostPictures.mock.lastCall).toEqual([1]);
  });

  it("from Google Docs keeps what its styles say", () => {
    expect(written(cleanPaste(GOOGLE))).toBe(
      '<h2 dir="ltr">Title</h2><p dir="ltr"><strong>Bold</strong><em> italic</em> plain ' +
        '<a href="https://example.org/">link</a><sup>2</sup></p><ul><li><p dir="ltr">One</p></li></ul>',
    );
  });

  it.each([
    [
      "Word's cross-references, contents and endnotes",
      '<p><a href="#_Ref22">Figure 1</a>, <a href="#_Toc1">Intro</a> and<a href="#_edn1" name="_ednref1">[i]</a></p><p><a href="#_ednref1" name="_edn1">[i]</a> A note</p>',
      "<p>Figure 1, Intro and[i]</p><p>[i] A note</p>",
    ],
    [
      "LibreOffice's notes",
      '<p>Text<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a> A note</p></div>',
      "<p>Text<sup>1</sup></p><p>1 A note</p>",
    ],
    [
      "Google's comments",
      '<p>Text<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p>',
      "<p>Text<sup>[a]</sup></p>",
    ],
  ])("keeps the words of %s, but no links that lead nowhere", (_, html, expected) => {
    expect(written(cleanPaste(html))).toBe(expected);
  });

  it("keeps links to places of the post and of other pages", () => {
    const html = '<p><a href="#method">a</a> <a href="https://example.org/#_x">b</a></p>';
    expect(written(cleanPaste(html))).toBe(html);
  });

  it("leaves the comments of Word's reviewers out, and keeps what is struck", () => {
    const html =
      "<p class=MsoNormal>Kept <span class=msoDel><del cite='mailto:Ada'>struck</del></span><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id='_anchor_1' href='#_msocom_1' name='_msoanchor_1'>[A1]</a></span></span></p>" +
      "<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width='33%'><![endif]><div style='mso-element:comment'><![if !supportAnnotations]><div id='_com_1' class=msocomtxt language=JavaScript><![endif]><p class=MsoCommentText><![if !supportAnnotations]><a class=msocomoff href='#_msoanchor_1'>[A1]</a><![endif]>Not for readers<o:p></o:p></p></div></div></div>";
    expect(written(cleanPaste(html))).toBe("<p>Kept <s>struck</s></p>");
  });

  it("keeps what was typed at the end mark of a paragraph", () => {
    const html = "<p class=MsoNormal><o:p>Typed</o:p></p><p class=MsoNormal>A<o:p>&nbsp;</o:p></p>";
    expect(written(cleanPaste(html))).toBe("<p>Typed</p><p>A</p>");
  });

  it("runs nothing", () => {
    const html = '<p onclick="x()">a<img src=x onerror=alert(1)><script>alert(1)</script></p>';
    expect(written(cleanPaste(html))).toBe("<p>a</p>");
  });
});

describe("footnotes", () => {
  const notes = () =>
    [...(editor?.view.dom.querySelectorAll(".footnotes li") ?? [])].map((note) => note.textContent);

  it("are numbered in the order of the text", () => {
    const opened = open("<p>One two</p>");
    opened.chain().setTextSelection(8).addFootnote().run();
    opened.chain().setTextSelection(4).addFootnote().run();
    const references = [...opened.view.dom.querySelectorAll("a.footnote-ref")];
    expect(references.map(({ textContent }) => textContent)).toEqual(["1", "2"]);
    expect(notes()).toEqual(["", ""]);
    opened.commands.undo();
    expect(notes()).toHaveLength(1);
    opened.commands.undo();
    expect(notes()).toHaveLength(0);
  });

  it("keep their words when their paragraph is cut and pasted elsewhere, or copied", () => {
    const opened = open(WHOLE);
    const before = notes();
    const { doc } = opened.state;
    const paragraph = doc.child(1);
    const from = doc.child(0).nodeSize;
    const html = paragraphHtml(opened, from);
    opened.commands.deleteRange({ from, to: from + paragraph.nodeSize });
    expect(notes()).toEqual(before.slice(1));
    opened.commands.setTextSelection(1);
    // jsdom has no clipboard.
    vi.stubGlobal("ClipboardEvent", Event);
    opened.view.pasteHTML(html);
    expect(notes()).toEqual(before);
    opened.view.pasteHTML(html);
    expect(notes()).toEqual([before[0], ...before]);
  });

  function paragraphHtml(opened: Editor, from: number): string {
    const node = opened.view.nodeDOM(from);
    return node instanceof HTMLElement ? node.outerHTML : "";
  }
});

describe("Markdown", () => {
  function type(opened: Editor, text: string): void {
    for (const character of text) {
      const { from, to } = opened.state.selection;
      const isTaken = opened.view.someProp("handleTextInput", (handle) =>
        handle(opened.view, from, to, character, () => opened.state.tr.insertText(character)),
      );
      if (!isTaken) opened.view.dispatch(opened.state.tr.insertText(character, from, to));
    }
  }

  it.each([
    ["## T", "<h2>T</h2>"],
    ["- a", "<ul><li><p>a</p></li></ul>"],
    ["1. a", "<ol><li><p>a</p></li></ol>"],
    ["> a", "<blockquote><p>a</p></blockquote>"],
    ["**a**", "<p><strong>a</strong></p>"],
    ["*a*", "<p><em>a</em></p>"],
    ["~~a~~", "<p><s>a</s></p>"],
    ["`a`", "<p><code>a</code></p>"],
    ["```r a", '<pre><code class="language-r">a</code></pre>'],
    ["a $x_i$", '<p>a <span data-formula="inline">x_i</span></p>'],
    ["costs $5 and $6", "<p>costs $5 and $6</p>"],
  ])("%s is understood while it is typed", (text, expected) => {
    const opened = open("");
    type(opened, text);
    expect(opened.getHTML()).toBe(expected);
  });

  it("makes a formula of its own line of $$…$$", () => {
    const opened = open("");
    type(opened, "$$x^2$$");
    expect(opened.getHTML()).toContain('<div data-formula="block">x^2</div>');
  });
});
