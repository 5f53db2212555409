import { createStrapi, type Core } from "@strapi/strapi";
import path from "node:path";
import { CMS_ROOT } from "../settings";

/** Starts the cms without listening, which brings its database up to date, and stops it in the end. */
export async function withStrapi(work: (strapi: Core.Strapi) => Promise<void>): Promise<void> {
  const distDir = path.resolve(__dirname, "../..");
  const strapi = createStrapi({ appDir: CMS_ROOT, distDir, serveAdminPanel: false });
  await strapi.load();
  try {
    await work(strapi);
  } finally {
    await strapi.destroy();
  }
}
