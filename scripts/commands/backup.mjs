import { backup } from "../lib/backup.mjs";
import { runCommand } from "../lib/user-error.mjs";

await runCommand(() => backup(process.argv.slice(2)));
