/** Something the person at the keyboard can mend: its message is one sentence that says how. */
export class UserError extends Error {
  /**
   * @param {string} message
   * @param {string} [detail] what a program said, printed above the sentence
   */
  constructor(message, detail = "") {
    super(message);
    this.name = "UserError";
    this.detail = detail;
  }
}

/**
 * Runs a command to its end: a UserError becomes its sentence and exit code 1.
 * @param {() => Promise<void> | void} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    if (error.detail) console.error(error.detail);
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}

/**
 * The short name of a system error, such as "EACCES".
 * @param {unknown} error
 */
export function errorCode(error) {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
