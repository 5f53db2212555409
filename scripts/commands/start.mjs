import { runCommand } from "../lib/problem.mjs";
import { start } from "../lib/start.mjs";

await runCommand(start);
