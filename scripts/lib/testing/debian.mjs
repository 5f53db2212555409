import { findInPath } from "../install.mjs";
import { runProgram } from "../processes.mjs";

/**
 * Installs packages of Debian, or of what descends from it, where this user may.
 * @param {string[]} packages
 * @param {import("../progress.mjs").SetDetail} setDetail
 * @returns {Promise<{ ok: boolean, tail: string } | null>} null when there is no apt-get or no right
 *   to use it; `tail` is the end of what it said
 */
export async function installFromDebian(packages, setDetail) {
  if (!findInPath("apt-get")) return null;
  const asRoot = await howToBeRoot();
  if (!asRoot) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (/** @type {string[]} */ ...args) => {
    const [command = "apt-get", ...rest] = [...asRoot, "apt-get", ...args];
    return runProgram(command, rest, { env, timeoutMs: 600_000 });
  };
  setDetail("apt-get update");
  await aptGet("update");
  setDetail(`apt-get install ${packages[0]}`);
  return aptGet("install", "-y", "--no-install-recommends", ...packages);
}

/** @returns {Promise<string[] | null>} the words in front of a command, null when we may not */
async function howToBeRoot() {
  if (process.getuid?.() === 0) return [];
  if (findInPath("sudo") && (await runProgram("sudo", ["-n", "true"])).ok) return ["sudo", "-n"];
  return null;
}
