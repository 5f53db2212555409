import { TextField, TextareaField } from "~/ui/admin/form/field";
import { ImageField } from "~/ui/admin/picture/image-field";
import { RepeatableTexts } from "~/ui/admin/form/repeatable-texts";

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
