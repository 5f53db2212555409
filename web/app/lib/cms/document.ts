import { z } from "zod";

/**
 * The version of a document that a form was loaded with is posted beside the document. It is
 * nothing that the owner has typed.
 */
export const VERSION_FIELD = "version";

/** What a document form posts beside the document; goes into the action's schema. */
export const versionFields = {
  [VERSION_FIELD]: z.string().optional(),
  /** Posted by "Save anyway" after a conflict. */
  overwrite: z.string().optional(),
};

/**
 * The version that must still be the current one for a save to be carried out.
 * @returns "" for a document that did not exist yet; undefined when the owner has decided to save
 *   over whatever is there
 */
export function expectedVersion({
  version,
  overwrite,
}: {
  version?: string | undefined;
  overwrite?: string | undefined;
}): string | undefined {
  return overwrite ? undefined : (version ?? "");
}
