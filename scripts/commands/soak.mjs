import { soak } from "../lib/bench/soak.mjs";
import { runCommand } from "../lib/user-error.mjs";

await runCommand(soak);
