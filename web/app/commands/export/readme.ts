/** By its first line a folder is known for an export, which a new one may replace. */
export const README = `This folder is an export of a website made with Lectern.

publications.bib    all publications, for BibTeX and BibLaTeX, in UTF-8
publications.json   the same as CSL-JSON, for Zotero and other reference managers
events.ics          all events, for calendars; those that visitors do not see are CLASS:PRIVATE
blog/               the posts as Markdown with YAML front matter; "draft: true" is not on the site
pages/              the other pages in the same form
tables/             each list as CSV in UTF-8, for spreadsheets; an item of a list on each line. A text
                    that a spreadsheet would run as a formula begins with an apostrophe
uploads/            the pictures and files, by the names that the texts use

Accounts, passwords and secrets are not in it. A backup (npm run backup) brings a whole site back.
`;
