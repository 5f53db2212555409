import type { FullConfig } from "@playwright/test";
import { build } from "../../../../scripts/lib/build.mjs";
import { announceSites } from "./shared-site";
import { startTestSite, type TestSite } from "./test-site";

/** A site with demo content for each worker: specs change what it shows. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  await build((what) => console.log(what));
  const sites: TestSite[] = [];
  for (let worker = 0; worker < workers; worker += 1) sites.push(await startTestSite());
  announceSites(sites);
  return async () => {
    await Promise.all(sites.map((site) => site.stop()));
  };
}
