import { removeExampleContent } from "../lib/remove-example-content.mjs";
import { runCommand } from "../lib/user-error.mjs";

await runCommand(() => removeExampleContent(process.argv.slice(2)));
