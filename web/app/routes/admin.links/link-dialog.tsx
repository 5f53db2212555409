import { useId } from "react";
import { usefulLinkInput } from "~/entities/useful-link/input";
import { texts } from "~/entities/useful-link/texts";
import { type UsefulLink, categoriesOf, nextRank } from "~/entities/useful-link/useful-link";
import { SwitchField } from "~/ui/admin/form/choice-field";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { invalidToast } from "~/ui/admin/form/invalid-toast";
import { RecordDialog } from "~/ui/admin/form/record-form";

const { invalid } = texts;

/** Only a malformed address is said at its field alone (admin spec §5). */
const noteMissing = invalidToast([invalid.title, invalid.missingUrl, invalid.category], {
  type: "error",
  ...texts.admin.missing,
});

/**
 * Adds a link, or edits the given one.
 * @param links all of them: their categories are offered, and a new link stands after the last one
 */
export function LinkDialog({
  link,
  links,
  onClose,
}: {
  link: UsefulLink | null;
  links: readonly UsefulLink[];
  onClose: () => void;
}) {
  const categories = useId();
  const words = link ? texts.admin.editDialog : texts.admin.addDialog;
  return (
    <RecordDialog
      history="useful-link"
      {...words}
      schema={usefulLinkInput}
      record={link}
      defaultValue={defaultsOf(link, links)}
      onClose={onClose}
      onInvalid={noteMissing}
    >
      <TextField name="title" label="Title" />
      <TextField name="url" label="URL" type="url" placeholder="https://" />
      <TextareaField name="description" label="Description" rows={3} />
      <TextField name="category" label="Category" list={categories} autoComplete="off" />
      <datalist id={categories}>
        {categoriesOf(links).map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <TextField
        name="order_rank"
        label="Order"
        inputMode="numeric"
        autoComplete="off"
        hint={texts.admin.orderHint}
      />
      <SwitchField name="is_premium" label={texts.premium} hint={texts.admin.premiumHint} />
    </RecordDialog>
  );
}

function defaultsOf(link: UsefulLink | null, links: readonly UsefulLink[]) {
  if (!link) return { order_rank: String(nextRank(links)), is_premium: false };
  const { id: _, order_rank, ...rest } = link;
  return { ...rest, order_rank: String(order_rank) };
}
