import { runCommand } from "../lib/user-error.mjs";
import { test } from "../lib/testing/test.mjs";

await runCommand(test);
