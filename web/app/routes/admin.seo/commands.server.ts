import { z } from "zod";
import { pageSeoInput, siteSettingsInput } from "~/entities/seo/input";
import {
  createPageSettings,
  deletePageSettings,
  saveSiteSettings,
  updatePageSettings,
} from "~/entities/seo/store.server";
import { texts } from "~/entities/seo/texts";
import type { Cms, CmsError } from "~/lib/cms/cms.server";
import { expectedVersion, recordFields, splitRecord, versionFields } from "~/lib/cms/document";
import { type Toast, success } from "~/lib/toast/toast";

/** What the screen posts: the site's settings, or one page's. */
export const command = z.discriminatedUnion("intent", [
  siteSettingsInput.extend({ intent: z.literal("global"), ...versionFields }),
  pageSeoInput.safeExtend({ intent: z.literal("save"), ...recordFields }),
  z.object({ intent: z.literal("delete"), id: z.string() }),
]);

type Command = z.infer<typeof command>;

/** @throws CmsError with status 409 when the site's settings were changed in the meantime */
export async function carryOut(cms: Cms, asked: Command) {
  switch (asked.intent) {
    case "global": {
      const { intent: _, version, overwrite, ...settings } = asked;
      const expected = expectedVersion({ version, overwrite });
      const saved = await saveSiteSettings(cms, settings, expected);
      return { version: saved, toast: success(texts.admin.saved) };
    }
    case "save": {
      const { id, version, input } = splitRecord(asked);
      await (id
        ? updatePageSettings(cms, id, input, version)
        : createPageSettings(cms, input, version));
      return { toast: success(id ? texts.admin.pageUpdated : texts.admin.pageAdded) };
    }
    case "delete":
      await deletePageSettings(cms, asked.id);
      return { deleted: true, toast: success(texts.admin.pageDeleted) };
    default:
      return asked satisfies never;
  }
}

const FAILED: Record<Command["intent"], string> = {
  global: texts.admin.saveFailed,
  save: texts.admin.savePageFailed,
  delete: texts.admin.deletePageFailed,
};

/** The spec's words, and why. */
export function failureToast({ intent }: Command, { message }: CmsError): Toast {
  return { type: "error", title: FAILED[intent], description: message };
}
