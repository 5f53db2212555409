import type { Award } from "~/entities/award/award";
import { awardsInput } from "~/entities/award/input";
import { scheduleNote } from "~/entities/schedule/schedule";
import { texts } from "~/entities/award/texts";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { PreviewButton } from "~/features/preview/admin/preview-button";
import { RowSchedule } from "~/features/schedule/admin/row-schedule";
import { ListEditor } from "~/ui/admin/list-editor/list-editor";
import type { ListTab } from "./list-tab";

/**
 * All awards; the home page shows the latest ones.
 * @param year the current one, which a new award starts with (admin spec §3)
 */
export function AwardsTab({
  rows,
  version,
  year,
  onDirtyChange,
  ...publishing
}: ListTab<Award> & { year: string }) {
  return (
    <ListEditor
      list="awards"
      history="award"
      preview={<PreviewButton type="award" />}
      rowNote={(row) => scheduleNote(row, publishing.now)}
      schema={awardsInput}
      defaultValue={{ data: rows }}
      version={version}
      onDirtyChange={onDirtyChange}
      label={texts.admin.tab}
      item="award"
      titleField="title"
      blank={{ title: "", organization: "", year, description: "" }}
      empty={texts.admin.empty}
      note={texts.admin.order}
    >
      {(name) => (
        <>
          <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_8rem]">
            <TextField name={`${name}.title`} label="Title" />
            <TextField name={`${name}.year`} label="Year" />
          </div>
          <TextField name={`${name}.organization`} label="Organization" />
          <TextareaField name={`${name}.description`} label="Description" rows={3} />
          <RowSchedule name={name} type="award" saved={rows} {...publishing} />
        </>
      )}
    </ListEditor>
  );
}
