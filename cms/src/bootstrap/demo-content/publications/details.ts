import type { PublicationRow } from "../rows";

/** Where a work has come out, by its DOI or its title: volume, issue and pages as they are cited. */
const PLACES: Record<string, string> = {
  "10.1509/jmkg.68.1.1.24036": "68(1) 1–17",
  "10.1002/dir.20015": "18(3) 5–14",
  "10.1108/13522750510619733": "8(4) 357–370",
  "10.1007/s10806-005-5485-3": "19(2) 169–194",
  "10.1509/jmkr.43.3.345": "43(3) 345–354",
  "Corporate Social Responsibility, Customer Satisfaction, and Market Value": "70(4) 1–18",
  "10.1002/smj.640": "28(13) 1319–1350",
  "10.1007/s11747-007-0069-6": "36(1) 1–10",
  "10.1086/586910": "35(3) 472–482",
  "10.1016/j.bushor.2009.03.002": "52(4) 357–365",
  "10.1509/jmkg.73.5.90": "73(5) 90–102",
  "10.1038/461472a": "461(7263) 472–475",
  "10.1016/j.bushor.2009.09.003": "53(1) 59–68",
  "10.1111/j.1468-2370.2009.00275.x": "12(1) 85–105",
  "10.1509/jmkg.74.2.71": "74(2) 71–89",
  "10.1287/isre.1100.0322": "21(4) 724–735",
  "Creating Shared Value": "89(1–2) 62–77",
  "10.1007/s11747-010-0216-3": "39(1) 21–39",
  "10.1016/j.bushor.2011.01.005": "54(3) 241–251",
  "10.1509/jmkg.75.4.132": "75(4) 132–135",
  "10.1177/1094670511411703": "14(3) 252–271",
  "10.1007/s10551-011-0901-2": "102(1) 15–28",
  "10.1525/cmr.2011.54.1.64": "54(1) 64–87",
  "10.2307/41410412": "36(1) 157–178",
  "10.1509/jmr.10.0353": "49(2) 192–205",
  "10.2307/41703503": "36(4) 1165–1188",
  "10.1016/j.jclepro.2012.07.007": "45 9–19",
  "10.25300/MISQ/2013/37:2.3": "37(2) 471–482",
  "10.1016/j.jclepro.2013.11.039": "65 42–56",
  "10.1016/j.jbusres.2013.10.001": "67(8) 1595–1600",
  "How Smart, Connected Products Are Transforming Competition": "92(11) 64–88",
  "10.1287/mnsc.2014.1984": "60(11) 2835–2857",
  "10.25300/MISQ/2015/39.1.07": "39(1) 155–175",
  "10.1016/j.jretai.2015.02.005": "91(2) 174–181",
  "10.1007/s12599-015-0401-5": "57(5) 339–343",
  "10.1007/s11747-015-0456-3": "44(1) 5–23",
  "10.1016/j.jbusres.2015.07.001": "69(2) 897–904",
  "10.1016/j.jclepro.2015.09.007": "114 11–32",
  "Options for Formulating a Digital Transformation Strategy": "15(2) 123–139",
  "10.1002/asi.23552": "67(9) 2047–2059",
  "10.1509/jm.15.0420": "80(6) 69–96",
  "10.1509/jm.15.0413": "80(6) 97–121",
  "10.1509/jm.15.0415": "80(6) 146–172",
  "10.1016/j.jbusres.2016.08.009": "70 356–365",
  "10.25300/MISQ/2017/41:1.03": "41(1) 223–238",
  "10.1016/j.jclepro.2016.12.048": "143 757–768",
  "10.1016/j.ijresmar.2016.11.006": "34(1) 22–45",
  "10.1007/s11747-016-0495-4": "45(2) 135–155",
  "How Big Old Companies Navigate Digital Transformation": "16(3) 197–213",
  "10.1016/j.resconrec.2017.09.005": "127 221–232",
  "10.1177/1094670517752459": "21(2) 155–172",
  "10.1177/0022242919825649": "83(3) 22–49",
  "10.1016/j.jsis.2019.01.003": "28(2) 118–144",
  "10.1016/j.lrp.2018.12.001": "52(3) 326–349",
  "10.1007/s11747-019-00696-0": "48(1) 24–42",
  "10.1007/s11747-020-00749-9": "49(1) 30–50",
  "10.1016/j.jbusres.2019.09.022": "122 889–901",
  "10.1111/joms.12639": "58(5) 1159–1197",
  "10.1177/1042258719899425": "45(5) 999–1027",
  "10.1016/j.ijresmar.2023.03.001": "40(2) 269–275",
};

