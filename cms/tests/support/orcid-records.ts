/*
 * Answers of the public API of ORCID (3.0), as untidy as those of real records. Works and people are
 * invented; ORCID assigns no iD that begins with 0000-0000, and 10.5555 is Crossref's prefix for tests.
 */

/** How ORCID wraps a text. */
export const value = (text: string) => ({ value: text });

/** An iD with its check digit (ISO 7064, MOD 11-2). */
function orcidId(number: number): string {
  const digits = String(number).padStart(15, "0");
  const sum = Array.from(digits).reduce((total, digit) => (total + Number(digit)) * 2, 0);
  const check = (12 - (sum % 11)) % 11;
  return `${digits}${check === 10 ? "X" : check}`.replace(/(.{4})(?!$)/g, "$1-");
}

const ROLES = [
  "author",
  "author",
  "assignee",
  "co-inventor",
  "co-investigator",
  "chair-or-translator",
  "editor",
  "graduate-student",
  "principal-investigator",
  "postdoctoral-researcher",
  ...Array<string>(11).fill("support-staff"),
  ...Array<string>(30).fill("co-investigator"),
];

/** Those who have the name of somebody before them: two people all the same. */
const NAMESAKES: Readonly<Record<number, number>> = { 3: 0, 22: 19 };

/** Mostly one name only, one in small letters, and a few with a surname. */
function nameOf(index: number): string {
  const start = ["Bel", "Cor", "Dun", "Fen", "Gar", "Hol", "Jes"][index % 7] ?? "";
  const end = ["amy", "eth", "ian", "olo", "uri", "wen", "yne", "zad"][Math.floor(index / 7)];
  const name = `${start}${end}`;
  if (index === 25) return name.toLowerCase();
  return ROLES[index] === "principal-investigator" ? `${name} Marrowby` : name;
}

function contributorOf(index: number) {
  const id = orcidId(4_100_000 + 37 * index);
  return {
    "contributor-orcid": { uri: `https://orcid.org/${id}`, path: id, host: "orcid.org" },
    "credit-name": value(nameOf(NAMESAKES[index] ?? index)),
    "contributor-email": index === 0 ? "belamy@example.org" : null,
    "contributor-attributes": {
      "contributor-sequence": index === 0 ? "first" : "additional",
      "contributor-role": ROLES[index],
    },
  };
}

const contributors = (count: number) => ({
  contributor: Array.from({ length: count }, (_, index) => contributorOf(index)),
});

const date = (year: string, month: string, day: string) => ({
  year: value(year),
  month: value(month),
  day: value(day),
});

const doi = (id: string, relation: string, url = `https://doi.org/${id}`) => ({
  "external-id-type": "doi",
  "external-id-value": id,
  "external-id-url": value(url),
  "external-id-relationship": relation,
});

/** What somebody has entered as a DOI and is none. */
const NO_DOI = doi("work:doi", "self", "http://orcid.org");

/** A citation that a source has attached to a work, though it is of another one. */
const CITATION_OF_ANOTHER = {
  "citation-type": "bibtex",
  "citation-value": `
\t\t\t@article {Marrowby2009,
\t\t\t\ttitle = "Ferries: who waits for whom",
\t\t\t\tjournal = "Annals of Waiting",
\t\t\t\tyear = "2009",
\t\t\t\tvolume = "77",
\t\t\t\tdoi = "doi:10.5555/ferries.2009.4"
\t\t\t\t}
\t\t`,
};

function wholeWork(...ids: ReturnType<typeof doi>[]) {
  return {
    title: {
      title: value("Harbour clocks"),
      subtitle: value("why they are slow"),
      "translated-title": { value: "Les horloges du port", "language-code": "fr" },
    },
    "journal-title": value("Journal of Slow Time"),
    "short-description": "Eleven clocks by the sea were watched for a winter.",
    citation: CITATION_OF_ANOTHER,
    type: "journal-article",
    "publication-date": date("2022", "05", "24"),
    "external-ids": { "external-id": ids },
    url: value("https://example.com/clocks"),
    "language-code": "en",
    country: value("CA"),
  };
}

/**
 * A work with all its details. None of its DOIs is its own: one is of what it is a part of, one is no
 * DOI, and one stands in the citation of another work.
 */
