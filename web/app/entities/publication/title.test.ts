import { describe, expect, it } from "vitest";
import { plainTitle, titleHtml, titleLang } from "./title";

describe("a title", () => {
  it.each([
    ["On <i>Drosophila</i>", "On <i>Drosophila</i>", "On Drosophila"],
    ["H<SUB>2</SUB>O & CO<sub>2</sub>", "H<sub>2</sub>O &amp; CO<sub>2</sub>", "H2O & CO2"],
    ["a < b > c", "a &lt; b &gt; c", "a < b > c"],
    ["<script>x</script>", "&lt;script&gt;x&lt;/script&gt;", "<script>x</script>"],
    ['<i onclick="x">a</i>', "&lt;i onclick=&quot;x&quot;&gt;a", '<i onclick="x">a'],
    ["<b>open", "<b>open</b>", "open"],
    ["<b><i>a</b>c", "<b><i>a</i></b>c", "ac"],
    ["end</i> only", "end only", "end only"],
    ["&lt;i&gt;", "&amp;lt;i&amp;gt;", "&lt;i&gt;"],
  ])("%j is %j, without markup %j", (title, html, plain) => {
    expect(titleHtml(title)).toBe(html);
    expect(plainTitle(title)).toBe(plain);
  });
});

describe("the language of a title", () => {
  it.each([
    ["de", "de"],
    ["ger", "de"],
    [" pt-br ", "pt-BR"],
    ["zh-Hant", "zh-Hant"],
  ])("%j is %s", (language, lang) => {
    expect(titleLang(language)).toBe(lang);
  });

  it.each([null, "", "en", "eng", "en-GB", "German", "de, fr", "de-x", "de_DE", "x"])(
    "%j has no lang",
    (language) => {
      expect(titleLang(language)).toBeUndefined();
    },
  );
});
