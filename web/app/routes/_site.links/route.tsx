import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listUsefulLinks } from "~/entities/useful-link/store.server";
import { texts } from "~/entities/useful-link/texts";
import { type LinkGroup, toLinkGroups } from "~/entities/useful-link/view.server";
import { seoFor } from "~/features/seo/seo-for.server";
import { awaitUnlessBacked } from "~/lib/cache/resolve-or-defer.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import type { Result } from "~/lib/cms/result";
import { settle } from "~/lib/cms/settle.server";
import { seoTags } from "~/lib/head/seo";
import { isAvailable, publicPage } from "~/lib/http/public-page.server";
import { ButtonLink } from "~/ui/basic/button-link";
import { Deferred } from "~/ui/feedback/deferred";
import { BeingSetUp } from "~/ui/feedback/being-set-up";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PageHeader } from "~/ui/layout/page-header";
import { Section } from "~/ui/layout/section";
import { LinkItem } from "./link-item";
import { LinksSkeleton } from "./links-skeleton";
import { Notes } from "./notes";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seoTags(data?.seo, { title: texts.title });

export async function loader() {
  const cms = publicCms();
  const [{ value: groups }, seo] = await Promise.all([
    awaitUnlessBacked(settle("the useful links", listUsefulLinks(cms).then(toLinkGroups))),
    seoFor(cms, "/links", { title: texts.title, description: texts.intro }),
  ]);
  return publicPage({ groups, seo }, isAvailable(groups));
}

export default function UsefulLinks() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={texts.title}>
        <p>{texts.intro}</p>
      </PageHeader>
      <Deferred value={groups} fallback={<LinksSkeleton />}>
        {(loaded) => <LinkGroups loaded={loaded} />}
      </Deferred>
    </>
  );
}

function LinkGroups({ loaded }: { loaded: Result<LinkGroup[]> }) {
  if (!loaded.ok) {
    return (
      <EmptyState
        action={
          <ButtonLink to="/links" variant="secondary">
            {texts.tryAgain}
          </ButtonLink>
        }
      >
        {texts.loadFailed}
      </EmptyState>
    );
  }
  return (
    <>
      {loaded.value.length === 0 && <EmptyState action={<BeingSetUp />}>{texts.none}</EmptyState>}
      {loaded.value.map(({ category, links }, index) => (
        <Section key={category} id={`category-${index + 1}`} title={category}>
          <ul className="divide-y divide-line">
            {links.map((link) => (
              <li key={link.id} className="break-inside-avoid py-5 first:pt-0 last:pb-0">
                <LinkItem link={link} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Notes />
    </>
  );
}
