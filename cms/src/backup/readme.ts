/** Stands in each backup, for whoever finds the file and has no Lectern at hand. */
export const README = `A backup of a site that is made with Lectern.

  manifest.json   versions, tables with their columns, and each file with its SHA-256
  schema.json     the tables, indexes and foreign keys, as Strapi notes them
  tables/*.jsonl  the tables: a row is a line, which is a JSON object; times are UTC in ISO 8601
  uploads/        pictures and documents
  settings.env    settings that belong to the site
  secrets.env     keys and passwords, only when they were asked for

"npm run restore FILE" in a copy of Lectern puts it back, on SQLite and on Postgres.
It holds password hashes and unpublished texts: keep it private.
`;
