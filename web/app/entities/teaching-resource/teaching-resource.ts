import type { StoredRecord } from "~/lib/cms/document";
/** What kinds of resources there are, in the order in which the owner chooses (admin spec §3). */
export const RESOURCE_TYPES = [
  "Reading",
  "Video",
  "Template",
  "Guide",
  "Software",
  "Other",
] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

/** Something to read or to work with (public spec §3, Resource). */
export interface TeachingResource extends StoredRecord {
  title: string;
  type: ResourceType;
  /** As the owner typed it, so not safe to link to. */
  url: string | null;
  description: string | null;
  /** The course it belongs to, by its code or else its title; null for a general resource. */
  course: { id: string; name: string } | null;
}

/** The part of a resource that its form edits; the course by its id. */
export type TeachingResourceInput = Omit<TeachingResource, "id" | "version" | "course"> & {
  course: string | null;
};

/** The texts that a search looks through (admin spec §5, "Search filters"). */
export function searchedTexts({ title, description }: TeachingResource) {
  return [title, description];
}

/** Which group shows a type. The spec names the first two; without the third, the rest would be lost. */
const groupOf: Record<ResourceType, ResourceGroup> = {
  Guide: "general",
  Template: "general",
  Reading: "readings",
  Video: "further",
  Software: "further",
  Other: "further",
};

export type ResourceGroup = "general" | "readings" | "further";

/** Splits resources into the groups of the teaching page, each in its order (public spec §2). */
export function groupResources<Row extends Pick<TeachingResource, "type">>(
  resources: readonly Row[],
): Record<ResourceGroup, Row[]> {
  const inGroup = (group: ResourceGroup) => resources.filter(({ type }) => groupOf[type] === group);
  return {
    general: inGroup("general"),
    readings: inGroup("readings"),
    further: inGroup("further"),
  };
}
