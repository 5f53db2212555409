import { useEffect, useId, useRef, useState } from "react";
import { profileInput } from "~/entities/account/input";
import { texts } from "~/entities/account/texts";
import { TextField, controlClass } from "~/ui/admin/form/field";
import { useFetcher } from "~/ui/admin/form/use-fetcher";
import { useUnsavedChanges } from "~/ui/admin/form/use-unsaved-changes";
import { Section } from "./section";
import { SettingsForm, type SettingsOutcome } from "./settings-form";

/** The owner's name, and the email that cannot be changed here (admin spec §2, General). */
export function ProfileForm({ profile }: { profile: { full_name: string; email: string } }) {
  const fetcher = useFetcher<SettingsOutcome>();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { markSaved } = useUnsavedChanges(form);
  // What the form was loaded with, until it has saved another name.
  const [version, setVersion] = useState(profile.full_name);
  const isSaved = fetcher.state === "idle" && fetcher.data?.saved === true;
  useEffect(() => {
    if (!isSaved || !form.current) return;
    markSaved();
    const name = new FormData(form.current).get("full_name");
    if (typeof name === "string") setVersion(name.trim());
  }, [isSaved, markSaved]);
  return (
    <Section title="Profile">
      <SettingsForm
        intent="rename"
        fetcher={fetcher}
        schema={profileInput}
        defaultValue={{ full_name: profile.full_name }}
        submit="Save Changes"
        version={version}
        formRef={form}
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
      </SettingsForm>
    </Section>
  );
}
