import { isCalendarDay } from "../../documents/validation/calendar";
import type { DatePrecision, PublicationStage } from "./types";

/** A date as far as a source knows it. */
export interface PartialDate {
  year: number;
  /** From 1. */
  month?: number;
  day?: number;
}

/** A date as the cms keeps it. */
export interface StoredDate {
  /** The first day of the month or year where no more is known. */
  day: string;
  precision: DatePrecision;
  /** A sentence, where a part of the date could not be kept. */
  fault: string | null;
}

const padded = (number: number, length: number) => String(number).padStart(length, "0");

function written({ year, month = 1, day = 1 }: PartialDate): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/**
 * A date with its precision. An impossible month or day is left out and said.
 *
 * @returns nothing for a year that no calendar of the cms has
 */
export function toStoredDate({ year, month, day }: PartialDate): StoredDate | undefined {
  if (!Number.isInteger(year) || year < 1000 || year > 2200) return undefined;
  const yearAlone = { day: written({ year }), precision: "year", fault: null } as const;
  if (month === undefined) return yearAlone;
  if (month < 1 || month > 12) {
    return { ...yearAlone, fault: `There is no month ${month}: only the year ${year} was taken.` };
  }
  const monthAlone = { day: written({ year, month }), precision: "month", fault: null } as const;
  if (day === undefined) return monthAlone;
  const exact = written({ year, month, day });
  if (isCalendarDay(exact)) return { day: exact, precision: "day", fault: null };
  return { ...monthAlone, fault: `There is no day ${day} in that month: it was left out.` };
}

/** The names of the months in many languages, folded; those of one month on one line. */
const MONTHS = [
  "january januar janner janvier enero janeiro gennaio januari stycznia styczen leden ledna ocak январь января",
  "february februar februari fevrier febrero fevereiro febbraio lutego luty unor unora subat февраль февраля",
  "march marz mars marzo marco maart mart marca marzec brezen brezna март марта",
  "april avril abril aprile kwietnia kwiecien duben dubna nisan апрель апреля",
  "may mai mayo maio maggio mei maj maja kveten kvetna mayıs май мая",
  "june juni juin junio junho giugno czerwca czerwiec cerven cervna haziran июнь июня",
  "july juli juillet julio julho luglio lipca lipiec cervenec cervence temmuz июль июля",
  "august aout agosto augustus augusti sierpnia sierpien srpen srpna agustos август августа",
  "sept september septembre septiembre setiembre setembro settembre wrzesnia wrzesien zari eylul сентябрь сентября",
  "october oktober octobre octubre outubro ottobre pazdziernika pazdziernik rijen rijna ekim октябрь октября",
  "november novembre noviembre novembro listopada listopad listopadu kasım ноябрь ноября",
  "december dezember decembre diciembre dezembro dicembre desember grudnia grudzien prosinec prosince aralık декабрь декабря",
].map((names) => names.split(" "));

/** 1 to 12 for the name of a month, or its beginning, in many languages. */
export function monthOf(word: string): number | undefined {
  const folded = word
    .normalize("NFD")
    .replaceAll(/\p{M}|\.$/gu, "")
    .toLowerCase()
    .normalize("NFC");
  if (!/^\p{L}{3,}$/u.test(folded)) return undefined;
  const index = MONTHS.findIndex((names) => names.some((name) => name.startsWith(folded)));
  return index === -1 ? undefined : index + 1;
}

/** A month, and the day where one stands with it: "May", "05", "May 14", "14 May", "May–June". */
export function monthAndDay(text: string): { month?: number; day?: number } {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");
  const month = words.map(monthOf).find((found) => found !== undefined);
  const numbers = words.flatMap((word) => {
    const [, digits] = /^0*(\d{1,2})(?:st|nd|rd|th)?$/.exec(word) ?? [];
    return digits === undefined || digits === "0" ? [] : [Number(digits)];
  });
  const [first, second] = numbers;
  if (month !== undefined) return first === undefined ? { month } : { month, day: first };
  // "1st quarter", "Spring 1".
  if (first === undefined || words.some((word) => /\p{L}{3,}/u.test(word))) return {};
  return second === undefined || /[-–—]/u.test(text)
    ? { month: first }
    : { month: first, day: second };
}

