import { lineCounter } from "./lines";
import type { Notice } from "./types";

/** A part of a value: what stands in braces or quotes or is a number, or the name of a macro. */
export interface Piece {
  kind: "text" | "macro";
  text: string;
}

export interface RawField {
  /** In lower case. */
  name: string;
  /** Joined by "#" in the file. */
  pieces: Piece[];
  line: number;
}

/** An entry as its file has it. */
export interface RawEntry {
  /** In lower case. */
  type: string;
  key: string;
  fields: RawField[];
  line: number;
  /** What was mended. */
  faults: Notice[];
}

/** An entry begins here, though another one may not have ended. */
const HEAD =
  /^[ \t]*@[ \t]*[A-Za-z]{2,30}[ \t\n]*[{(][ \t\n]*(?:[^\n,{}"=@]{0,120},|[^\s,{}()"=#@]+[ \t]*\n)|^[ \t]*@[ \t]*(?:string|comment|preamble)\s*[{(]/gim;

/** A field begins here, though the value before it may not have ended. */
const FIELD_LINE =
  /\n[ \t]*,?[ \t]*(?:[A-Za-z][\w:.+-]{1,40})[ \t]*=[ \t]*(?:[{"]|\d+[ \t]*,?[ \t]*(?=\n)|[A-Za-z]+[ \t]*,?[ \t]*(?=\n))/;

/** Names that nobody would write with a value into the text of another field. */
const KNOWN =
  "(?:authors?|title|year|journal|booktitle|volume|number|pages|doi|url|month|publisher|editor|isbn|issn|keywords|abstract|address|series|note)";

/** The same within a value whose braces match all the same. */
const SWALLOWED = new RegExp(String.raw`\n[ \t]*,?[ \t]*${KNOWN}[ \t]*=[ \t]*["{]`, "i");

/** The same behind a comma of the same line. */
const FIELD_INLINE = new RegExp(String.raw`,[ \t]*${KNOWN}[ \t]*=[ \t]*["{\d]`, "i");

/** An entry with more faults was not written by anybody: fields within its lines are no longer looked for. */
const MANY_FAULTS = 50;

const FIELD = new RegExp(`${FIELD_LINE.source}|${FIELD_INLINE.source}`, "i");

const NAME = /[A-Za-z_][\w:.+/-]*/y;
const SPACE = /(?:[\s\u00a0]|%[^\n]*(?:\n|$))*/y;
/** Between fields: blanks, comments, commas and stray semicolons. */
const SEPARATORS = /(?:[\s\u00a0,;]|%[^\n]*(?:\n|$))*/y;
const ENTRY = /@[ \t\n]*([A-Za-z]+)[ \t\n]*([{(])/g;

/** Reads the structure of a BibTeX file, and goes on behind whatever is broken in it. */
class Scanner {
  private at = 0;
  /** Where the next entry begins at the latest. */
  private boundary = 0;
  private readonly lineAt: (index: number) => number;
  private faults: Notice[] = [];
  private brace: { boundary: number; at: number } | undefined;

  constructor(private readonly text: string) {
    this.lineAt = lineCounter(text);
  }

  *entries(): Generator<RawEntry> {
    for (;;) {
      ENTRY.lastIndex = this.at;
      const head = ENTRY.exec(this.text);
      if (head === null) return;
      const [, type = "", opening = ""] = head;
      this.at = ENTRY.lastIndex;
      this.faults = [];
      // "name@host(…)" and "\@{" are no entries.
      if (/[\w.\\]/.test(this.text[head.index - 1] ?? "")) continue;
      this.boundary = this.nextHead(this.at);
      const line = this.lineAt(head.index);
      const kind = type.toLowerCase();
      if (kind === "comment") this.skipComment(opening);
      else if (kind === "preamble") this.skipValue();
      else yield this.entry(kind, line, opening === "(" ? ")" : "}");
    }
  }

  private nextHead(from: number): number {
    if (this.boundary > from) return this.boundary;
    HEAD.lastIndex = from;
    return HEAD.exec(this.text)?.index ?? this.text.length;
  }

  private fault(message: string, index: number): void {
    this.faults.push({ message, line: this.lineAt(index) });
  }

  private skip(pattern: RegExp): void {
    pattern.lastIndex = this.at;
    pattern.exec(this.text);
    this.at = Math.max(this.at, pattern.lastIndex);
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at = pattern.lastIndex;
    return found;
  }

  /** A comment ends with its brace; entries within it are commented out. */
  private skipComment(opening: string): void {
    const end = opening === "{" ? this.closing(this.at, this.text.length) : undefined;
    if (end !== undefined) this.at = end + 1;
  }

  private skipValue(): void {
    const end = this.closing(this.at, this.text.length);
    this.at = end === undefined ? this.boundary : end + 1;
  }

  /**
   * The brace that ends what has begun before `from`, or nothing before `limit`. First braces behind
   * a backslash are text, as most programs write them; BibTeX itself counts them.
   */
  private closing(from: number, limit: number): number | undefined {
    return this.closingWith(from, limit, true) ?? this.closingWith(from, limit, false);
  }

  private closingWith(from: number, limit: number, hasEscapes: boolean): number | undefined {
    let depth = 0;
    for (let index = from; index < limit; index += 1) {
      const char = this.text.charCodeAt(index);
      if (char === 92 && hasEscapes) index += 1;
      else if (char === 123) depth += 1;
      else if (char === 125) {
        if (depth === 0) return index;
        depth -= 1;
      }
    }
    return undefined;
  }

  private entry(type: string, line: number, close: string): RawEntry {
    const start = this.at;
    const key = type === "string" ? "" : this.key(close);
    const fields: RawField[] = [];
    for (;;) {
      const comma = this.at;
      this.skip(SEPARATORS);
      if (this.at >= this.boundary) {
        this.at = Math.min(this.at, this.boundary);
        this.fault("The entry has no closing brace.", start);
        break;
      }
      if (this.endsHere(close)) break;
      const isSeparated = fields.length === 0 || /[,;]/.test(this.text.slice(comma, this.at));
      const field = this.field();
      if (field === undefined) continue;
      if (!isSeparated) this.fault(`A comma is missing before “${field.name}”.`, this.at);
      fields.push(field);
    }
    return { type, key, fields, line, faults: this.faults };
  }

  /** Everything up to the first comma; an entry may have none, or no comma behind it. */
  private key(close: string): string {
    this.skip(SPACE);
    const start = this.at;
    const found = /[^,{}"=\n]*/y;
    found.lastIndex = start;
    const text = found.exec(this.text)?.[0] ?? "";
    const next = this.text[start + text.length];
    if (next === "=" || next === "{" || next === '"') return "";
    this.at = start + text.length;
    if (next === ",") this.at += 1;
    else if (text.trim() !== "" && next === "\n")
      this.fault("A comma is missing behind the key.", start);
    // "@misc(key)"
    return close === ")" ? text.trim().replace(/\)$/, "") : text.trim();
  }

  /** A closing brace ends the entry, unless fields follow: then it was one too many. */
  private endsHere(close: string): boolean {
    const char = this.text[this.at];
    if (char !== "}" && char !== ")") return false;
    const place = this.at;
    this.at += 1;
    const rest = /[\s\u00a0]*,?[\s\u00a0]*[A-Za-z][\w-]{1,30}[ \t]*=[ \t]*["{\d]/y;
    rest.lastIndex = this.at;
    if (rest.test(this.text) && rest.lastIndex <= this.boundary) {
      this.fault("A closing brace is one too many.", place);
      return false;
    }
    if (char !== close)
      this.fault(`The entry ends with “${char}” where “${close}” was to be expected.`, place);
    return true;
  }

  private field(): RawField | undefined {
    const start = this.at;
    const name = this.match(NAME);
    if (name === undefined) {
      // Something that is no field: to the next comma, brace or line.
      const junk = /[^,}\n)]*[^,}\n)]|[^\n]/y;
      this.match(junk);
      this.fault("Something here is no field and was left out.", start);
      return undefined;
    }
    this.skip(SPACE);
    if (this.text[this.at] !== "=") {
      this.fault(`“${name.slice(0, 40)}” has no value and was left out.`, start);
      this.match(/[^,}\n)]*/y);
      return undefined;
    }
    this.at += 1;
    const pieces = this.value();
    return { name: name.toLowerCase(), pieces, line: this.lineAt(start) };
  }

  private value(): Piece[] {
    const pieces: Piece[] = [];
    do {
      this.skip(SPACE);
      pieces.push(this.piece());
      this.skip(SPACE);
    } while (this.text[this.at] === "#" && ++this.at < this.boundary);
    return pieces;
  }

  private piece(): Piece {
    const char = this.text[this.at];
    if (char === "{") return this.delimited(this.closing(this.at + 1, this.boundary));
    if (char === '"') return this.delimited(this.closingQuote());
    const bare = this.match(/[^,#{}"\n]*/y)?.trim() ?? "";
    if (/^[A-Za-z_][^\s()]*$/.test(bare)) return { kind: "macro", text: bare };
    // "(year)" of an entry in parentheses ends with it.
    const ending = /\)\s*$/.exec(bare);
    if (ending !== null && !bare.includes("(")) {
      this.at -= ending[0].length;
      return { kind: "text", text: bare.slice(0, ending.index).trim() };
    }
    return { kind: "text", text: bare };
  }

  /** The quote that ends a value: outside of braces, and with an end of the field behind it. */
  private closingQuote(): number | undefined {
    let depth = 0;
    let last: number | undefined;
    for (let index = this.at + 1; index < this.boundary; index += 1) {
      const char = this.text[index];
      if (char === "\\") index += 1;
      else if (char === "{") depth += 1;
      else if (char === "}") {
        // The entry's own: the quote before has been the end.
        if (depth === 0 && last !== undefined) return last;
        depth = Math.max(0, depth - 1);
      } else if (char === '"' && depth === 0) {
        const behind = /\s*(?:[,#})]|$|%|[A-Za-z][\w-]*\s*=)/y;
        behind.lastIndex = index + 1;
        if (behind.test(this.text)) return index;
        last = index;
      }
    }
    return last;
  }

  /** A value in braces or quotes; where its end is missing or swallows fields, up to the next field. */
  private delimited(end: number | undefined): Piece {
    const start = this.at + 1;
    if (end !== undefined && !this.swallowsFields(start, end)) {
      this.at = end + 1;
      return { kind: "text", text: this.text.slice(start, end) };
    }
    const rest = this.text.slice(start, this.boundary);
    const field = this.faults.length < MANY_FAULTS ? FIELD : FIELD_LINE;
    const next = start + (field.exec(rest)?.index ?? rest.length);
    this.fault("A value has no end; it was taken up to the next field.", start - 1);
    this.at = next;
    return { kind: "text", text: this.text.slice(start, next).replace(/[\s,}"]+$/, "") };
  }

  /** Where the last closing brace before the boundary is; looked for once for each boundary. */
  private lastBrace(): number {
    const { boundary } = this;
    if (this.brace?.boundary !== boundary) {
      this.brace = { boundary, at: this.text.lastIndexOf("}", boundary - 1) };
    }
    return this.brace.at;
  }

  /** On one line this is certain only where the value has taken the last brace, the entry's own. */
  private swallowsFields(start: number, end: number): boolean {
    const text = this.text.slice(start, end);
    if (!text.includes("=")) return false;
    if (SWALLOWED.test(text)) return true;
    const isOwn = this.text[end] === "}" && this.lastBrace() === end;
    return isOwn && this.faults.length < MANY_FAULTS && FIELD_INLINE.test(text);
  }
}

/**
 * The entries of a BibTeX file and its macros (type "string"), in their order. What is broken costs
 * one value, and at most one entry.
 *
 * @param text with lines that end with "\n"
 */
export function scanBibtex(text: string): RawEntry[] {
  return [...new Scanner(text).entries()];
}
