import type { TestProject } from "vitest/node";
import { build, cms, web } from "../../../scripts/lib/build.mjs";
import { createTestSite } from "../../../scripts/lib/test-site.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    cmsUrl: string;
    edgeSecret: string;
    dataDir: string;
    /** All settings that the cms was started with, its secrets included. */
    settings: Record<string, string>;
  }
}

/** Builds web and cms and starts one real cms, with the demo content, for all contract tests. */
export default async function setup(project: TestProject) {
  await build(() => undefined, [web, cms]);
  const { site, settings, dispose } = await createTestSite();
  await site.cms.start().catch(async (error: unknown) => {
    await dispose();
    throw error;
  });
  const cmsUrl = settings["CMS_URL"] ?? "";
  project.provide("cmsUrl", cmsUrl);
  project.provide("edgeSecret", settings["EDGE_SECRET"] ?? "");
  project.provide("dataDir", settings["DATA_DIR"] ?? "");
  project.provide("settings", settings);
  return dispose;
}
