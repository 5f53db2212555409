import type { FocusArea } from "~/entities/focus-area/focus-area";
import { focusAreasInput } from "~/entities/focus-area/input";
import { scheduleNote } from "~/entities/schedule/schedule";
import { texts } from "~/entities/focus-area/texts";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { IconField } from "~/ui/admin/form/icon-field";
import { PreviewButton } from "~/features/preview/admin/preview-button";
import { RowSchedule } from "~/features/schedule/admin/row-schedule";
import { ListEditor } from "~/ui/admin/list-editor/list-editor";
import type { ListTab } from "./list-tab";

const blank = { icon: "globe", title: "", description: "", link_href: "", link_text: "" };

/** The cards about what the professor works on. */
export function FocusAreasTab({ rows, version, onDirtyChange, ...publishing }: ListTab<FocusArea>) {
  return (
    <ListEditor
      list="focus-areas"
      history="focus-area"
      preview={<PreviewButton type="focus-area" />}
      rowNote={(row) => scheduleNote(row, publishing.now)}
      schema={focusAreasInput}
      defaultValue={{ data: rows }}
      version={version}
      onDirtyChange={onDirtyChange}
      label={texts.admin.tab}
      item="area of focus"
      titleField="title"
      blank={blank}
      empty={texts.admin.empty}
    >
      {(name) => (
        <>
          <div className="grid gap-5 md:grid-cols-[auto_minmax(0,1fr)]">
            <IconField name={`${name}.icon`} label="Icon" />
            <TextField name={`${name}.title`} label="Title" />
          </div>
          <TextareaField name={`${name}.description`} label="Description" rows={3} />
          <div className="grid gap-5 md:grid-cols-2">
            <TextField
              name={`${name}.link_href`}
              label="Link"
              placeholder="/research"
              hint="A page of this site, such as /research, or a web address."
            />
            <TextField name={`${name}.link_text`} label="Link text" placeholder={texts.more} />
          </div>
          <RowSchedule name={name} type="focus-area" saved={rows} {...publishing} />
        </>
      )}
    </ListEditor>
  );
}
