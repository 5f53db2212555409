import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** What the cms's command has written: each record as REST gives it to the owner. */
const content = z.object({
  types: z.array(
    z.object({
      name: z.string(),
      isSingle: z.boolean(),
      attributes: z.array(z.string()),
      records: z.array(
        z.looseObject({ documentId: z.string(), createdAt: z.string(), updatedAt: z.string() }),
      ),
    }),
  ),
});

export type ExportedType = z.infer<typeof content>["types"][number];
export type ExportedRecord = ExportedType["records"][number];

/** The content of a site by the names of its types, such as "blog-post". */
export class ExportedContent {
  private constructor(readonly types: readonly ExportedType[]) {}

  static async read(folder: string): Promise<ExportedContent> {
    const text = await readFile(join(folder, "content.json"), "utf8");
    return new ExportedContent(content.parse(JSON.parse(text)).types);
  }

  /** None where the site has no such type. */
  records(name: string): readonly ExportedRecord[] {
    return this.types.find((type) => type.name === name)?.records ?? [];
  }
}

/** Whether a record's times let visitors see it at a moment; a draft is another matter. */
export function isDue({ publish_at, unpublish_at }: ExportedRecord, now: Date): boolean {
  const isBefore = (time: unknown) => typeof time === "string" && new Date(time) <= now;
  return (!publish_at || isBefore(publish_at)) && !isBefore(unpublish_at);
}
