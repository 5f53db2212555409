import { fuzz } from "../lib/fuzz/fuzz.mjs";
import { runCommand } from "../lib/problem.mjs";

await runCommand(fuzz);
