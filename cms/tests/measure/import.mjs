// Measures what the import reads of real files: entries recovered, and titles, authors, dates and DOIs
// that are right against what somebody has written down after reading the files by eye
// (tests/import/expectations.json; the files themselves are not kept here). Reads with `cms/dist`.
//
//   npm run measure:import -w cms -- DIR [expectations.json]
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const CMS = path.resolve(import.meta.dirname, "../..");
const EXPECTED = path.join(CMS, "tests/import/expectations.json");
const require = createRequire(import.meta.url);
const { parseSource } = require(path.join(CMS, "dist/src/import/parse/index.js"));

const [directory, expectations = EXPECTED] = process.argv.slice(2);
if (directory === undefined) {
  console.error("Say which directory: npm run measure:import -w cms -- DIR [expectations.json]");
  process.exit(1);
}
const { counts, entries: expected } = JSON.parse(readFileSync(expectations, "utf8"));

/** Markup, kinds of quotation marks and dashes, and raised or lowered digits make no title wrong. */
function folded(text) {
  return text
    .replaceAll(/<\/?(?:i|b|sub|sup)>/g, "")
    .normalize("NFKC")
    .replaceAll("μ", "µ".normalize("NFKC"))
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐-―−]/g, "-")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=\d)/g, "")
    .trim();
}

/** "2024", "2024-05" or "2024-05-14", as precise as the date is. */
function dateOf({ publication_date: date, date_precision: precision }) {
  if (!date) return null;
  return date.slice(0, { year: 4, month: 7, day: 10 }[precision]);
}

const CHECKS = {
  title: (fields, wanted) => folded(fields.title ?? "") === folded(wanted.title),
  authors: (fields, wanted) =>
    folded((fields.authors ?? []).join("; ")) === folded(wanted.authors.join("; ")),
  date: (fields, wanted) => dateOf(fields) === wanted.date,
  doi: (fields, wanted) => (fields.doi ?? "").toLowerCase() === (wanted.doi ?? "").toLowerCase(),
};
const OWN = new Set(["file", "line", "title", "authors", "date", "doi"]);

function otherFields(wanted) {
  return Object.keys(wanted).filter((name) => !OWN.has(name));
}

const files = readdirSync(directory, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name))
  .sort();
const right = { title: 0, authors: 0, date: 0, doi: 0 };
const others = { right: 0, all: 0 };
const total = {
  known: 0,
  recovered: 0,
  entries: 0,
  problems: 0,
  warnings: 0,
  rejected: 0,
  bytes: 0,
};
let checked = 0;
let time = 0;

for (const file of files) {
  const name = path.basename(file);
  const bytes = readFileSync(file);
  const start = performance.now();
  const parsed = parseSource({ name, bytes });
  time += performance.now() - start;
  const problems = parsed.entries.filter(({ problem }) => problem !== null).length;
  total.bytes += bytes.length;
  total.entries += parsed.entries.length;
  total.problems += problems;
  total.warnings += parsed.entries.filter(({ warnings }) => warnings.length > 0).length;
  total.rejected += parsed.error === null ? 0 : 1;
  const known = counts[name];
  if (known !== undefined) {
    total.known += known;
    total.recovered += Math.min(known, parsed.entries.length);
  }
  const found = parsed.error ?? `${parsed.entries.length} entries, ${parsed.dois.length} DOIs`;
  const note = known === undefined || known === parsed.entries.length ? "" : `, expected ${known}`;
  console.log(`${name}: ${parsed.format ?? "nothing"}, ${found}${note}, ${problems} problems`);
  for (const wanted of expected.filter((entry) => entry.file === name)) {
    checked += 1;
    const entry = parsed.entries.find(({ line }) => line === wanted.line);
    for (const [check, isRight] of Object.entries(CHECKS)) {
      if (entry !== undefined && isRight(entry.fields, wanted)) right[check] += 1;
      else {
        const value = check === "date" ? dateOf(entry?.fields ?? {}) : entry?.fields[check];
        console.log(`  line ${wanted.line}, ${check}: ${JSON.stringify(value)}`);
        console.log(`    instead of ${JSON.stringify(wanted[check])}`);
      }
    }
    for (const field of otherFields(wanted)) {
      others.all += 1;
      const value = entry?.fields[field];
      if (folded(value ?? "") === folded(wanted[field])) others.right += 1;
      else console.log(`  line ${wanted.line}, ${field}: ${value} instead of ${wanted[field]}`);
    }
  }
}

const share = (part, whole) =>
  `${part} of ${whole}${whole === 0 ? "" : ` (${((100 * part) / whole).toFixed(1)} %)`}`;
console.log(`
${files.length} files, ${(total.bytes / 1e6).toFixed(1)} MB, read in ${time.toFixed(0)} ms; ${total.rejected} rejected
${total.entries} entries, ${total.problems} with a problem, ${total.warnings} with warnings
recovered: ${share(total.recovered, total.known)} where the number is known
of ${checked} entries checked by eye:
  titles  ${share(right.title, checked)}
  authors ${share(right.authors, checked)}
  dates   ${share(right.date, checked)}
  DOIs    ${share(right.doi, checked)}
  other fields ${share(others.right, others.all)}`);
