import type { Core } from "@strapi/strapi";
import { toMoment } from "../database/moment";
import { rowsOf, withTables, type TableQuery, type Tables } from "../database/tables";
import { isRecord, type Data } from "../documents/types";
import { IMPORTS } from "./store";

/** An import, or its undo, as the activity tells it. */
interface ImportEvent {
  kind: "import";
  id: string;
  action: "import" | "undo";
  at: string;
  actor: Data;
  /** How many publications it has made or changed. */
  count: number;
}

function eventOf(row: Data, action: ImportEvent["action"], before: Date): ImportEvent[] {
  const [time, by] = action === "import" ? ["imported_at", "actor"] : ["undone_at", "undo_actor"];
  const at = toMoment(row[time]);
  const stored = row[by];
  const actor: unknown = typeof stored === "string" ? JSON.parse(stored) : undefined;
  if (at === null || at >= before.toISOString() || !isRecord(actor)) return [];
  const id = `${action} ${String(row.document_id)}`;
  const count = Number(row.created_count ?? 0) + Number(row.changed_count ?? 0);
  return [{ kind: "import", id, action, at, actor, count }];
}

/** Imports and their undos before a moment. There are few of them. */
export async function listImportEvents(strapi: Core.Strapi, before: Date): Promise<ImportEvent[]> {
  const columns = ["document_id", "imported_at", "undone_at", "actor", "undo_actor"];
  const rows = await withTables(strapi, async (tables) =>
    rowsOf(
      await tables(IMPORTS)
        .select(...columns, "created_count", "changed_count")
        .whereNotNull("imported_at"),
    ),
  );
  return rows.flatMap((row) => [
    ...eventOf(row, "import", before),
    ...eventOf(row, "undo", before),
  ]);
}

/** Queries for what the revisions of all imports and undos have in common: their `change`. */
export function importChanges(tables: Tables): TableQuery[] {
  return ["change", "undo_change"].map((column) =>
    tables(IMPORTS).select(column).whereNotNull(column),
  );
}
