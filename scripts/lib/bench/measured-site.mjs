import { build } from "../build.mjs";
import { install } from "../install.mjs";
import { stopOnSignal } from "../signals.mjs";
import { createTestSite } from "../test-site.mjs";
import { Owner } from "./owner.mjs";
import { pidOf } from "./usage.mjs";

/**
 * Builds and starts a site of its own with the demo content and an owner who is signed in. It goes
 * away with this process when that is told to end.
 * @param {import("../progress.mjs").Progress} progress
 */
export async function startMeasuredSite(progress) {
  await progress.run("install", "looking at the packages", install);
  await progress.run("build", "looking for changes", build);
  const { site, settings, dispose } = await createTestSite();
  stopOnSignal(async () => {
    await dispose();
    return 130;
  });
  try {
    await progress.run("start", "starting both servers", () =>
      site.start().then(() => "demo content"),
    );
    const { SITE_URL: siteUrl = "", CMS_URL: cmsUrl = "" } = settings;
    const owner = new Owner({ siteUrl, cmsUrl });
    await owner.signIn();
    const pids = { webPid: pidOf(site.web), cmsPid: pidOf(site.cms) };
    return { siteUrl, cmsUrl, ...pids, owner, settings, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}
