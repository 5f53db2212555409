import type { HomeStat } from "~/entities/home-stat/home-stat";
import { homeStatsInput } from "~/entities/home-stat/input";
import { scheduleNote } from "~/entities/schedule/schedule";
import { texts } from "~/entities/home-stat/texts";
import { TextField } from "~/ui/admin/form/field";
import { IconField } from "~/ui/admin/form/icon-field";
import { PreviewButton } from "~/features/preview/admin/preview-button";
import { RowSchedule } from "~/features/schedule/admin/row-schedule";
import { ListEditor } from "~/ui/admin/list-editor/list-editor";
import type { ListTab } from "./list-tab";

const blank = { icon: "globe", value: "", title: "" };

/** The numbers below the hero. */
export function StatisticsTab({ rows, version, onDirtyChange, ...publishing }: ListTab<HomeStat>) {
  return (
    <ListEditor
      list="statistics"
      history="home-stat"
      preview={<PreviewButton type="home-stat" />}
      rowNote={(row) => scheduleNote(row, publishing.now)}
      schema={homeStatsInput}
      defaultValue={{ data: rows }}
      version={version}
      onDirtyChange={onDirtyChange}
      note={texts.admin.note}
      label={texts.admin.tab}
      item="statistic"
      titleField="title"
      blank={blank}
      openUpTo={8}
      empty={texts.admin.empty}
    >
      {(name) => (
        <>
          <div className="grid gap-5 lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,2fr)]">
            <IconField name={`${name}.icon`} label="Icon" />
            <TextField name={`${name}.value`} label="Value" placeholder="120" />
            <TextField name={`${name}.title`} label="Title" placeholder="Publications" />
          </div>
          <RowSchedule name={name} type="home-stat" saved={rows} {...publishing} />
        </>
      )}
    </ListEditor>
  );
}
