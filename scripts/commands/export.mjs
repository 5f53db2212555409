import { exportSite } from "../lib/export.mjs";
import { runCommand } from "../lib/user-error.mjs";

await runCommand(() => exportSite(process.argv.slice(2)));
