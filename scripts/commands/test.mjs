import { runCommand } from "../lib/problem.mjs";
import { test } from "../lib/testing/test.mjs";

await runCommand(test);
