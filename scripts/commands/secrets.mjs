import { ENV_FILE } from "../lib/prepare.mjs";
import { planEnvFile, writeEnvFile } from "../lib/env-setup.mjs";
import { runCommand } from "../lib/user-error.mjs";

/** Writes the secrets that docker-compose.yml asks for, and changes none that is there. */
await runCommand(() => {
  const plan = planEnvFile(ENV_FILE, {}, ["POSTGRES_PASSWORD"]);
  writeEnvFile(ENV_FILE, plan);
  const names = plan.added.join(", ");
  console.log(names ? `Added to ${ENV_FILE}: ${names}.` : `${ENV_FILE} has all secrets.`);
});
