import path from "node:path";
import { settings } from "../src/settings";
import { makePrivateFolder } from "../src/settings/private-files";

// The upload plugin wants its folder before anything of ours runs.
makePrivateFolder(path.join(settings.dataDir, "uploads"));

// `url` stays unset: it would be baked into the panel's build, which has to work on any port.
export default () => ({
  host: settings.host,
  port: settings.port,
  app: { keys: settings.secrets.APP_KEYS?.split(",") ?? [] },
  // Only `uploads/` below it is ever served, see src/middlewares/uploads-guard.ts.
  dirs: { public: settings.dataDir },
  proxy: { koa: settings.trustProxy > 0, maxIpsCount: settings.trustProxy },
  // Writes of a remote transfer skip every rule that protects the data.
  transfer: { remote: { enabled: false } },
  logger: { startup: { enabled: false }, updates: { enabled: false } },
  webhooks: { populateRelations: false },
});
