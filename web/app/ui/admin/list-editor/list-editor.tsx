import { type DefaultValue, useField } from "@conform-to/react";
import {
  type ComponentProps,
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useState,
} from "react";
import type { z } from "zod";
import { newId } from "~/lib/forms/new-id";
import { DocumentForm } from "../form/document-form";
import { Repeatable } from "../form/repeatable";
import type { SavedOutcome } from "../form/use-saved-state";

const SUBMIT = "Save Changes";

/** The ids that the cms has given to rows which were made here, by the ids that they had here. */
const GivenIds = createContext<ReadonlyMap<string, string>>(new Map());

/**
 * The form around a list that is saved as a whole. Rows are changed, added, moved and removed in
 * it, and nothing of that is stored before "Save Changes" (admin spec §4, Homepage lists).
 * What is typed while a save is under way stays.
 * @param list which of the screen's lists this is; the intent of its save
 * @param schema of the form, whose rows are its `data`
 * @param history see `DocumentForm`
 * @param note what stands above the rows
 * @param version which state of the list the default values are, see `readVersionedList`
 * @param onDirtyChange told whether there is anything to save
 */
export function ListEditor<Schema extends z.ZodObject>({
  list,
  schema,
  defaultValue,
  version,
  onDirtyChange,
  history,
  preview,
  note,
  openUpTo = 6,
  children,
  ...rows
}: Pick<
  ComponentProps<typeof Repeatable>,
  | "label"
  | "item"
  | "titleField"
  | "blank"
  | "empty"
  | "openUpTo"
  | "isSorted"
  | "addsAt"
  | "detail"
  | "rowNote"
  | "children"
> & {
  list: string;
  schema: Schema;
  defaultValue: DefaultValue<z.input<Schema>>;
  version: string;
  onDirtyChange: (isDirty: boolean) => void;
  history: string;
  preview: ReactNode;
  note?: string;
}) {
  const [givenIds, setGivenIds] = useState<ReadonlyMap<string, string>>(new Map());
  const keepIds = useCallback(({ ids = {} }: SavedOutcome) => {
    setGivenIds((known) => new Map([...known, ...Object.entries(ids)]));
  }, []);
  return (
    <GivenIds.Provider value={givenIds}>
      <DocumentForm
        title={rows.label}
        schema={schema}
        defaultValue={defaultValue}
        version={version}
        intent={list}
        submit={SUBMIT}
        history={history}
        preview={preview}
        onSaved={keepIds}
        onDirtyChange={onDirtyChange}
      >
        {note && <p className="text-sm text-muted">{note}</p>}
        <Repeatable name="data" heading="h2" min={0} openUpTo={openUpTo} {...rows}>
          {(name) => (
            <>
              <RowId name={name} />
              {children(name)}
            </>
          )}
        </Repeatable>
      </DocumentForm>
    </GivenIds.Provider>
  );
}

/** The id of a row: the cms's, or one made here for a new row until the cms has given it one. */
function RowId({ name }: { name: string }) {
  const [meta] = useField<string>(`${name}.id`);
  const givenIds = useContext(GivenIds);
  const [fresh] = useState(newId);
  const id = meta.initialValue ?? fresh;
  return <input type="hidden" name={meta.name} value={givenIds.get(id) ?? id} />;
}
