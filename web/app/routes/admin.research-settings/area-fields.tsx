import { TextField, TextareaField } from "~/ui/admin/field";
import { ImageField } from "~/ui/admin/image-field";
import { RepeatableTexts } from "~/ui/admin/repeatable-texts";

/** The fields of a research area. */
export function AreaFields({ name }: { name: string }) {
  return (
    <>
      <TextField name={`${name}.title`} label="Title" />
      <ImageField name={`${name}.image_url`} label="Image URL" />
      <TextareaField name={`${name}.description`} label="Description" />
      <RepeatableTexts
        name={`${name}.publications`}
        label="Related Publications"
        item="publication"
      />
    </>
  );
}
