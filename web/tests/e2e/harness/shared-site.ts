import type { TestSite } from "./test-site";

/** What the specs need to know of a site that the global set-up started. */
export type SharedSite = Pick<TestSite, "url" | "cmsUrl" | "dataDir" | "owner">;

const VARIABLE = "E2E_SITES";

/** Tells the workers where the sites are, the first one's first. */
export function announceSites(sites: readonly SharedSite[]) {
  process.env[VARIABLE] = JSON.stringify(
    sites.map(({ url, cmsUrl, dataDir, owner }) => ({ url, cmsUrl, dataDir, owner })),
  );
}

/** The site with demo content that belongs to this worker. */
export function sharedSite(): SharedSite {
  const sites = JSON.parse(process.env[VARIABLE] ?? "[]") as SharedSite[];
  const site = sites[Number(process.env["TEST_PARALLEL_INDEX"] ?? 0)];
  if (!site) throw new Error("There is no site: run the specs through the Playwright config.");
  return site;
}