export function orcidWork() {
  const ids = [doi("10.5555/slow-time.22", "part-of"), NO_DOI];
  return { ...wholeWork(...ids), contributors: contributors(2) };
}

/**
 * A work with 51 contributors in ten roles: one translates, one edits, all others are authors. Two
 * pairs of them share a name.
 */
export function orcidWorkOfMany() {
  const ids = [doi("10.5555/slow-time.22", "part-of"), doi("10.5555/clocks.51", "self")];
  return { ...wholeWork(...ids), contributors: contributors(51) };
}

/**
 * The list of a record with one work, that of {@link orcidWork}, of which it knows less and otherwise:
 * an older date, no subtitle, a misspelt journal, and the DOI of another version.
 *
 * @param orcid whose record it is
 * @param code the put-code of the work
 */
export function orcidList(orcid: string, code: number) {
  const modified = { value: 1_571_234_567_890 };
  const normalized = { value: "10.5555/clocks.draft", transient: true };
  const problem = {
    "error-code": "8001",
    "error-message": "No DOI: work:doi",
    transient: true,
  };
  const ids = [
    {
      ...doi("10.5555/clocks.draft", "version-of"),
      "external-id-normalized": normalized,
      "external-id-normalized-error": null,
    },
    { ...NO_DOI, "external-id-normalized": null, "external-id-normalized-error": problem },
  ];
  const summary = {
    "put-code": code,
    "created-date": modified,
    "last-modified-date": modified,
    source: {
      "source-orcid": null,
      "source-client-id": {
        uri: "https://orcid.org/client/APP-HARBOUR",
        path: "APP-HARBOUR",
        host: "orcid.org",
      },
      "source-name": value("Harbour Library "),
      "assertion-origin-orcid": null,
    },
    title: {
      title: value("Harbour clocks"),
      subtitle: null,
      "translated-title": { value: "Horloges", "language-code": "fr" },
    },
    "external-ids": { "external-id": ids },
    url: value("http://example.org/other-address"),
    type: "journal-article",
    "publication-date": date("2012", "10", "01"),
    "journal-title": value("Jounral of Slow Time"),
    visibility: "public",
    path: `/${orcid}/work/${code}`,
    "display-index": "0",
  };
  return {
    "last-modified-date": modified,
    group: [
      {
        "last-modified-date": modified,
        "external-ids": { "external-id": ids },
        "work-summary": [summary],
      },
    ],
    path: `/${orcid}/works`,
  };
}

/**
 * Three works without their put-codes. Subtitles and an address are bare texts here, and each work
 * leaves out something else: by null, by an empty list, or by not naming it.
 */
export function orcidBulk() {
  const common = {
    type: "journal-article",
    "short-description": "On fog.",
    "publication-date": date("2015", "06", "01"),
  };
  const ids = (number: number) => ({
    "external-id": [doi(`10.5555/fog.2015.0${number}`, "self", `http://fog/${number}`)],
  });
  const first = {
    ...common,
    title: {
      title: value("Fog one"),
      subtitle: "a beginning",
      "translated-title": { value: "Nebel eins", "language-code": "de" },
    },
    "journal-title": value("Fog Letters"),
    citation: null,
    "external-ids": ids(1),
    url: null,
    contributors: { contributor: [] },
    "language-code": null,
    country: null,
    visibility: "public",
  };
  const second = {
    ...common,
    title: { title: value("Fog two"), subtitle: null, "translated-title": null },
    "journal-title": value("Fog Letters"),
    citation: CITATION_OF_ANOTHER,
    "external-ids": ids(2),
    url: "https://example.com/fog",
    contributors: contributors(1),
    country: null,
  };
  const third = {
    ...common,
    title: { title: value("Fog three"), subtitle: "an end" },
    "journal-title": value("Mist Review"),
    "external-ids": ids(3),
    url: value("https://example.com/fog"),
    contributors: { contributor: [] },
  };
  return { bulk: [first, second, third].map((work) => ({ work })) };
}

/** What ORCID says with a 404. */
export function orcidNotFound(orcid: string) {
  return {
    "response-code": 404,
    "developer-message": `404 Not Found: there is no ORCID iD ${orcid}`,
    "user-message": "There is no such record.",
    "error-code": 9016,
    "more-info": "https://example.org/api/troubleshooting",
  };
}
