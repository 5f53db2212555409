import { useEffect } from "react";
import { emailChangeInput } from "~/entities/account/input";
import { texts } from "~/entities/account/texts";
import { Dialog } from "~/ui/admin/dialog/dialog";
import { TextField } from "~/ui/admin/form/field";
import { useFetcher } from "~/ui/admin/form/use-fetcher";
import { SettingsForm, type SettingsOutcome } from "./settings-form";

/** Asks for the new address and the password, and closes when the link is on its way. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const fetcher = useFetcher<SettingsOutcome>();
  const isSent = fetcher.state === "idle" && fetcher.data?.saved === true;
  useEffect(() => {
    if (isSent) onClose();
  }, [isSent, onClose]);
  return (
    <Dialog
      title={texts.emailChange.change}
      description={texts.emailChange.changeText}
      onClose={onClose}
    >
      <div className="overflow-y-auto px-6 py-4">
        <SettingsForm
          intent="change-email"
          fetcher={fetcher}
          schema={emailChangeInput}
          submit={texts.emailChange.send}
          onCancel={onClose}
        >
          <TextField
            name="email"
            label={texts.emailChange.address}
            type="email"
            autoComplete="email"
            data-autofocus
          />
          <TextField
            name="currentPassword"
            label="Current Password"
            type="password"
            autoComplete="current-password"
          />
        </SettingsForm>
      </div>
    </Dialog>
  );
}
