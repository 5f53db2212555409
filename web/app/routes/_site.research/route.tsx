import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findPictures } from "~/features/picture/find-pictures.server";
import { readResearchPage } from "~/entities/research-page/store.server";
import { texts } from "~/entities/research-page/texts";
import { seoFor } from "~/features/seo/seo-for.server";
import type { Cms } from "~/lib/cms/cms.server";
import { settle } from "~/lib/cms/settle.server";
import type { Result } from "~/lib/cms/result";
import { publicCms } from "~/lib/cms/public-cms.server";
import { isAvailable, publicPage } from "~/lib/http/public-page.server";
import { seoTags } from "~/lib/head/seo";
import { awaitUnlessBacked } from "~/lib/cache/resolve-or-defer.server";
import { BeingSetUp } from "~/ui/feedback/being-set-up";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PageHeader } from "~/ui/layout/page-header";
import { Deferred } from "~/ui/feedback/deferred";
import { CurrentProjects } from "./current-projects";
import { Lab } from "./lab";
import { Opportunities } from "./opportunities";
import { ResearchAreas } from "./research-areas";
import { ResearchSkeleton } from "./research-skeleton";
import { type ResearchView, isEmptyView, toResearchView } from "./view";

const TITLE = texts.defaultTitle;

export const meta: MetaFunction<typeof loader> = ({ data }) => seoTags(data?.seo, { title: TITLE });

export async function loader() {
  const cms = publicCms();
  const [{ value: research }, seo] = await Promise.all([
    awaitUnlessBacked(settle("the research page", readView(cms))),
    seoFor(cms, "/research", { title: TITLE }),
  ]);
  return publicPage({ research, seo }, isAvailable(research));
}

async function readView(cms: Cms): Promise<ResearchView> {
  const page = await readResearchPage(cms);
  const pictureOf = await findPictures(
    cms,
    page.research_areas.map(({ image_url }) => image_url),
  );
  return toResearchView(page, pictureOf);
}

export default function Research() {
  const { research } = useLoaderData<typeof loader>();
  return (
    <Deferred value={research} fallback={<ResearchSkeleton />}>
      {(loaded) => <ResearchContent loaded={loaded} />}
    </Deferred>
  );
}

function ResearchContent({ loaded }: { loaded: Result<ResearchView> }) {
  if (!loaded.ok) {
    return (
      <>
        <PageHeader title={TITLE} />
        <EmptyState>{texts.loadError(loaded.message)}</EmptyState>
      </>
    );
  }
  const { title, description, areas, projects, lab, opportunities } = loaded.value;
  return (
    <>
      <PageHeader title={title}>
        {description && <p className="whitespace-pre-line">{description}</p>}
      </PageHeader>
      {isEmptyView(loaded.value) && <EmptyState action={<BeingSetUp />}>{texts.none}</EmptyState>}
      {areas.length > 0 && <ResearchAreas areas={areas} />}
      {projects.length > 0 && <CurrentProjects projects={projects} />}
      {lab && <Lab lab={lab} />}
      {opportunities && <Opportunities opportunities={opportunities} />}
    </>
  );
}
