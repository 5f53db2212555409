import { createStrapi } from "@strapi/strapi";
import path from "node:path";
import { removeDemoContent } from "../bootstrap/demo-content/remove";
import { CMS_ROOT } from "../settings";

/**
 * `npm run remove-example-content`: starts the cms without listening, removes what the demo brought,
 * and says how much that was.
 */
async function main(): Promise<void> {
  const distDir = path.resolve(__dirname, "../..");
  const strapi = createStrapi({ appDir: CMS_ROOT, distDir, serveAdminPanel: false });
  await strapi.load();
  try {
    const { removed, kept } = await removeDemoContent(strapi);
    const rest = kept === 0 ? "" : ` ${kept} that were changed or are in use stay.`;
    process.stdout.write(
      removed + kept === 0
        ? "There is no example content.\n"
        : `${removed} example entries are removed.${rest}\n`,
    );
  } finally {
    await strapi.destroy();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : "failed"}\n`);
    process.exit(1);
  },
);
