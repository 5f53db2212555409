import { removeDemoContent } from "../bootstrap/demo-content/remove";
import { say } from "./run-command";
import { withStrapi } from "./with-strapi";

/**
 * `npm run remove-example-content`: starts the cms without listening, removes what the demo brought,
 * and says how much that was.
 */
async function main(): Promise<void> {
  await withStrapi(async (strapi) => {
    const { removed, kept } = await removeDemoContent(strapi);
    const rest = kept === 0 ? "" : ` ${kept} that were changed or are in use stay.`;
    say(
      removed + kept === 0
        ? "There is no example content."
        : `${removed} example entries are removed.${rest}`,
    );
  });
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : "failed"}\n`);
    process.exit(1);
  },
);
