import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useCallback, useState } from "react";
import { readAboutPageForEdit } from "~/entities/about-page/store.server";
import { readWaitingEmail } from "~/entities/account/email-change.server";
import {
  isRegistrationOpen,
  listDevices,
  readRegistration,
  readSecondFactor,
} from "~/entities/account/store.server";
import { texts } from "~/entities/account/texts";
import { readMailStatus } from "~/entities/mail-status/store.server";
import { requireOwner } from "~/lib/auth/guard.server";
import { awaitForDocument } from "~/lib/cache/resolve-or-defer.server";
import type { Cms } from "~/lib/cms/cms.server";
import { settle } from "~/lib/cms/settle.server";
import { formatDateTime } from "~/lib/format/date-time.server";
import { runCommand } from "~/lib/forms/command.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { TabPanel } from "~/ui/admin/layout/tab-panel";
import { TabLinks } from "~/ui/layout/tab-links";
import { AboutTab } from "./about-tab";
import { AddressSection, type SignInAddress } from "./address-section";
import { type AdvancedSettings, AdvancedTab } from "./advanced-tab";
import { carryOut, command, failureText } from "./commands.server";
import { ProfileForm } from "./profile-form";
import { type Tab, tabInAddress, tabLinks } from "./tabs";

export { revalidateUnlessRejected as shouldRevalidate } from "~/lib/forms/revalidation";
export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

export const meta: MetaFunction = () => adminMeta(texts.settings.title);

/** Reads what the tab in sight shows; the others keep what they have. */
export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const shown = tabInAddress(new URL(request.url).searchParams);
  const { full_name, email } = owner.profile;
  const part = async <T,>(tab: Tab, what: string, read: (cms: Cms) => Promise<T>) =>
    tab === shown ? awaitForDocument(request, settle(what, read(owner.cms))) : { value: null };
  const [about, address, advanced] = await Promise.all([
    part("about", "the about page", readAboutPageForEdit),
    part("general", "the address that waits", readAddress),
    part("advanced", "settings", readAdvanced),
  ]);
  return owner.reply({
    profile: { full_name, email },
    about: about.value,
    address: address.value,
    advanced: advanced.value,
  });
}

async function readAddress(cms: Cms): Promise<SignInAddress> {
  const [waiting, { hasMailServer }] = await Promise.all([
    readWaitingEmail(cms),
    readRegistration(cms),
  ]);
  const until = waiting && formatDateTime(waiting.expiresAt);
  return { waiting: waiting && { email: waiting.email, until: until ?? "" }, hasMailServer };
}

async function readAdvanced(cms: Cms): Promise<AdvancedSettings> {
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
  const { profile, about, address, advanced } = useLoaderData<typeof loader>();
  const current = tabInAddress(useSearchParams()[0]);
  const [unsaved, setUnsaved] = useState<ReadonlySet<Tab>>(new Set());
  const noteAbout = useCallback(
    (isDirty: boolean) => setUnsaved(new Set(isDirty ? ["about"] : [])),
    [],
  );
  return (
    <>
      <ScreenHeader title={texts.settings.title} />
      <TabLinks label={texts.settings.title} tabs={tabLinks(current, unsaved)} />
      <TabPanel isCurrent={current === "about"}>
        <AboutTab loading={about} isCurrent={current === "about"} onDirtyChange={noteAbout} />
      </TabPanel>
      <TabPanel isCurrent={current === "general"}>
        <div className="space-y-10">
          <ProfileForm profile={profile} />
          <AddressSection loading={address} />
        </div>
      </TabPanel>
      <TabPanel isCurrent={current === "advanced"}>
        <AdvancedTab loading={advanced} isCurrent={current === "advanced"} />
      </TabPanel>
    </>
  );
}
