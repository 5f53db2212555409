import { runCommand } from "../lib/user-error.mjs";
import { start } from "../lib/start.mjs";

await runCommand(start);
