import { bench } from "../lib/bench/bench.mjs";
import { runCommand } from "../lib/user-error.mjs";

await runCommand(bench);
