import { testimonialsInput } from "~/entities/testimonial/input";
import type { Testimonial } from "~/entities/testimonial/testimonial";
import { scheduleNote } from "~/entities/schedule/schedule";
import { texts } from "~/entities/testimonial/texts";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { ImageField } from "~/ui/admin/picture/image-field";
import { PreviewButton } from "~/features/preview/admin/preview-button";
import { RowSchedule } from "~/features/schedule/admin/row-schedule";
import { ListEditor } from "~/ui/admin/list-editor/list-editor";
import type { ListTab } from "./list-tab";

const blank = { quote: "", name: "", title: "", image_url: "" };

/** All testimonials; the home page shows the first ones. */
export function TestimonialsTab({
  rows,
  version,
  onDirtyChange,
  ...publishing
}: ListTab<Testimonial>) {
  return (
    <ListEditor
      list="testimonials"
      history="testimonial"
      preview={<PreviewButton type="testimonial" />}
      rowNote={(row) => scheduleNote(row, publishing.now)}
      schema={testimonialsInput}
      defaultValue={{ data: rows }}
      version={version}
      onDirtyChange={onDirtyChange}
      label={texts.admin.tab}
      item="testimonial"
      titleField="name"
      blank={blank}
      empty={texts.admin.empty}
    >
      {(name) => (
        <>
          <TextareaField name={`${name}.quote`} label="Quote" rows={4} />
          <div className="grid gap-5 md:grid-cols-2">
            <TextField name={`${name}.name`} label="Name" />
            <TextField name={`${name}.title`} label="Title" placeholder="Former doctoral student" />
          </div>
          <ImageField name={`${name}.image_url`} label="Picture (optional)" />
          <RowSchedule name={name} type="testimonial" saved={rows} {...publishing} />
        </>
      )}
    </ListEditor>
  );
}
