import { runCommand } from "../lib/user-error.mjs";
import { develop } from "../lib/dev.mjs";

await runCommand(develop);
