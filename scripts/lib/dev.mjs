import { build, cms } from "./build.mjs";
import { ServerLog } from "./server-log.mjs";
import { install } from "./install.mjs";
import { keepSettings, makePrivateFiles, noteComplete, prepareSettings } from "./prepare.mjs";
import { stopOnSignal } from "./signals.mjs";
import { createSite } from "./site.mjs";
import { passwordHint } from "./start.mjs";
import { Progress } from "./progress.mjs";
import { mayMigrate, prepareUpgrade } from "./upgrade.mjs";

/**
 * `npm run dev`: both servers straight from their sources, reloaded when one changes. Strapi drops columns
 * that the sources do not have, so the site's data are backed up first, as `npm start` does.
 */
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
  const upgrade = await backUp(progress, settings, plan.file);
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
    upgrade.done();
    return `${settings.SITE_URL}, Strapi's panel at ${settings.CMS_URL}/admin`;
  });
  const hint = passwordHint({
    generated: plan.password,
    isOwnerNew: log.stages.has("owner"),
    isInEnvironment: Boolean(process.env.OWNER_PASSWORD?.trim()),
  });
  progress.print(`\nSign in as ${settings.OWNER_EMAIL}, password ${hint}\n`);
}

/**
 * The command that makes the backup is a compiled one.
 * @param {Progress} progress
 * @param {Record<string, string>} settings
 * @param {Map<string, string>} file
 */
async function backUp(progress, settings, file) {
  if (mayMigrate(settings)) {
    await progress.run("build", "looking for changes", (setDetail) => build(setDetail, [cms]));
  }
  const upgrade = prepareUpgrade({ settings, file });
  if (upgrade.backup) progress.line("✓", "backup", `made before the upgrade: ${upgrade.backup}`);
  return upgrade;
}
