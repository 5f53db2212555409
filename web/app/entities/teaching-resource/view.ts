import { safeHref } from "~/lib/http/safe-href";
import { type ResourceGroup, type TeachingResource, groupResources } from "./teaching-resource";

/** A resource as the teaching page shows it: nothing else is sent to the browser. */
export interface ResourceView {
  id: string;
  title: string;
  type: string;
  description: string | null;
  course: string | null;
  href: string | null;
}

/** The resources of each group, ready to be rendered. */
export function toResourceGroups(
  resources: readonly TeachingResource[],
): Record<ResourceGroup, ResourceView[]> {
  return groupResources(
    resources.map(({ url, course, ...rest }) => ({
      ...rest,
      course: course?.name ?? null,
      href: safeHref(url) ?? null,
    })),
  );
}
