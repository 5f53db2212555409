import type { Course } from "~/entities/course/course";
import type { TeachingResource } from "~/entities/teaching-resource/teaching-resource";
import { texts } from "~/entities/teaching-resource/texts";
import type { Result } from "~/lib/cms/result";
import { TableSkeleton } from "~/ui/admin/table/table-skeleton";
import { type ListOfTab, ListTab } from "./list-tab";
import { ResourceDialog } from "./resource-dialog";
import { ResourcesTable } from "./resources-table";
import type { Search } from "./toolbar";

const skeleton = <TableSkeleton columns={4} label={texts.loading} />;

const table = ({ rows, ...list }: ListOfTab<TeachingResource>) => (
  <ResourcesTable resources={rows} {...list} />
);

/** Things to read or to work with, each for one course or for all. */
export function ResourcesTab({
  resources,
  courses,
  search,
}: {
  resources: Result<TeachingResource[]> | Promise<Result<TeachingResource[]>>;
  courses: Result<Course[]> | Promise<Result<Course[]>>;
  search: Search;
}) {
  return (
    <ListTab
      value={resources}
      skeleton={skeleton}
      words={texts.admin}
      deleteIntent="delete-resource"
      search={search}
      list={table}
      form={(resource, onClose) => (
        <ResourceDialog resource={resource} courses={courses} onClose={onClose} />
      )}
    />
  );
}
