import { faults } from "../lib/faults/faults.mjs";
import { runCommand } from "../lib/user-error.mjs";

await runCommand(() => faults(process.argv.slice(2)));
