import type { Notice } from "./types";

/** A source as text. */
export interface DecodedText {
  /** Lines end with "\n"; without byte order marks. */
  text: string;
  encoding: string;
  notice: Notice | null;
}

/** Byte order marks, at the begin and where files were put together. */
const MARKS = /\ufeff/g;

function normalize(text: string): string {
  return text.replaceAll(MARKS, "").replaceAll(/\r\n?|\u2028|\u2029/g, "\n");
}

function decodedAs(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * What Windows-1252 has from 0x80 to 0x9F, curly quotation marks and dashes among it. Node 20 decodes these
 * bytes as Latin-1, to control characters.
 */
const WINDOWS_1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** The text of bytes, with the letters that Node lacks for Windows-1252. */
function decoded(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array): string {
  const text = decoder.decode(bytes);
  if (decoder.encoding !== "windows-1252") return text;
  return text.replaceAll(/[\x80-\x9f]/g, (sign) => WINDOWS_1252[sign.charCodeAt(0) - 0x80] ?? sign);
}

/** UTF-16 by its mark, or by the zero bytes of its ASCII. */
function utf16Label(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 2000);
  const zeros = (offset: number) =>
    start.filter((byte, index) => byte === 0 && index % 2 === offset).length;
  const [even, odd] = [zeros(0), zeros(1)];
  const half = start.length / 2;
  if (half < 4) return undefined;
  if (even > half * 0.7 && odd === 0) return "utf-16be";
  return odd > half * 0.7 && even === 0 ? "utf-16le" : undefined;
}

/** What JabRef and others say in the first line: "% Encoding: windows-1252". */
function saidLabel(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 300));
  const [, name = ""] = /^\s*%.*?\bencoding:\s*([\w-]+)/im.exec(start) ?? [];
  const label = name
    .toLowerCase()
    .replace(/^cp(?=\d)/, "windows-")
    .replace(/^iso_?8859[_-]?/, "iso-8859-");
  if (label === "" || /^utf/.test(label)) return undefined;
  return URL.canParse(`x:${label}`) && isKnown(label) ? label : undefined;
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== "";
  } catch {
    return false;
  }
}

/** A line that is UTF-8 and not ASCII: by chance hardly any is. */
function isUtf8WithLetters(line: Uint8Array): boolean {
  return line.some((byte) => byte > 127) && decodedAs(line, "utf-8") !== undefined;
}

/** Characters of Chinese, with its punctuation: “·” stands in foreign names. */
const CHINESE = /[\u3000-\u303f\u4e00-\u9fa5\uff00-\uffef·—‘’“”…]/u;

/**
 * Whether hardly a byte above ASCII is followed by one of ASCII: the letters of a Chinese text have both
 * bytes above, but for the rare ones. An "é" takes the next letter, which is seldom an "é" itself.
 */
function comesInPairs(bytes: Uint8Array): boolean {
  const pairs =
    Buffer.from(bytes)
      .toString("latin1")
      .match(/[\x80-\xff]./gs) ?? [];
  const high = pairs.filter((pair) => pair.charCodeAt(1) > 127).length;
  return high > (pairs.length - high) * 2;
}

/** Whether hardly a run of Chinese stands within a word of ASCII letters, as an "é" with the next letter does. */
function standsAlone(text: string): boolean {
  const runs = text.match(/[\u4e00-\u9fa5]+/gu) ?? [];
  const within = text.match(/(?<=[a-z])[\u4e00-\u9fa5]+|[\u4e00-\u9fa5]+(?=[a-z])/giu) ?? [];
  return within.length < runs.length * 0.2;
}

/** Whether bytes above ASCII come in pairs that are Chinese characters, as those of Latin letters do not. */
function looksChinese(bytes: Uint8Array): boolean {
  const text = decodedAs(bytes, "gb18030");
  if (text === undefined || linesOf(bytes).some(isUtf8WithLetters)) return false;
  if (!comesInPairs(bytes) && !standsAlone(text)) return false;
  const characters = text.match(/[\u0080-\u{10ffff}]/gu) ?? [];
  const chinese = characters.filter((character) => CHINESE.test(character));
  return /[\u4e00-\u9fa5]{2}/u.test(text) && chinese.length > characters.length * 0.9;
}

function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
    lines.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return [...lines, bytes.subarray(start)];
}

const LABELS: Readonly<Record<string, string>> = { windows: "Windows", iso: "ISO" };

const GUESS = "The file does not say how its letters are encoded.";

/** Files that were put together have UTF-8 in one line and Windows-1252 in another. */
function guessed(bytes: Uint8Array): DecodedText {
  const latin = new TextDecoder("windows-1252");
  let line: number | null = null;
  const lines = linesOf(bytes).map((part, index) => {
    const text = decodedAs(part, "utf-8");
    if (text === undefined) line ??= index + 1;
    return text ?? decoded(latin, part);
  });
  const message = `${GUESS} It was read as Windows-1252: are names with accents right?`;
  return { text: normalize(lines.join("\n")), encoding: "Windows-1252", notice: { message, line } };
}

/**
 * Reads bytes as text: by a byte order mark, as UTF-8 where that is valid, by what the file says of
 * itself, else as GBK where it looks like it and as Windows-1252; both are guesses and said to be.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const utf16 = utf16Label(bytes);
  if (utf16 !== undefined) {
    const text = new TextDecoder(utf16).decode(bytes);
    return { text: normalize(text), encoding: utf16.toUpperCase(), notice: null };
  }
  const utf8 = decodedAs(bytes, "utf-8");
  if (utf8 !== undefined) return { text: normalize(utf8), encoding: "UTF-8", notice: null };
  const label = saidLabel(bytes);
  if (label !== undefined) {
    const decoder = new TextDecoder(label);
    return {
      text: normalize(decoded(decoder, bytes)),
      encoding: decoder.encoding.replace(/^windows|^iso/, (name) => LABELS[name] ?? name),
      notice: null,
    };
  }
  if (looksChinese(bytes)) {
    const text = new TextDecoder("gb18030").decode(bytes);
    const message = `${GUESS} It was read as Chinese (GBK): are the names right?`;
    return { text: normalize(text), encoding: "GBK", notice: { message, line: null } };
  }
  return guessed(bytes);
}
