import { useEffect, useId, useRef, useState } from "react";
import { profileInput } from "~/entities/account/input";
import { texts } from "~/entities/account/texts";
import { TextField, controlClass } from "~/ui/admin/form/field";
import type { Draft } from "~/ui/admin/drafts/draft-store";
import { SaveState } from "~/ui/admin/drafts/save-state";
import { useRestored, valuesOf } from "~/ui/admin/drafts/use-restored";
import { useSaving } from "~/ui/admin/drafts/use-saving";
import { useFetcher } from "~/ui/admin/form/use-fetcher";
import { Section } from "./section";
import { SettingsForm, type SettingsOutcome } from "./settings-form";

/** The owner's name, and the email that cannot be changed here (admin spec §2, General). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const restored = useRestored("rename", "");
  return <Form key={restored?.id ?? ""} profile={profile} restored={restored} />;
}

interface Profile {
  full_name: string;
  email: string;
}

function Form({ profile, restored }: { profile: Profile; restored: Draft | null }) {
  const fetcher = useFetcher<SettingsOutcome>();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // What the form was loaded with, until it has saved another name.
  const [version, setVersion] = useState(restored?.version ?? profile.full_name);
  const isPending = fetcher.state !== "idle";
  const outcome = fetcher.data;
  const subject = { kind: "rename", record: "", isInList: false, title: "Profile", restored };
  const { saving, noteSent } = useSaving({ form, subject, outcome, isPending });
  const sentName = useRef<string | null>(null);
  const noteName = (fields: FormData) => {
    noteSent();
    const name = fields.get("full_name");
    if (typeof name === "string") sentName.current = name.trim();
  };
  useEffect(() => {
    if (outcome?.saved && sentName.current !== null) setVersion(sentName.current);
  }, [outcome]);
  return (
    <Section title="Profile">
      <SettingsForm
        intent="rename"
        fetcher={fetcher}
        schema={profileInput}
        defaultValue={restored ? valuesOf(restored) : { full_name: profile.full_name }}
        restored={restored}
        submit="Save Changes"
        version={version}
        formRef={form}
        onSent={noteName}
      >
        <TextField
          name="full_name"
          label="Full Name"
          autoComplete="name"
          hint={texts.settings.nameNote}
        />
        <div className="space-y-1.5">
          <label htmlFor={id} className="block text-sm font-medium text-ink">
            Email
          </label>
          <input
            id={id}
            type="email"
            value={profile.email}
            readOnly
            aria-describedby={`${id}-note`}
            className={`${controlClass} h-11 text-muted md:h-10`}
          />
          <p id={`${id}-note`} className="text-xs text-muted">
            {texts.settings.emailNote}
          </p>
        </div>
        <SaveState saving={saving} />
      </SettingsForm>
    </Section>
  );
}
