import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readContactInfo } from "~/entities/contact-info/store.server";
import { texts } from "~/entities/contact-info/texts";
import { type ContactView, toContactView } from "~/entities/contact-info/view";
import { listOfficeHours } from "~/entities/office-hour/store.server";
import { seoFor } from "~/features/seo/seo-for.server";
import type { Cms } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { isAvailable, publicPage } from "~/lib/http/public-page.server";
import { settle } from "~/lib/cms/settle.server";
import { type Result, resultOr } from "~/lib/cms/result";
import { seoTags } from "~/lib/head/seo";
import { awaitUnlessBacked } from "~/lib/cache/resolve-or-defer.server";
import { PageHeader } from "~/ui/layout/page-header";
import { Deferred } from "~/ui/feedback/deferred";
import { ContactDetails } from "./contact-details";
import { ContactSkeleton } from "./contact-skeleton";
import { MessageForm } from "./message-form";

export const handle = { query: ["sent"] };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seoTags(data?.seo, { title: texts.title });

export async function loader({ request }: LoaderFunctionArgs) {
  const cms = publicCms();
  const [{ value: contact }, seo] = await Promise.all([
    awaitUnlessBacked(settle("the contact details", readContactView(cms))),
    seoFor(cms, "/contact", { title: texts.title }),
  ]);
  const isSent = new URL(request.url).searchParams.has("sent");
  return publicPage({ contact, isSent, seo }, isAvailable(contact));
}

/** The office hours of the teaching page are worth less than the page: without them it says less. */
async function readContactView(cms: Cms): Promise<ContactView> {
  const [info, hours] = await Promise.all([
    readContactInfo(cms),
    settle("the office hours", listOfficeHours(cms)),
  ]);
  return toContactView(info, resultOr(hours, []));
}

export default function Contact() {
  const { contact, isSent } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={texts.title} />
      <div className="grid gap-x-16 gap-y-16 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <section aria-labelledby="details">
          <h2 id="details" className="mb-8 text-xl">
            {texts.details.title}
          </h2>
          <Deferred value={contact} fallback={<ContactSkeleton />}>
            {(loaded) => <Details loaded={loaded} />}
          </Deferred>
        </section>
        <section aria-labelledby="message" className="print:hidden">
          <h2 id="message" className="mb-8 text-xl">
            {texts.form.title}
          </h2>
          <MessageForm isSent={isSent} />
        </section>
      </div>
    </>
  );
}

function Details({ loaded }: { loaded: Result<ContactView> }) {
  if (loaded.ok) return <ContactDetails contact={loaded.value} />;
  return (
    <>
      <p className="max-w-prose font-serif text-lg text-muted">{texts.loadError}</p>
      <p className="mt-2 text-sm wrap-anywhere text-muted">{loaded.message}</p>
    </>
  );
}
