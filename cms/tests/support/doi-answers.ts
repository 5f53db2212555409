/*
 * Answers for a DOI in the forms of the registration agencies, with all that stands in them beside the
 * work. Works and people are invented; the prefix 10.5555 is Crossref's own for tests.
 */

const moment = (year: number, month: number, day: number) => {
  const time = Date.UTC(year, month - 1, day, 18, 6, 50);
  return {
    "date-parts": [[year, month, day]],
    "date-time": new Date(time).toISOString(),
    timestamp: time,
  };
};

/**
 * `/works/{doi}` of Crossref: a paper whose date nobody has deposited, with what it refers to, which
 * has titles, DOIs and years of its own.
 */
export function crossrefAnswer() {
  const author = (given: string, family: string, sequence: string) => ({
    given,
    family,
    sequence,
    affiliation: [],
    role: [{ role: "author", vocabulary: "crossref" }],
  });
  const reference = [
    { key: "ref10", "doi-asserted-by": "publisher", DOI: "10.5555/tides.1996.12" },
    {
      key: "ref2",
      "first-page": "252",
      "article-title": "Recieving ships in fog",
      author: "quillon",
      year: "2000",
      "journal-title": "Fog Letters",
    },
    { "journal-title": "Handbook of Bells", year: "2002", author: "okonjo", key: "ref1" },
  ];
  const message = {
    indexed: { ...moment(2025, 10, 31), version: "build-1" },
    "reference-count": reference.length,
    publisher: "Lighthouse Press",
    "content-domain": { domain: [], "crossmark-restriction": false },
    "short-container-title": [],
    DOI: "10.5555/bells.2003.0877",
    type: "proceedings-article",
    created: moment(2004, 6, 22),
    page: "877-882",
    source: "Crossref",
    "is-referenced-by-count": 4,
    title: ["Telling apart the bells of ships and of churches in dense fog"],
    prefix: "10.5555",
    author: [author("V.", "Okonjo", "first"), author("T.", "Quillon", "additional")],
    member: "5555",
    reference,
    event: { name: "9th Workshop on Bells, 2003.", location: "Port Ellery" },
    "container-title": ["9th Workshop on Bells, 2003. Proceedings."],
    "original-title": [],
    link: [
      {
        URL: "http://staging.example.org/0877.pdf?number=877",
        "content-type": "unspecified",
        "content-version": "vor",
        "intended-application": "similarity-checking",
      },
    ],
    deposited: moment(2017, 3, 13),
    score: 1,
    resource: { primary: { URL: "http://example.org/document/877/" } },
    subtitle: [],
    "short-title": [],
    issued: { "date-parts": [[null]] },
    "references-count": reference.length,
    URL: "https://doi.org/10.5555/bells.2003.0877",
    relation: {},
    subject: [],
  };
  return { status: "ok", "message-type": "work", "message-version": "1.0.0", message };
}

