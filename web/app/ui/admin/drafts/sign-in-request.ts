/** Whoever renders the dialog that asks to sign in again; there is one in the owner's area. */
type Asker = (answer: (isSignedIn: boolean) => void) => void;

let asker: Asker | null = null;
let asked: Promise<boolean> | null = null;

/** Names who asks. @returns ends it */
export function answerSignIns(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/**
 * Asks to sign in again over whatever is on the screen; once for all that wait for it.
 * @returns false when nobody can be asked, or the owner does not want to
 */
export async function askToSignIn(): Promise<boolean> {
  if (!asker) return false;
  const ask = asker;
  asked ??= new Promise<boolean>((resolve) => ask(resolve)).finally(() => {
    asked = null;
  });
  return asked;
}
