import { bench } from "../lib/bench/bench.mjs";
import { runCommand } from "../lib/problem.mjs";

await runCommand(bench);
