import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type ProjectFilter, filterOf, filters } from "~/entities/project/project";
import { listProjectsWithPublications } from "~/entities/project/store.server";
import { texts } from "~/entities/project/texts";
import { type ProjectView, toProjectView } from "~/entities/project/view";
import { findPictures } from "~/features/picture/find-pictures.server";
import { seoFor } from "~/features/seo/seo-for.server";
import { awaitUnlessBacked } from "~/lib/cache/resolve-or-defer.server";
import type { Cms } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import type { Result } from "~/lib/cms/result";
import { settle } from "~/lib/cms/settle.server";
import { seoTags } from "~/lib/head/seo";
import { isAvailable, publicPage } from "~/lib/http/public-page.server";
import { Deferred } from "~/ui/feedback/deferred";
import { BeingSetUp } from "~/ui/feedback/being-set-up";
import { EmptyState } from "~/ui/feedback/empty-state";
import { PageHeader } from "~/ui/layout/page-header";
import { TabLinks } from "~/ui/layout/tab-links";
import { ProjectItem } from "./project-item";
import { ProjectsSkeleton } from "./projects-skeleton";
import { ResearchFocus } from "./research-focus";

/** The query parameters that the loader reads. */
export const handle = { query: ["status"] };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seoTags(data?.seo, { title: texts.title });

export async function loader({ request }: LoaderFunctionArgs) {
  const cms = publicCms();
  const filter = filterOf(new URL(request.url).searchParams.get("status"));
  const [{ value: projects }, seo] = await Promise.all([
    awaitUnlessBacked(settle("projects", readProjects(cms, filter))),
    seoFor(cms, "/projects", { title: texts.title }),
  ]);
  return publicPage({ filter, projects, seo }, isAvailable(projects));
}

interface Listing {
  items: ProjectView[];
  /** Whether there is any project, whatever the filter shows. */
  hasAny: boolean;
}

async function readProjects(cms: Cms, filter: ProjectFilter): Promise<Listing> {
  const all = await listProjectsWithPublications(cms);
  const shown = all.filter(filters[filter]);
  const pictureOf = await findPictures(
    cms,
    shown.map(({ featured_image }) => featured_image),
  );
  return {
    items: shown.map((project) => toProjectView(project, pictureOf(project.featured_image))),
    hasAny: all.length > 0,
  };
}

const FILTERS: readonly ProjectFilter[] = ["all", "ongoing", "completed"];

export default function Projects() {
  const { filter, projects } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={texts.title} />
      <TabLinks
        label={texts.title}
        tabs={FILTERS.map((name) => ({
          label: texts.filters[name],
          to: name === "all" ? "/projects" : `/projects?status=${name}`,
          isCurrent: name === filter,
        }))}
      />
      <Deferred value={projects} fallback={<ProjectsSkeleton />}>
        {(loaded) => <ProjectList loaded={loaded} />}
      </Deferred>
    </>
  );
}

function ProjectList({ loaded }: { loaded: Result<Listing> }) {
  if (!loaded.ok) return <EmptyState>{texts.loadError(loaded.message)}</EmptyState>;
  const { items, hasAny } = loaded.value;
  return (
    <>
      {items.length === 0 ? (
        <EmptyState action={!hasAny && <BeingSetUp />}>{texts.noMatches}</EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {items.map((item, index) => (
            <li key={item.id} className="break-inside-avoid py-10 first:pt-0">
              <ProjectItem item={item} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {hasAny && <ResearchFocus />}
    </>
  );
}