/** Works that are no articles, and what else is known of some that are. */
const MORE: Record<string, Partial<PublicationRow>> = {
  "The Economics of Climate Change: The Stern Review": {
    type: "book",
    publisher: "Cambridge University Press",
    place: "Cambridge",
  },
  "Prosperity without Growth: Economics for a Finite Planet": {
    type: "book",
    publisher: "Earthscan",
    place: "London",
  },
  "Doughnut Economics: Seven Ways to Think Like a 21st-Century Economist": {
    type: "book",
    publisher: "Random House Business Books",
    place: "London",
  },
  "Towards the Circular Economy Vol. 1: An Economic and Business Rationale for an Accelerated Transition":
    { type: "report", institution: "Ellen MacArthur Foundation" },
  "Transforming Our World: The 2030 Agenda for Sustainable Development": {
    type: "report",
    genre: "Resolution",
    number: "A/RES/70/1",
    institution: "United Nations",
  },
  "The Role of Artificial Intelligence in Achieving the Sustainable Development Goals": {
    volume: "11",
    article_number: "233",
  },
  "Earth Beyond Six of Nine Planetary Boundaries": {
    volume: "9",
    issue: "37",
    article_number: "eadh2458",
  },
  "Conceptualizing the Circular Economy (Revisited): An Analysis of 221 Definitions": {
    volume: "194",
    article_number: "107001",
  },
};

const KEYWORDS: readonly [pattern: RegExp, keyword: string][] = [
  [/circular econom/i, "Circular economy"],
  [/digital|technolog|connected/i, "Digital transformation"],
  [/artificial intelligence|generative|\bAI\b/i, "Artificial intelligence"],
  [/sustainab|climate|planetary|environmental|humanity|SHIFT/i, "Sustainability"],
  [/green/i, "Green claims"],
  [/consum|customer/i, "Consumer behavior"],
  [/social media|word[- ]of[- ]mouth|viral|online/i, "Social media"],
  [/service/i, "Service-dominant logic"],
  [/shar(?:ed|ing)|access/i, "Sharing economy"],
  [/big data|analytics|privacy/i, "Data"],
];

function placeOf(row: PublicationRow): Partial<PublicationRow> {
  const place = PLACES[row.doi ?? ""] ?? PLACES[row.title];
  const [, volume, issue, pages] = /^(\S+?)(?:\((.+)\))? (\S+)$/.exec(place ?? "") ?? [];
  return { ...(volume && { volume }), ...(issue && { issue }), ...(pages && { pages }) };
}

/** Of most works only the month is known, of books the year. */
function precisionOf({ publication_date: day }: PublicationRow, type: string | undefined) {
  if (type === "book" || type === "report") return day.endsWith("-01-01") ? "year" : "month";
  return /-(?:01|15)$/.test(day) ? "month" : "day";
}

/** A work of the demo with what is known of it beyond its title and authors. */
export function withDetails(row: PublicationRow): PublicationRow {
  const more = MORE[row.title] ?? {};
  const keywords = KEYWORDS.flatMap(([pattern, word]) => (pattern.test(row.title) ? [word] : []));
  return {
    ...row,
    ...placeOf(row),
    date_precision: precisionOf(row, more.type),
    ...(keywords.length > 0 && { keywords }),
    language: "en",
    ...more,
  };
}
