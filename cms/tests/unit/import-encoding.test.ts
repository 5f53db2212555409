import { describe, expect, test } from "vitest";
import { decodeText } from "../../src/import/parse/encoding";

/** The two bytes of each character of GBK. */
const GBK = new Map<string, number[]>();
for (let lead = 0x81; lead < 0xff; lead += 1) {
  for (let trail = 0x40; trail < 0xff; trail += 1) {
    const character = new TextDecoder("gbk").decode(Uint8Array.of(lead, trail));
    if (character.length === 1 && !GBK.has(character)) GBK.set(character, [lead, trail]);
  }
}

const gbk = (text: string) =>
  Uint8Array.from(Array.from(text, (one) => GBK.get(one) ?? [one.charCodeAt(0)]).flat());

/** Its signs from 0x80 on, which Node 20 does not know. */
const WINDOWS_1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** The bytes of a text in an encoding of one byte a letter. */
function single(text: string, label: string): Uint8Array {
  const known = new TextDecoder(label).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const letters =
    label === "windows-1252" ? known.slice(0, 0x80) + WINDOWS_1252 + known.slice(0xa0) : known;
  return Uint8Array.from(Array.from(text, (letter) => letters.indexOf(letter)));
}

const entry = (text: string) => `@book{a, title = {${text}}, author = {${text}}}`;

describe("without a word about its encoding", () => {
  test.each([
    ...[
      "Frédéric",
      "Hélène",
      "Äußerung",
      "Größe",
      "Une méthode numérique",
      "créée",
      "ÉTÉ À LA MER",
    ],
    ...["Flößer, Jörg and Müller, Käthe", "L’œuvre d’Honoré de Balzac – une étude", "“Émile”"],
    ...["Señor Muñoz, Ángel y Peña, Iñigo", "¿Qué es la canción española?", "São João, Conceição"],
    ...["Åström, Björn and Sjöblom, Bo Göran", "Bjørnstjerne Bjørnson på Østlandet", "Þórður Ægir"],
    ...["Straße", "naïve Bäume", "GRÖßE ÜBER ÄÖÜ", "«Thérèse» à l’été"],
  ])("Latin letters are no Chinese: %s", (text) => {
    for (const form of [entry(text), text, `${text}, ${text}\n`]) {
      expect(decodeText(single(form, "windows-1252"))).toMatchObject({
        encoding: "Windows-1252",
        text: form,
      });
    }
  });

  test.each([
    ["windows-1250", "Dvořák, Jiří and Řezníčková, Šárka and Žižek, Slavoj"],
    ["windows-1250", "Příspěvek k dějinám českého překladu říjen"],
    ["windows-1250", "Żółć, Łukasz and Michałów, Grażyna and Ślęzak"],
    ["windows-1254", "Öğrencilerin öğrenme stilleri üzerine bir çalışma"],
  ])("letters of %s are no Chinese either: %s", (label, text) => {
    expect(decodeText(single(entry(text), label)).encoding).toBe("Windows-1252");
  });

  test.each([
    ...[
      "数字",
      "张伟",
      "邹婷婷",
      "王喆",
      "数字化转型与企业创新绩效研究",
      "李娜 and 王芳 and Smith, J.",
    ],
    ...["基于深度学习的图像识别方法综述：以“医学影像”为例", "卡尔·马克思与《资本论》——再读"],
    ...["國立臺灣大學圖書館學刊的歷史研究與發展", "北京大学学报（哲学社会科学版）"],
  ])("Chinese is Chinese: %s", (text) => {
    expect(decodeText(gbk(entry(text)))).toMatchObject({ encoding: "GBK", text: entry(text) });
  });
});
