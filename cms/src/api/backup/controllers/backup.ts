import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { confirmedAccount } from "../../../accounts/own-password";
import type { AccountContext } from "../../../accounts/context";
import { backupState, runBackup } from "../../../backup/run";
import { findBackup, listBackups } from "../../../backup/summary";
import { settings } from "../../../settings";

interface DownloadContext extends AccountContext {
  params: { name?: string };
  body: unknown;
  type: string;
  length: number;
}

/**
 * `/api/backups`, for the owner alone: what there is; POST begins a new one and POST
 * `/api/backups/:name/download` sends one, both with the password again as `currentPassword`. A
 * backup that is asked for here never holds the secrets of `.env`.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find() {
    const data = {
      ...(await backupState()),
      keep_days: settings.backups.keepDays,
      backups: (await listBackups()).map(({ createdAt, verifiedAt, ...rest }) => ({
        ...rest,
        created_at: createdAt,
        verified_at: verifiedAt,
      })),
    };
    return { data, meta: {} };
  },

  async create(ctx: AccountContext & { status: number }) {
    await confirmedAccount(strapi, ctx);
    runBackup("manual").then(
      (problem) => {
        if (problem !== undefined) strapi.log.error(`The backup failed: ${problem}`);
      },
      (error: unknown) => strapi.log.error(`The backup failed: ${String(error)}`),
    );
    ctx.status = 202;
    return { data: { running: true }, meta: {} };
  },

  async download(ctx: DownloadContext) {
    await confirmedAccount(strapi, ctx);
    const file = await findBackup(ctx.params.name ?? "");
    if (file === undefined) throw new errors.NotFoundError("This backup no longer exists.");
    ctx.set("Cache-Control", "private, no-store");
    ctx.type = "application/gzip";
    ctx.length = (await stat(file)).size;
    ctx.body = createReadStream(file);
  },
});
