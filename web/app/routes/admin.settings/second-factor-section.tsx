import { useEffect, useState } from "react";
import type { SecondFactor } from "~/entities/account/account";
import { codeInput, ownPasswordInput } from "~/entities/account/input";
import { TextField } from "~/ui/admin/form/field";
import { useFetcher } from "~/ui/admin/form/use-fetcher";
import { Button } from "~/ui/basic/button";
import type { Outcome } from "./commands.server";
import { Section } from "./section";
import { SettingsForm, type SettingsOutcome } from "./settings-form";

/** Sets up the second factor, renews its recovery codes, and switches it off. */
export function SecondFactorSection({ status }: { status: SecondFactor }) {
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  return (
    <Section
      title="Two-step sign-in"
      text="Signing in then asks for a code of an authenticator app beside the password."
    >
      {recoveryCodes && (
        <RecoveryCodes codes={recoveryCodes} onDone={() => setRecoveryCodes(null)} />
      )}
      {status.isOn ? (
        <SwitchedOn codesLeft={status.recoveryCodesLeft} onCodes={setRecoveryCodes} />
      ) : (
        <SetUp onCodes={setRecoveryCodes} />
      )}
    </Section>
  );
}

function SetUp({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const enrol = useFetcher<SettingsOutcome>();
  const verify = useFetcher<SettingsOutcome>();
  const enrolment = enrol.data?.saved ? enrol.data.enrolment : undefined;
  useRecoveryCodes(verify.data, onCodes);
  if (!enrolment) {
    return (
      <SettingsForm intent="enrol" fetcher={enrol} schema={ownPasswordInput} submit="Set up">
        <OwnPasswordField />
      </SettingsForm>
    );
  }
  return (
    <div className="space-y-5">
      <p className="text-sm">
        Scan this picture with your authenticator app, or type the key into it. Then enter the code
        that the app shows.
      </p>
      <img
        src={enrolment.qrCode}
        width={240}
        height={240}
        alt="QR code for your authenticator app"
        className="rounded-md border border-line"
      />
      <p className="font-mono text-sm wrap-anywhere">{enrolment.secret}</p>
      <SettingsForm intent="verify" fetcher={verify} schema={codeInput} submit="Switch on">
        <TextField name="code" label="Code" inputMode="numeric" autoComplete="one-time-code" />
      </SettingsForm>
    </div>
  );
}

function SwitchedOn({
  codesLeft,
  onCodes,
}: {
  codesLeft: number;
  onCodes: (codes: string[]) => void;
}) {
  const renew = useFetcher<SettingsOutcome>();
  const disable = useFetcher<SettingsOutcome>();
  useRecoveryCodes(renew.data, onCodes);
  return (
    <div className="space-y-8">
      <p className="text-sm">
        Two-step sign-in is on. Unused recovery codes: <strong>{codesLeft}</strong>
      </p>
      <SettingsForm
        intent="renew-codes"
        fetcher={renew}
        schema={ownPasswordInput}
        submit="Make new recovery codes"
        variant="secondary"
        resetOnSave
      >
        <OwnPasswordField />
      </SettingsForm>
      <SettingsForm
        intent="disable"
        fetcher={disable}
        schema={ownPasswordInput}
        submit="Switch off"
        variant="danger"
        resetOnSave
      >
        <OwnPasswordField />
      </SettingsForm>
    </div>
  );
}

function OwnPasswordField() {
  return (
    <TextField
      name="currentPassword"
      label="Current Password"
      type="password"
      autoComplete="current-password"
    />
  );
}

/** Hands the codes on once: they stay on the screen when the form that asked for them is gone. */
function useRecoveryCodes(
  outcome: SettingsOutcome | undefined,
  onCodes: (codes: string[]) => void,
): void {
  const codes: Outcome["recoveryCodes"] = outcome?.saved ? outcome.recoveryCodes : undefined;
  useEffect(() => {
    if (codes) onCodes(codes);
  }, [codes, onCodes]);
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div role="status" className="mb-8 rounded-md border border-line p-5">
      <p className="text-sm">
        Keep these recovery codes in a safe place. Each one signs you in once when your app is not
        at hand. They are shown only now.
      </p>
      <ul className="my-4 grid grid-cols-2 gap-2 font-mono text-sm tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onDone}>
        I have kept them
      </Button>
    </div>
  );
}
