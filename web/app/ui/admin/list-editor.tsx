import type { DefaultValue } from "@conform-to/react";
import { useField } from "@conform-to/react";
import { type ReactNode, createContext, useCallback, useContext, useState } from "react";
import type { z } from "zod";
import { newId } from "~/lib/new-id";
import { DocumentForm } from "./document-form";
import type { SavedOutcome } from "./use-saved-state";

const SUBMIT = "Save Changes";

/** The ids that the cms has given to rows which were made here, by the ids that they had here. */
const GivenIds = createContext<ReadonlyMap<string, string>>(new Map());

/**
 * The form around a list that is saved as a whole. Rows are changed, added, moved and removed in
 * it, and nothing of that is stored before "Save Changes" (admin spec §4, Homepage lists).
 * Each row carries a `RowId`. What is typed while a save is under way stays.
 * @param list which of the screen's lists this is; the intent of its save
 * @param version which state of the list the default values are, see `readVersionedList`
 * @param onDirtyChange told whether there is anything to save
 */
export function ListEditor<Schema extends z.ZodObject>({
  list,
  schema,
  defaultValue,
  version,
  onDirtyChange,
  children,
}: {
  list: string;
  schema: Schema;
  defaultValue: DefaultValue<z.input<Schema>>;
  version: string;
  onDirtyChange: (isDirty: boolean) => void;
  children: ReactNode;
}) {
  const [givenIds, setGivenIds] = useState<ReadonlyMap<string, string>>(new Map());
  const keepIds = useCallback(({ ids = {} }: SavedOutcome) => {
    setGivenIds((known) => new Map([...known, ...Object.entries(ids)]));
  }, []);
  return (
    <GivenIds.Provider value={givenIds}>
      <DocumentForm
        schema={schema}
        defaultValue={defaultValue}
        version={version}
        intent={list}
        submit={SUBMIT}
        onSaved={keepIds}
        onDirtyChange={onDirtyChange}
      >
        {children}
      </DocumentForm>
    </GivenIds.Provider>
  );
}

/** The id of a row: the cms's, or one made here for a new row until the cms has given it one. */
export function RowId({ name }: { name: string }) {
  const [meta] = useField<string>(`${name}.id`);
  const givenIds = useContext(GivenIds);
  const [fresh] = useState(newId);
  const id = meta.initialValue ?? fresh;
  return <input type="hidden" name={meta.name} value={givenIds.get(id) ?? id} />;
}
