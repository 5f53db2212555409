import { runCommand } from "../lib/problem.mjs";
import { check } from "../lib/testing/test.mjs";

await runCommand(check);
