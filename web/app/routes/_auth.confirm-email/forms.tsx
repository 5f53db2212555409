import { texts } from "~/entities/account/texts";
import { AccountForm } from "~/ui/form/account-form";
import { PlainField } from "~/ui/form/plain-field";

/** The button that confirms; asks for the password where several have registered the address. */
export function ConfirmForm({
  confirmation,
  asksPassword,
  isPending,
}: {
  confirmation: string;
  asksPassword: boolean;
  isPending: boolean;
}) {
  return (
    <AccountForm
      title={texts.confirmation.title}
      hint={texts.confirmation.hint}
      submit={texts.confirmation.submit}
      pendingLabel="Confirming..."
      isPending={isPending}
    >
      <input type="hidden" name="confirmation" value={confirmation} />
      {asksPassword && (
        <PlainField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      )}
    </AccountForm>
  );
}

/** Asks for the address to which a new email is sent. */
export function ResendForm({
  email,
  problem,
  isPending,
}: {
  email: string | undefined;
  problem: string | undefined;
  isPending: boolean;
}) {
  return (
    <AccountForm
      title={texts.confirmation.title}
      hint={texts.confirmation.resendHint}
      submit="Send a new email"
      pendingLabel="Sending..."
      isPending={isPending}
      problem={problem}
    >
      <PlainField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        required
      />
    </AccountForm>
  );
}
