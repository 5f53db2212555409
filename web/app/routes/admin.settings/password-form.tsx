import { passwordInput } from "~/entities/account/input";
import { texts } from "~/entities/account/texts";
import { failure } from "~/lib/toast/toast";
import { TextField } from "~/ui/admin/form/field";
import { invalidToast } from "~/ui/admin/form/invalid-toast";
import { useFetcher } from "~/ui/admin/form/use-fetcher";
import { Section } from "./section";
import { SettingsForm, type SettingsOutcome } from "./settings-form";

/** Says in a toast, too, that the two differ (admin spec §8, Settings). */
const noteDifference = invalidToast([texts.passwordsDiffer], failure(texts.passwordsDiffer));

/** Changes the password; all other sessions end (admin spec §2, Advanced; contract §5). */
export function PasswordForm() {
  const fetcher = useFetcher<SettingsOutcome>();
  return (
    <Section
      title="Change password"
      text="You stay signed in here. Everywhere else you will have to sign in again."
    >
      <SettingsForm
        intent="change-password"
        fetcher={fetcher}
        schema={passwordInput}
        submit="Update Password"
        resetOnSave
        onInvalid={noteDifference}
      >
        <TextField
          name="currentPassword"
          label="Current Password"
          type="password"
          autoComplete="current-password"
        />
        <TextField
          name="password"
          label="New Password"
          type="password"
          autoComplete="new-password"
          hint="At least 10 characters"
        />
        <TextField
          name="passwordConfirmation"
          label="Confirm New Password"
          type="password"
          autoComplete="new-password"
        />
      </SettingsForm>
    </Section>
  );
}
