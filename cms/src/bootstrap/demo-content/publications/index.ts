import type { PublicationRow } from "../rows";
import { withDetails } from "./details";
import { publicationsFrom2004To2009 } from "./from-2004-to-2009";
import { publicationsFrom2010To2014 } from "./from-2010-to-2014";
import { publicationsFrom2015To2018 } from "./from-2015-to-2018";
import { publicationsFrom2019 } from "./from-2019";

/**
 * Works that are known in the fields of the site, by their real authors, oldest first. A DOI is
 * given only where it is certain; every abstract is a paraphrase written for this site.
 */
export const publications: readonly PublicationRow[] = [
  ...publicationsFrom2004To2009,
  ...publicationsFrom2010To2014,
  ...publicationsFrom2015To2018,
  ...publicationsFrom2019,
].map(withDetails);
