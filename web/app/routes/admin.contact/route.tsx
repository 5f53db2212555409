import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contactInfoInput } from "~/entities/contact-info/input";
import { readContactInfoForEdit, saveContactInfo } from "~/entities/contact-info/store.server";
import { texts } from "~/entities/contact-info/texts";
import { requireOwner } from "~/lib/auth/guard.server";
import { awaitForDocument } from "~/lib/cache/resolve-or-defer.server";
import { expectedVersion, versionFields } from "~/lib/cms/document";
import { settle } from "~/lib/cms/settle.server";
import { runCommand } from "~/lib/forms/command.server";
import { adminMeta } from "~/lib/head/admin-meta";
import { success } from "~/lib/toast/toast";
import { LoadFailure } from "~/ui/admin/feedback/load-failure";
import { LoadedDocument } from "~/ui/admin/feedback/loaded-document";
import { ScreenHeader } from "~/ui/admin/layout/screen-header";
import { Deferred } from "~/ui/feedback/deferred";
import { ContactForm } from "./contact-form";
import { ContactSkeleton } from "./contact-skeleton";
import { TeachingHoursSection } from "./teaching-hours";
import { readTeachingHours } from "./teaching-hours.server";

export { revalidateUnlessRejected as shouldRevalidate } from "~/lib/forms/revalidation";
export { keepScreen as clientAction } from "~/ui/admin/form/keep-screen";
export { ScreenError as ErrorBoundary } from "~/ui/admin/feedback/screen-error";

const { admin } = texts;

export const meta: MetaFunction = () => adminMeta(admin.title);

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request);
  const read = settle("the contact details", readContactInfoForEdit(owner.cms));
  const beside = settle("the office hours", readTeachingHours(owner.cms));
  const [{ value: contact }, { value: hours }] = await Promise.all([
    awaitForDocument(request, read),
    awaitForDocument(request, beside),
  ]);
  return owner.reply({ contact, hours });
}

/** One form, one intent: to save the record. */
const command = contactInfoInput.extend(versionFields);

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request);
  return runCommand(owner, request, command, {
    run: async ({ version, overwrite, ...info }) => {
      const expected = expectedVersion({ version, overwrite });
      const saved = await saveContactInfo(owner.cms, info, expected);
      return { version: saved, toast: success(admin.saved) };
    },
    failed: (_, { serverMessage }) => ({
      type: "error",
      title: admin.saveFailedTitle,
      description: serverMessage ?? admin.saveFailed,
    }),
  });
}

export default function Contact() {
  const { contact, hours } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader title={admin.title} subtitle={admin.subtitle} />
      <LoadedDocument
        value={contact}
        fallback={<ContactSkeleton />}
        failed={(message) => (
          <LoadFailure title={admin.fetchFailedTitle} message={message || admin.fetchFailed} />
        )}
      >
        {(loaded) => <ContactForm {...loaded} />}
      </LoadedDocument>
      <Deferred value={hours} fallback={null}>
        {(read) => read.ok && <TeachingHoursSection hours={read.value} />}
      </Deferred>
    </>
  );
}
