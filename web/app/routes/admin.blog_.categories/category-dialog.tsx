import type { DescribedCategory } from "~/entities/blog-category/blog-category";
import { blogCategoryInput } from "~/entities/blog-category/input";
import { texts } from "~/entities/blog-category/texts";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { RecordDialog } from "~/ui/admin/form/record-form";

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
    >
      <TextField name="name" label="Name" />
      <TextareaField name="description" label="Description" rows={3} />
    </RecordDialog>
  );
}
