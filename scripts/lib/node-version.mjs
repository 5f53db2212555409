// Read by every Node, however old: no syntax here that is younger than ES2015.

/**
 * @param {string} version such as "v20.20.2"
 * @returns {string} one sentence that says what to do, "" when this Node will do
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  const isOldEnough = major < 27;
  const isNewEnough = major > 20 || (major === 20 && minor >= 19);
  if (isOldEnough && isNewEnough) return "";
  return (
    "Lectern runs on Node 20.19 to 26 and this is Node " +
    version.replace(/^v/, "") +
    ": install Node 22 from https://nodejs.org and run the command again."
  );
}

/**
 * Runs a command of the repository unless this Node cannot read it.
 * @param {() => Promise<unknown>} load imports the command, which runs at once
 */
export function onSupportedNode(load) {
  const problem = nodeProblem(process.version);
  if (problem === "") {
    load();
    return;
  }
  console.error(problem);
  process.exitCode = 1;
}
