import { fuzz } from "../lib/fuzz/fuzz.mjs";
import { runCommand } from "../lib/user-error.mjs";

await runCommand(fuzz);
