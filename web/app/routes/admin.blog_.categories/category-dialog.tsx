import type { DescribedCategory } from "~/entities/blog-category/blog-category";
import { blogCategoryInput } from "~/entities/blog-category/input";
import { texts } from "~/entities/blog-category/texts";
import { failure } from "~/lib/toast/toast";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { invalidToast } from "~/ui/admin/form/invalid-toast";
import { RecordDialog } from "~/ui/admin/form/record-form";

/** Says in a toast, too, that a category needs a name (admin spec §8, Blog). */
const noteMissingName = invalidToast([texts.invalid.name], failure(texts.invalid.name));

/** Adds a category, or edits the given one. */
export function CategoryDialog({
  category,
  onClose,
}: {
  category: DescribedCategory | null;
  onClose: () => void;
}) {
  return (
    <RecordDialog
      history="blog-category"
      {...(category ? texts.editDialog : texts.addDialog)}
      schema={blogCategoryInput}
      record={category}
      defaultValue={
        category ? { name: category.name, description: category.description ?? "" } : {}
      }
      onClose={onClose}
      onInvalid={noteMissingName}
    >
      <TextField name="name" label="Name" />
      <TextareaField name="description" label="Description" rows={3} />
    </RecordDialog>
  );
}
