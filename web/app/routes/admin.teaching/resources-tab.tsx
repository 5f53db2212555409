import { useCallback } from "react";
import type { Course } from "~/entities/course/course";
import type { TeachingResource } from "~/entities/teaching-resource/teaching-resource";
import { texts } from "~/entities/teaching-resource/texts";
import type { Result } from "~/lib/cms/result";
import { useConfirmedDelete } from "~/ui/admin/dialog/use-confirmed-delete";
import { LoadedList } from "~/ui/admin/feedback/loaded-list";
import { TableSkeleton } from "~/ui/admin/table/table-skeleton";
import { ResourceDialog } from "./resource-dialog";
import { ResourcesTable } from "./resources-table";
import { type Search, Toolbar } from "./toolbar";
import { useOpenDialog } from "./use-open-dialog";

const skeleton = <TableSkeleton columns={4} label={texts.loading} />;

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
  const { open, add, edit, close } = useOpenDialog<TeachingResource>();
  const { remove, pendingId, list } = useConfirmedDelete(
    texts.admin.confirmDelete,
    "delete-resource",
  );
  const table = useCallback(
    (rows: TeachingResource[]) => (
      <ResourcesTable
        resources={rows}
        query={search.query}
        pendingId={pendingId}
        onAdd={add}
        onEdit={edit}
        onDelete={remove}
      />
    ),
    [search.query, pendingId, add, edit, remove],
  );
  return (
    <>
      <Toolbar
        search={search}
        placeholder={texts.admin.search}
        addLabel={texts.admin.add}
        onAdd={add}
      />
      <div ref={list} tabIndex={-1} className="outline-none">
        <LoadedList value={resources} skeleton={skeleton} failed={texts.admin.fetchFailed}>
          {table}
        </LoadedList>
      </div>
      {open && <ResourceDialog resource={open.record} courses={courses} onClose={close} />}
    </>
  );
}
