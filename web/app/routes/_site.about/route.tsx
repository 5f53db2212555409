import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { AboutPage } from "~/entities/about-page/about-page";
import { readAboutPage } from "~/entities/about-page/store.server";
import { toStructuredProfile } from "~/entities/about-page/structured";
import { texts } from "~/entities/about-page/texts";
import { type AwardYear, groupByYear } from "~/entities/award/award";
import { listAwards } from "~/entities/award/store.server";
import { findPictures } from "~/features/picture/find-pictures.server";
import { PREVIEW_PARAMETER } from "~/entities/preview/preview";
import { previewSeo, siteView } from "~/features/preview/open-preview.server";
import { PreviewNotice } from "~/features/preview/preview-notice";
import { seoFor } from "~/features/seo/seo-for.server";
import { awaitUnlessBacked, resolveOrDefer } from "~/lib/cache/resolve-or-defer.server";
import type { Cms } from "~/lib/cms/cms.server";
import { type Result, resultOr } from "~/lib/cms/result";
import { settle } from "~/lib/cms/settle.server";
import { env } from "~/lib/env.server";
import { seoTags } from "~/lib/head/seo";
import { isAvailable, publicPage } from "~/lib/http/public-page.server";
import { safeHref } from "~/lib/http/safe-href";
import { Deferred } from "~/ui/feedback/deferred";
import { BeingSetUp } from "~/ui/feedback/being-set-up";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PageHeader } from "~/ui/layout/page-header";
import { Prose, Section } from "~/ui/layout/section";
import { AboutSkeleton } from "./about-skeleton";
import { Awards, AwardsSkeleton } from "./awards";
import { Education, Expertise, Roles } from "./curriculum";
import { Introduction } from "./introduction";
import { type AboutView, descriptionOf, isEmptyView, toAboutView } from "./view";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seoTags(data?.seo, { title: texts.title }, data?.subject);

/** A preview is no page that everybody gets. */
export const handle = { uncached: [PREVIEW_PARAMETER] };

export async function loader({ request }: LoaderFunctionArgs) {
  const { cms, preview, headers } = await siteView(request, ["award"]);
  const page = settle("the about page", readAboutPage(cms));
  const [{ value: about }, { value: awards }, head] = await Promise.all([
    awaitUnlessBacked(page.then((read) => readView(cms, read))),
    resolveOrDefer(settle("the awards", listAwards(cms).then(groupByYear))),
    readHead(cms, page),
  ]);
  const whole = { about, awards, ...head, seo: previewSeo(head.seo, preview), preview };
  return publicPage(whole, isAvailable(about), headers);
}

async function readView(cms: Cms, page: Result<AboutPage>): Promise<Result<AboutView>> {
  if (!page.ok) return page;
  const pictureOf = await findPictures(cms, [page.value.profile_image_url]);
  return { ok: true, value: toAboutView(page.value, pictureOf) };
}

/** What search engines are told; of a page that is late or cannot be read, the title alone. */
async function readHead(cms: Cms, read: Promise<Result<AboutPage>>) {
  const { value } = await resolveOrDefer(read);
  const page = value instanceof Promise ? null : resultOr(value, null);
  if (!page) return { seo: await seoFor(cms, "/about", { title: texts.title }) };
  const { profile_image_url: image } = page;
  const portrait = safeHref(image);
  const seo = await seoFor(cms, "/about", {
    title: texts.title,
    description: descriptionOf(page),
    image,
  });
  const subject = toStructuredProfile(page, {
    siteUrl: env.SITE_URL,
    image: portrait ? new URL(portrait, env.SITE_URL).href : null,
  });
  return { seo, subject };
}

export default function About() {
  const { about, awards, preview } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewNotice preview={preview} />
      <Deferred value={about} fallback={<AboutSkeleton />}>
        {(loaded) => <AboutContent loaded={loaded} awards={awards} />}
      </Deferred>
      <Deferred value={awards} fallback={<AwardsSkeleton />}>
        {(loaded) => <Awards loaded={loaded} />}
      </Deferred>
    </>
  );
}

function AboutContent({
  loaded,
  awards,
}: {
  loaded: Result<AboutView>;
  awards: Result<AwardYear[]> | Promise<Result<AwardYear[]>>;
}) {
  if (!loaded.ok) {
    return (
      <>
        <PageHeader title={texts.title} />
        <EmptyState>{texts.loadError(loaded.message)}</EmptyState>
      </>
    );
  }
  const { bio, expertise, education, roles } = loaded.value;
  return (
    <>
      <Introduction {...loaded.value} />
      {isEmptyView(loaded.value) && (
        <Deferred value={awards} fallback={null}>
          {(known) =>
            known.ok &&
            known.value.length === 0 && (
              <EmptyState action={<BeingSetUp />}>{texts.none}</EmptyState>
            )
          }
        </Deferred>
      )}
      {bio && (
        <Section id="biography" title="Biography">
          <Prose>{bio}</Prose>
        </Section>
      )}
      {expertise.length > 0 && <Expertise areas={expertise} />}
      {education.length > 0 && <Education entries={education} />}
      {roles.length > 0 && <Roles roles={roles} />}
    </>
  );
}