/** `/dois/{doi}` of DataCite: a data set in an envelope of JSON:API, with its repository. */
export function dataCiteAnswer() {
  const doi = "10.5555/m9.herring.1449";
  const creator = (givenName: string, familyName: string, ...ids: string[]) => ({
    name: `${familyName}, ${givenName}`,
    nameType: "Personal",
    givenName,
    familyName,
    affiliation: [],
    nameIdentifiers: ids.map((id) => ({
      schemeUri: "https://orcid.org",
      nameIdentifier: `https://orcid.org/${id}`,
      nameIdentifierScheme: "ORCID",
    })),
  });
  const citing = { data: [{ id: "10.5555/herring.cited", type: "dois" }] };
  const provider = { data: { id: "hrbr", type: "providers" } };
  const attributes = {
    doi,
    prefix: "10.5555",
    suffix: "m9.herring.1449",
    identifiers: [],
    alternateIdentifiers: [],
    creators: [
      creator("Isolde", "Varga", "0000-0000-0410-000X"),
      creator("Jonas", "Pell"),
      creator("Wenke", "Pellworm"),
      creator("Maria", "Sandoz-Ilk"),
    ],
    titles: [{ title: "Clupea harengus scale images from warm and cold bays of two islands." }],
    publisher: "Harbour Archive",
    container: {},
    publicationYear: 2020,
    subjects: [
      { subject: "Marine Biology" },
      { subject: "FOS: Biological sciences", subjectScheme: "Fields of Science" },
      { subject: "60412 Herring (incl. Smoked and Salted)", subjectScheme: "FOR" },
    ],
    contributors: [],
    dates: [
      { date: "2015-06-14", dateType: "Created" },
      { date: "2020-06-02", dateType: "Updated" },
      { date: "2020", dateType: "Issued" },
    ],
    language: null,
    types: {
      ris: "DATA",
      bibtex: "misc",
      citeproc: "dataset",
      schemaOrg: "Dataset",
      resourceType: "Dataset",
      resourceTypeGeneral: "Dataset",
    },
    relatedIdentifiers: [],
    relatedItems: [],
    sizes: ["3009125660 Bytes"],
    formats: [],
    version: null,
    rightsList: [{ rights: "CC BY 4.0", rightsIdentifier: "cc-by-4.0" }],
    descriptions: [
      {
        description: "Scales of <i>Clupea harengus</i> (~20 of each bay).\n\nImaged at 20X.",
        descriptionType: "Abstract",
      },
    ],
    geoLocations: [],
    fundingReferences: [],
    xml: Buffer.from(`<resource><identifier>${doi}</identifier></resource>`).toString("base64"),
    url: "https://example.org/dataset/herring/1449/4",
    contentUrl: null,
    metadataVersion: 3,
    schemaVersion: "http://datacite.org/schema/kernel-4",
    isActive: true,
    state: "findable",
    reason: null,
    citationCount: 1,
    citationsOverTime: [{ year: "2021", total: 1 }],
    created: "2015-06-15T04:17:37.000Z",
    published: "2020",
    updated: "2024-04-03T15:08:19.000Z",
  };
  return {
    data: {
      id: doi,
      type: "dois",
      attributes,
      relationships: {
        client: { data: { id: "harbour.archive", type: "clients" } },
        provider,
        references: citing,
        citations: citing,
        versions: { data: [] },
      },
    },
    included: [
      {
        id: "harbour.archive",
        type: "clients",
        attributes: {
          name: "Harbour Archive",
          year: 2016,
          alternateName: null,
          description: "Keeps what the sea leaves.",
          issn: {},
          url: "http://example.org/",
        },
        relationships: { provider },
      },
    ],
  };
}

/** A work in DataCite's own JSON (schema 4), without an envelope: a post of a blog, in a series. */
export function dataCiteWork() {
  const related = (relatedIdentifier: string, relationType: string) => ({
    relatedIdentifier,
    relatedIdentifierType: "DOI",
    relationType,
  });
  const day = "2016-12-20";
  return {
    id: "https://doi.org/10.5555/4k3m-blog",
    types: {
      resourceTypeGeneral: "Text",
      resourceType: "BlogPosting",
      schemaOrg: "ScholarlyArticle",
      citeproc: "article-journal",
      bibtex: "article",
      ris: "RPRT",
    },
    doi: "10.5555/4k3m-blog",
    identifiers: [
      { identifierType: "DOI", identifier: "https://doi.org/10.5555/4k3m-blog" },
      { identifierType: "Local accession number", identifier: "HB-12-0001" },
    ],
    creators: [
      {
        type: "Person",
        id: "http://orcid.org/0000-0000-0410-000X",
        name: "Varga, Isolde",
        givenName: "Isolde",
        familyName: "Varga",
      },
    ],
    titles: [{ title: "Drinking your own Sea Water" }],
    publisher: "Harbour Archive",
    publicationYear: "2016",
    subjects: [{ subject: "water" }, { subject: "metadata" }],
    dates: ["Created", "Issued", "Updated"].map((dateType) => ({ dateType, date: day })),
    relatedIdentifiers: [
      related("10.5555/series", "IsPartOf"),
      related("10.5555/0012", "References"),
    ],
    version: "1.0",
    descriptions: [
      {
        descriptionType: "Abstract",
        description: "An archive should keep its own records, too...",
      },
    ],
    container: { type: "Series", identifier: "10.5555/SERIES", identifierType: "DOI" },
    schemaVersion: "http://datacite.org/schema/kernel-4",
    agency: "datacite",
  };
}
