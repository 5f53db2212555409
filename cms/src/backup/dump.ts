import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { LEFT_EMPTY, type Snapshot, type TableShape } from "./shapes";
import { neutralRow } from "./values";

/** What a table holds: two databases with the same tables have the same sums. */
export interface TableSum {
  rows: number;
  bytes: number;
  sha256: string;
}

async function* lines(snapshot: Snapshot, table: TableShape): AsyncIterable<string> {
  if (LEFT_EMPTY.has(table.name)) return;
  for await (const row of snapshot.rows(table)) {
    try {
      yield `${JSON.stringify(neutralRow(table.columns, row))}\n`;
    } catch (error) {
      throw new Error(`A row of the table ${table.name} cannot be written`, { cause: error });
    }
  }
}

/** Writes a table, a JSON object on each line, into a new file; without one it only sums up. */
export async function dumpTable(
  snapshot: Snapshot,
  table: TableShape,
  file?: string,
): Promise<TableSum> {
  const hash = createHash("sha256");
  let rows = 0;
  let bytes = 0;
  const sum = new Transform({
    writableObjectMode: true,
    transform(line: string, _, done) {
      hash.update(line);
      rows += 1;
      bytes += Buffer.byteLength(line);
      done(null, file === undefined ? undefined : line);
    },
  });
  const source = Readable.from(lines(snapshot, table));
  if (file === undefined) await pipeline(source, sum.resume());
  else await pipeline(source, sum, createWriteStream(file, { mode: 0o600, flags: "wx" }));
  return { rows, bytes, sha256: hash.digest("hex") };
}
