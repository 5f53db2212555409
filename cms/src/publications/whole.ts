/** Strapi's documents have them always, its query engine where they are asked for. */
const IDS = ["id", "documentId"];

/** What a link to another publication needs. */
const REFERENCE = [
  ...[...IDS, "title", "slug", "type", "stage"],
  ...["publisher", "publication_date", "date_precision"],
];

/**
 * What belongs to a publication and lies elsewhere, with as much of it as a visitor may read.
 * @param key what names the attributes that are read: `fields` for Strapi's documents and REST, `select`
 *   for its query engine
 */
export function wholePublication(key: "fields" | "select") {
  return {
    links: true,
    pdf: { [key]: [...IDS, "name", "url", "size", "mime"] },
    projects: { [key]: [...IDS, "title", "status"] },
    version_of: { [key]: REFERENCE },
    versions: { [key]: REFERENCE },
  };
}
