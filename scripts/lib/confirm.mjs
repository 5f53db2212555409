import { createInterface } from "node:readline/promises";
import { UserError } from "./user-error.mjs";

/**
 * Asks the person at the keyboard whether to go on.
 * @param {object} words
 * @param {string} words.question
 * @param {string} words.unasked said where nobody can be asked
 * @param {string} words.declined said after any answer but yes
 * @throws {UserError} unless somebody has agreed
 */
export async function confirm({ question, unasked, declined }) {
  if (!process.stdin.isTTY) throw new UserError(`Nobody can be asked here: ${unasked}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new UserError(declined);
}
