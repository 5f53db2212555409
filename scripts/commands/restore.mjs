import { restore } from "../lib/restore.mjs";
import { runCommand } from "../lib/user-error.mjs";

await runCommand(() => restore(process.argv.slice(2)));
