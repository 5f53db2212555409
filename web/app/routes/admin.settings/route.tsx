import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isRegistrationOpen, listDevices, readSecondFactor } from "~/entities/account/store.server";
import { texts } from "~/entities/account/texts";
import { readMailStatus } from "~/entities/mail-status/store.server";
import { adminMeta } from "~/lib/head/admin-meta";
import type { Cms } from "~/lib/cms/cms.server";
import { runCommand } from "~/lib/forms/command.server";
import { requireOwner } from "~/lib/auth/guard.server";
import { settle } from "~/lib/cms/settle.server";
import { formatDateTime } from "~/lib/format/date-time.server";
import { LoadFailure } from "~/ui/admin/feedback/load-failure";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { TabLinks } from "~/ui/layout/tab-links";
import { carryOut, command, failureText } from "./commands.server";
import { DevicesSection } from "./devices-section";
import { MailSection } from "./mail-section";
import { PasswordForm } from "./password-form";
import { ProfileForm } from "./profile-form";
import { RegistrationSection } from "./registration-section";
import { SecondFactorSection } from "./second-factor-section";

export { revalidateUnlessRejected as shouldRevalidate } from "~/lib/forms/revalidation";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta(texts.settings.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const tab = new URL(request.url).searchParams.get("tab") === "advanced" ? "advanced" : "general";
  const { full_name, email } = owner.profile;
  const advanced = tab === "advanced" ? await settle("settings", readAdvanced(owner.cms)) : null;
  return owner.reply({ tab, profile: { full_name, email }, advanced });
}

async function readAdvanced(cms: Cms) {
  const [secondFactor, devices, registrationOpen, mail] = await Promise.all([
    readSecondFactor(cms),
    listDevices(cms),
    isRegistrationOpen(cms),
    readMailStatus(cms),
  ]);
  return {
    secondFactor,
    devices: devices.map(({ signedInAt, lastActiveAt, ...device }) => ({
      ...device,
      signedInAt: formatDateTime(signedInAt),
      lastActiveAt: formatDateTime(lastActiveAt),
    })),
    registrationOpen,
    mail: { ...mail, lastErrorAt: mail.lastErrorAt && formatDateTime(mail.lastErrorAt) },
  };
}

/** Fields whose values never travel back to the browser. */
const SECRETS = ["currentPassword", "password", "passwordConfirmation", "code"];

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  return runCommand(owner, request, command, {
    run: (asked) => carryOut(owner, asked),
    failed: (asked, { serverMessage }) => serverMessage ?? failureText(asked),
    hideFields: SECRETS,
  });
}

export default function Settings() {
  const { tab, profile, advanced } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader title={texts.settings.title} />
      <TabLinks
        label={texts.settings.title}
        tabs={[
          { label: "General", to: "/admin/settings", isCurrent: tab === "general" },
          { label: "Advanced", to: "/admin/settings?tab=advanced", isCurrent: tab === "advanced" },
        ]}
      />
      {tab === "general" && <ProfileForm profile={profile} />}
      {advanced?.ok === false && <LoadFailure message={texts.settings.loadFailed} />}
      {advanced?.ok && (
        <div className="space-y-10">
          <PasswordForm />
          <SecondFactorSection status={advanced.value.secondFactor} />
          <DevicesSection devices={advanced.value.devices} />
          <RegistrationSection isOpen={advanced.value.registrationOpen} />
          <MailSection status={advanced.value.mail} />
        </div>
      )}
    </>
  );
}
