import { type FilterEntry, yearLabelOf } from "~/entities/publication/filter";
import type { Publication } from "~/entities/publication/publication";

/** A published journal article of which nothing but the given attributes is known. */
export function publicationWith(attributes: Partial<Publication> = {}): Publication {
  return {
    id: "a",
    title: "A title",
    authors: ["Ada Lovelace"],
    publication_date: null,
    journal: null,
    abstract: null,
    doi: null,
    url: null,
    slug: "lovelace-a-title",
    type: "article",
    genre: null,
    number: null,
    series: null,
    eprint: null,
    stage: "published",
    date_precision: "day",
    volume: null,
    issue: null,
    pages: null,
    article_number: null,
    publisher: null,
    place: null,
    edition: null,
    editors: [],
    isbn: null,
    issn: null,
    institution: null,
    event_title: null,
    language: null,
    keywords: [],
    links: [],
    pdf: null,
    featured: false,
    award: null,
    version_of: null,
    versions: [],
    projects: [],
    citation_key: null,
    ...attributes,
  };
}

/** A publication as the index of the cms has it for filters. */
export function filterEntryOf(publication: Publication): FilterEntry {
  const { pdf, links, version_of } = publication;
  const hasPdf = pdf !== null || links.some(({ kind }) => kind === "pdf");
  const year = yearLabelOf(publication);
  return { ...publication, year, hasPdf, workId: version_of?.id ?? null };
}

/** A publication of a type with everything that the model has, all of it hard to carry over. */
export function completePublication(type: Publication["type"]): Publication {
  const reference = {
    id: "b",
    slug: "b",
    title: "A <i>version</i>",
    type: "preprint",
    publisher: "arXiv",
    publication_date: "2018-01-01",
    date_precision: "year",
  } as const;
  return publicationWith({
    type,
    citation_key: `vial2019${type.replaceAll("-", "")}`,
    title: "On <i>E. coli</i> in H<sub>2</sub>O & 50% of DNA: “数字” {ß} x<sup>2</sup>",
    authors: [
      "Gregory Vial",
      "Ludwig van Beethoven",
      "Martin Luther King Jr.",
      "World Health Organization",
      "José Ortega y Gasset",
      "王 小明",
      "Иван Сидоров",
    ],
    editors: ["Ada Lovelace", "Simone de Beauvoir"],
    publication_date: "2019-05-14",
    journal: "Journal of Trees & Łódź",
    abstract: "What was found: p < 0.05 & $3 for 数字.",
    doi: "10.1000/a_b",
    url: "https://example.org/a_b?c=1&d=%20e",
    genre: "Essay",
    number: "TR-7",
    series: "Trees & Co",
    eprint: "1901.00001",
    stage: "forthcoming",
    volume: "28",
    issue: "2",
    pages: "118–144",
    article_number: "e12",
    publisher: "Leaf Press",
    place: "Basel",
    edition: "3",
    isbn: "978-0-262-03384-8",
    issn: "0963-8687",
    institution: "University of Łódź",
    event_title: "Tree Day 2019",
    language: "en",
    keywords: ["oak", "elm & ash"],
    links: [
      { kind: "code", url: "https://example.org/code", label: "Code" },
      { kind: "slides", url: "https://example.org/slides", label: null },
    ],
    pdf: { id: 1, name: "a.pdf", url: "/uploads/a.pdf", size: 1 },
    award: "Best Paper 2019",
    version_of: { ...reference, type: "article" },
    versions: [reference],
  });
}
