import type { Core } from "@strapi/strapi";
import path from "node:path";
import { keepAbilities } from "./accounts/abilities";
import { guardBcrypt } from "./accounts/bcrypt-guard";
import { stopDeletingLeftOver } from "./accounts/left-over";
import { useOnePassword } from "./accounts/panel";
import { indexSessions } from "./accounts/session-index";
import { signingKey } from "./accounts/signing-key";
import { stopNightlyBackups } from "./backup/nightly";
import { bootstrapLectern } from "./bootstrap";
import { reportStage } from "./bootstrap/stage";
import { startContentState, stopContentState } from "./content-state";
import { registerCustomFields } from "./custom-fields";
import { leaveDatabase, prepareDatabase } from "./database";
import { markInitialised } from "./database/initialised";
import { stopImports } from "./import/jobs";
import { stopTidying } from "./revisions/retention";
import { releaseStartLock, takeStartLock } from "./database/start-lock";
import { useDocumentRules } from "./documents";
import { stopMailQueue } from "./mail/deliver";
import { finishRequests } from "./server/finish-requests";
import { surviveLostConnections } from "./server/unhandled-rejections";
import { CMS_ROOT, requireSecrets, settings } from "./settings";
import { keepFilesPrivate } from "./settings/private-files";
import { requireStorage } from "./uploads/require-storage";

interface Lifecycle {
  strapi: Core.Strapi;
}

let registeredAt = 0;

export default {
  async register({ strapi }: Lifecycle): Promise<void> {
    requireSecrets();
    guardBcrypt();
    keepFilesPrivate(settings.dataDir);
    await requireStorage();
    registeredAt = performance.now();
    surviveLostConnections(strapi);
    await takeStartLock();
    await prepareDatabase(strapi);
    registerCustomFields(strapi);
    useDocumentRules(strapi);
    indexSessions(strapi);
    keepAbilities(strapi);
    strapi.config.set("plugin::users-permissions.jwtSecret", signingKey());
    useOnePassword(strapi);
    strapi.config.set("server.absoluteUrl", settings.cmsUrl);
    strapi.config.set("admin.absoluteUrl", `${settings.cmsUrl}/admin`);
    // The upload plugin has its folder by now. What serves static files next must not see DATA_DIR.
    strapi.dirs.static.public = path.join(CMS_ROOT, "public");
  },

  async bootstrap({ strapi }: Lifecycle): Promise<void> {
    // `strapi export` looks for the uploads here.
    strapi.dirs.static.public = settings.dataDir;
    reportStage("migrate", `${settings.database.client} database is up to date`, registeredAt);
    await startContentState(strapi);
    await bootstrapLectern(strapi);
    markInitialised();
    await releaseStartLock();
  },

  async destroy({ strapi }: Lifecycle): Promise<void> {
    stopTidying();
    await stopDeletingLeftOver();
    await stopImports();
    stopNightlyBackups();
    await stopContentState();
    await finishRequests(strapi);
    await stopMailQueue();
    leaveDatabase();
  },
};