const ISO = /^[~?\s[(c.a]*(\d{4})(?:[-/.](\d{1,2}))?(?:[-/.](\d{1,2}))?(?!\d)/;
const ISO_SHORT = /^(\d{4})(\d{2})(\d{2})$/;
const DAY_FIRST = /\b(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b/;
const YEAR = /(?<!\d)(1\d{3}|20\d{2}|2[12]00)(?!\d)/;

/** "05/14/2019" and "14.05.2019": where both would do, dots and "/" tell which is the month. */
function numeric(text: string): PartialDate | undefined {
  const found = DAY_FIRST.exec(text);
  if (found === null) return undefined;
  const [first, second, year] = found.slice(1).map(Number) as [number, number, number];
  if (first > 12) return { year, month: second, day: first };
  if (second > 12) return { year, month: first, day: second };
  const isAmerican = found[0].includes("/");
  return isAmerican ? { year, month: first, day: second } : { year, month: second, day: first };
}

/**
 * A date in one text: ISO 8601 and its lists, "2019/05/14", "May 14, 2019", "c. 1850", "[1995]". Of a
 * span the begin is taken.
 *
 * @returns nothing where no year is in it
 */
export function dateFrom(text: string): PartialDate | undefined {
  const trimmed = text.trim();
  const [, cjkYear, cjkMonth, cjkDay] =
    /(\d{4})\s*[年년]\s*(?:(\d{1,2})\s*[月월])?\s*(?:(\d{1,2})\s*[日일])?/.exec(trimmed) ?? [];
  if (cjkYear !== undefined) return parts(["", cjkYear, cjkMonth, cjkDay]);
  const short = ISO_SHORT.exec(trimmed);
  if (short !== null) return parts(short);
  const iso = ISO.exec(trimmed.replace(/^(\d{4})[-/–—]+(\d{4})\b.*$/, "$1"));
  const isRange = iso !== null && /^\d{4}-\d{2}$/.test(trimmed) && Number(iso[2]) > 12;
  if (isRange) return { year: Number(trimmed.slice(0, 4)) };
  const rest = iso === null ? "" : trimmed.slice(iso[0].length);
  if (iso !== null && !/\p{L}{3,}/u.test(rest)) return parts(iso);
  const found = numeric(trimmed);
  if (found !== undefined) return found;
  const year = YEAR.exec(trimmed)?.[1];
  if (year === undefined) return undefined;
  const words = trimmed.replace(year, " ");
  const hasMonth = words.split(/[^\p{L}]+/u).some((word) => monthOf(word) !== undefined);
  return { year: Number(year), ...(hasMonth ? monthAndDay(words) : {}) };
}

function parts(match: readonly (string | undefined)[]): PartialDate {
  const [year, month, day] = match.slice(1).map((part) => (part === undefined ? 0 : Number(part)));
  return {
    year: year ?? 0,
    ...(month ? { month } : {}),
    ...(month && day ? { day } : {}),
  };
}

const STAGES: readonly (readonly [PublicationStage, RegExp])[] = [
  [
    "in-preparation",
    /^(?:manuscript\s+)?in[\s-]*prep(?:aration|\.)?\b|^inpreparation$|^work(?:ing)? in progress\b|^unpublished draft\b/i,
  ],
  [
    "under-review",
    /^(?:(?:manuscript|article|paper|currently|now)\s+)*(?:submitted\b|under\s+(?:review|revision|submission|consideration)\b|in\s+(?:review|revision)\b|revise (?:and|&) resubmit\b)/i,
  ],
  [
    "forthcoming",
    /^(?:\(?\s*)(?:to\s+appear\b|in\s*press\b|forthcoming\b|accepted(?!\s+(?:as|at)\b)\b|to\s+be\s+published\b|in\s+print\b|prepublished$|im\s+(?:druck|erscheinen)\b|à\s+paraître\b|en\s+prensa\b|ahead\s+of\s+print\b)/i,
  ],
];

/** How far a work has come, where a text such as "To appear" or "in press" says so. */
export function stageFrom(text: string): PublicationStage | undefined {
  const plain = text.trim().replace(/^[[({]+/, "");
  return STAGES.find(([, pattern]) => pattern.test(plain))?.[0];
}
