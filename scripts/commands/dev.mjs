import { runCommand } from "../lib/problem.mjs";
import { develop } from "../lib/dev.mjs";

await runCommand(develop);
