import { ServerLog } from "./server-log.mjs";
import { install } from "./install.mjs";
import { keepSettings, makePrivateFiles, noteComplete, prepareSettings } from "./prepare.mjs";
import { stopOnSignal } from "./signals.mjs";
import { createSite } from "./site.mjs";
import { Progress } from "./progress.mjs";

/** `npm run dev`: both servers straight from their sources, reloaded when one changes. */
export async function develop() {
  const progress = new Progress();
  /** @type {import("./site.mjs").Site | null} */
  let site = null;
  stopOnSignal(async () => {
    await site?.stop();
    return 0;
  });
  const { settings, plan } = await prepareSettings();
  await progress.run("install", "looking at the packages", install);
  keepSettings(plan, progress);
  makePrivateFiles();
  const log = new ServerLog(progress);
  const started = createSite({
    settings,
    environment: { ...Object.fromEntries(plan.file), ...process.env },
    onLine: log.onLine,
    onEvent: log.onEvent,
    mode: "development",
  });
  site = started;
  await progress.run("serve", "starting both servers", async () => {
    await started.start();
    noteComplete();
    return `${settings.SITE_URL}, Strapi's panel at ${settings.CMS_URL}/admin`;
  });
  if (plan.password) progress.print(`\nSign in as ${settings.OWNER_EMAIL} with ${plan.password}\n`);
}
