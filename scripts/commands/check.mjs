import { runCommand } from "../lib/user-error.mjs";
import { check } from "../lib/testing/test.mjs";

await runCommand(check);
