import type { Core } from "@strapi/strapi";
import { Counter } from "../accounts/counter";
import { startDeletingLeftOver } from "../accounts/left-over";
import { startNightlyBackups } from "../backup/nightly";
import { startMailQueue } from "../mail/deliver";
import { startImports } from "../import/jobs";
import { keepNeededUploads } from "../revisions/kept-uploads";
import { withoutRevisions } from "../revisions/record-change";
import { startTidying } from "../revisions/retention";
import { preparePreviews } from "../previews/store";
import { watchFiles } from "../revisions/watch-files";
import { watchQueries } from "../revisions/watch-queries";
import { completePublications } from "../publications/backfill";
import { settings } from "../settings";
import { useSafeStorage } from "../uploads/storage";
import { prepareFormWrites } from "../versions/form-writes";
import { applyAccountSettings } from "./account-settings";
import { loadDemoContent } from "./demo-content";
import { recordOlderLoading } from "./demo-content/seed-record";
import { mendUploadAddresses } from "./mend-upload-addresses";
import { ensureOwner } from "./owner";
import { applyPanelConfig } from "./panel-config";
import { hidePanelPlaces } from "./panel-places";
import { applyPermissions } from "./permissions";
import { stage } from "./stage";

async function demoContent(strapi: Core.Strapi): Promise<string | undefined> {
  if (!settings.demoContent) return undefined;
  const { loaded, entries } = await withoutRevisions(() => loadDemoContent(strapi));
  return loaded ? `${entries} entries loaded` : undefined;
}

/**
 * Everything a start has to have done before the server listens. Each step can be repeated and
 * changes nothing the second time.
 */
export async function bootstrapLectern(strapi: Core.Strapi): Promise<void> {
  await startMailQueue(strapi);
  await Counter.shareThrough(strapi);
  await prepareFormWrites(strapi);
  await preparePreviews(strapi);
  await useSafeStorage(strapi);
  keepNeededUploads(strapi);
  watchQueries(strapi);
  watchFiles(strapi);
  await stage("permissions", () => applyPermissions(strapi));
  await applyAccountSettings(strapi);
  await applyPanelConfig(strapi);
  await hidePanelPlaces(strapi);
  await stage("pictures", () => mendUploadAddresses(strapi));
  await stage("publications", () => completePublications(strapi));
  await stage("owner", () => ensureOwner(strapi));
  await recordOlderLoading(strapi);
  await stage("demo content", () => demoContent(strapi));
  await startTidying(strapi);
  startDeletingLeftOver(strapi);
  await startImports(strapi);
  startNightlyBackups(strapi);
}
