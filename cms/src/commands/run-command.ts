/** A line for the person at the keyboard. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What went wrong, with what lies behind it, and no stack: the message is meant to be read. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message} (${messageOf(cause)})` : error.message;
}

/** Runs a command of the cms to its end, and ends the process. */
export function runCommand(main: () => Promise<void>): void {
  main().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${messageOf(error)}\n`);
      process.exit(1);
    },
  );
}
