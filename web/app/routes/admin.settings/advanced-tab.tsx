import type { ComponentProps } from "react";
import { texts } from "~/entities/account/texts";
import { LoadFailure } from "~/ui/admin/feedback/load-failure";
import { Loading } from "~/ui/admin/feedback/loading";
import { DevicesSection } from "./devices-section";
import { MailSection } from "./mail-section";
import { PasswordForm } from "./password-form";
import { RegistrationSection } from "./registration-section";
import { SecondFactorSection } from "./second-factor-section";
import { type PartOfScreen, useLatestGood } from "./use-latest-good";

/** What the tab shows, read and ready to be rendered. */
export interface AdvancedSettings {
  secondFactor: ComponentProps<typeof SecondFactorSection>["status"];
  devices: ComponentProps<typeof DevicesSection>["devices"];
  registrationOpen: boolean;
  mail: ComponentProps<typeof MailSection>["status"];
}

/**
 * The account's password and sessions, and what concerns the whole site.
 * @param isCurrent a failure announces itself, so it is rendered only where it can be seen
 */
export function AdvancedTab({
  loading,
  isCurrent,
}: {
  loading: PartOfScreen<AdvancedSettings>;
  isCurrent: boolean;
}) {
  const latest = useLatestGood(loading);
  if (!latest) return <Loading label="Loading settings..." />;
  if (!latest.ok) return isCurrent && <LoadFailure message={texts.settings.loadFailed} />;
  const { secondFactor, devices, registrationOpen, mail } = latest.value;
  return (
    <div className="space-y-10">
      <PasswordForm />
      <SecondFactorSection status={secondFactor} />
      <DevicesSection devices={devices} />
      <RegistrationSection isOpen={registrationOpen} />
      <MailSection status={mail} />
    </div>
  );
}
