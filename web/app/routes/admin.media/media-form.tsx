import { mediaItemInput } from "~/entities/media-item/input";
import { MEDIA_TYPES, type MediaItem, nameOfType } from "~/entities/media-item/media-item";
import { texts } from "~/entities/media-item/texts";
import type { Share } from "~/entities/preview/preview";
import { PreviewButton } from "~/features/preview/admin/preview-button";
import { ScheduleFields } from "~/features/schedule/admin/schedule-fields";
import { ShareHidden } from "~/features/schedule/admin/share-hidden";
import { SelectField, SwitchField } from "~/ui/admin/form/choice-field";
import { DateField } from "~/ui/admin/form/date-field";
import { TextField, TextareaField } from "~/ui/admin/form/field";
import { RecordDialog, RecordSheet } from "~/ui/admin/form/record-form";

const YYYY_MM_DD = 10;
const DEFAULTS = { type: "video", featured: false } as const;

const types = MEDIA_TYPES.map((type) => ({ value: type, label: nameOfType(type) }));

/** Adds a media item, in a dialog. */
export function AddMedia({ onClose }: { onClose: () => void }) {
  return (
    <RecordDialog
      {...texts.admin.addDialog}
      schema={mediaItemInput}
      record={null}
      defaultValue={DEFAULTS}
      preview={<PreviewButton type="media-item" />}
      onClose={onClose}
    >
      <MediaFields />
    </RecordDialog>
  );
}

/** Edits a media item, in a sheet at the side. */
export function EditMedia({
  item,
  shares,
  now,
  onClose,
}: {
  item: MediaItem;
  shares: readonly Share[];
  now: string;
  onClose: () => void;
}) {
  const { publication_date: date, ...rest } = item;
  return (
    <RecordSheet
      history="media-item"
      {...texts.admin.editSheet}
      schema={mediaItemInput}
      record={item}
      defaultValue={{ ...rest, publication_date: date?.slice(0, YYYY_MM_DD) }}
      preview={<PreviewButton type="media-item" />}
      onClose={onClose}
    >
      <MediaFields />
      <ShareHidden type="media-item" record={item} shares={shares} now={now} />
    </RecordSheet>
  );
}

function MediaFields() {
  return (
    <>
      <TextField name="title" label="Title" />
      <SelectField name="type" label="Type" choices={types} />
      <TextField name="url" label="URL" type="url" placeholder="https://" />
      <TextareaField name="description" label="Description" rows={4} />
      <DateField name="publication_date" label="Publication Date" />
      <TextField name="source" label="Source" />
      <SwitchField name="featured" label="Featured" />
      <ScheduleFields />
    </>
  );
}
