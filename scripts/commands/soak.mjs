import { soak } from "../lib/bench/soak.mjs";
import { runCommand } from "../lib/problem.mjs";

await runCommand(soak);
