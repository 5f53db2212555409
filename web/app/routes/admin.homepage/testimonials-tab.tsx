import { testimonialsInput } from "~/entities/testimonial/input";
import type { Testimonial } from "~/entities/testimonial/testimonial";
import { texts } from "~/entities/testimonial/texts";
import { TextField, TextareaField } from "~/ui/admin/field";
import { ImageField } from "~/ui/admin/image-field";
import { ListEditor, RowId } from "~/ui/admin/list-editor";
import { Repeatable } from "~/ui/admin/repeatable";
import type { ListTab } from "./list-tab";

const blank = { quote: "", name: "", title: "", image_url: "" };

/** All testimonials; the home page shows the first ones. */
export function TestimonialsTab({ rows, version, onDirtyChange }: ListTab<Testimonial>) {
  return (
    <ListEditor
      list="testimonials"
      schema={testimonialsInput}
      defaultValue={{ data: rows }}
      version={version}
      onDirtyChange={onDirtyChange}
    >
      <Repeatable
        name="data"
        label={texts.admin.tab}
        heading="h2"
        item="testimonial"
        titleField="name"
        blank={blank}
        min={0}
        openUpTo={6}
        empty={texts.admin.empty}
      >
        {(name) => (
          <>
            <RowId name={name} />
            <TextareaField name={`${name}.quote`} label="Quote" rows={4} />
            <div className="grid gap-5 md:grid-cols-2">
              <TextField name={`${name}.name`} label="Name" />
              <TextField
                name={`${name}.title`}
                label="Title"
                placeholder="Former doctoral student"
              />
            </div>
            <ImageField name={`${name}.image_url`} label="Picture (optional)" />
          </>
        )}
      </Repeatable>
    </ListEditor>
  );
}
