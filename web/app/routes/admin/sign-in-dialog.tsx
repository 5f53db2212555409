import { type FormEvent, useEffect, useState } from "react";
import { z } from "zod";
import { texts } from "~/entities/account/texts";
import { answerSignIns } from "~/ui/admin/drafts/sign-in-request";
import { Dialog } from "~/ui/admin/dialog/dialog";
import { Button } from "~/ui/basic/button";
import { PlainField } from "~/ui/form/plain-field";

const AGAIN = "/login/again";

const answerSchema = z.object({
  signedIn: z.boolean().optional(),
  needsCode: z.boolean().optional(),
  problem: z.string().optional(),
});

interface User {
  id: string;
  email: string;
}

/** Asks to sign in again, over the form that was to be saved when the session had ended. */
export function SignInDialog({ user }: { user: User }) {
  const [answer, setAnswer] = useState<((isSignedIn: boolean) => void) | null>(null);
  useEffect(() => answerSignIns((resolve) => setAnswer(() => resolve)), []);
  if (!answer) return null;
  const end = (isSignedIn: boolean) => {
    setAnswer(null);
    answer(isSignedIn);
  };
  return (
    <Dialog title={texts.again.title} description={texts.again.hint} onClose={() => end(false)}>
      <SignInForm user={user} onEnd={end} />
    </Dialog>
  );
}

function SignInForm({ user, onEnd }: { user: User; onEnd: (isSignedIn: boolean) => void }) {
  const [isPending, setPending] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog is part of the form that it stands over, as far as React's events go.
    event.stopPropagation();
    setPending(true);
    const answer = await send(event.currentTarget);
    setPending(false);
    setNeedsCode(answer.needsCode === true);
    setProblem(answer.problem ?? null);
    if (answer.signedIn) onEnd(true);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-5 px-6 py-5">
      <input type="hidden" name="account" value={user.id} />
      <PlainField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={user.email}
        readOnly
      />
      {needsCode ? (
        <PlainField key="code" label="Code" name="code" autoComplete="one-time-code" autoFocus />
      ) : (
        <PlainField
          key="password"
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          autoFocus
        />
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
      <div className="flex justify-end gap-2">
        <Button variant="secondary" onClick={() => onEnd(false)}>
          Cancel
        </Button>
        <Button type="submit" isPending={isPending} pendingLabel="Signing in...">
          {texts.again.submit}
        </Button>
      </div>
    </form>
  );
}

async function send(form: HTMLFormElement): Promise<z.infer<typeof answerSchema>> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") body.set(name, value);
  try {
    // Past the router, which would read the screen again, and be sent to the login page.
    // eslint-disable-next-line no-restricted-globals -- an address of this site, not the cms
    const response = await fetch(AGAIN, { method: "POST", body });
    return answerSchema.parse(await response.json());
  } catch {
    return { problem: texts.again.failed };
  }
}
