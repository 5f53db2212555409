import { z } from "zod";
import { courseInput } from "~/entities/course/input";
import { createCourse, deleteCourse, updateCourse } from "~/entities/course/store.server";
import { texts as courseTexts } from "~/entities/course/texts";
import { officeHourInput } from "~/entities/office-hour/input";
import {
  createOfficeHour,
  deleteOfficeHour,
  updateOfficeHour,
} from "~/entities/office-hour/store.server";
import { texts as hourTexts } from "~/entities/office-hour/texts";
import { teachingResourceInput } from "~/entities/teaching-resource/input";
import {
  createTeachingResource,
  deleteTeachingResource,
  updateTeachingResource,
} from "~/entities/teaching-resource/store.server";
import { texts as resourceTexts } from "~/entities/teaching-resource/texts";
import { philosophyInput } from "~/entities/teaching-setting/input";
import { savePhilosophy } from "~/entities/teaching-setting/store.server";
import { texts as philosophyTexts } from "~/entities/teaching-setting/texts";
import type { Cms } from "~/lib/cms/cms.server";
import { expectedVersion, recordFields, splitRecord, versionFields } from "~/lib/cms/document";
import { type Toast, success } from "~/lib/toast/toast";

const id = z.string();

/** What the forms of the four tabs ask for. */
export const command = z.discriminatedUnion("intent", [
  courseInput.extend({ intent: z.literal("save-course"), ...recordFields }),
  z.object({ intent: z.literal("delete-course"), id }),
  teachingResourceInput.extend({ intent: z.literal("save-resource"), ...recordFields }),
  z.object({ intent: z.literal("delete-resource"), id }),
  officeHourInput.extend({ intent: z.literal("save-office-hour"), ...recordFields }),
  z.object({ intent: z.literal("delete-office-hour"), id }),
  philosophyInput.extend({ intent: z.literal("save-philosophy"), ...versionFields }),
]);

type Command = z.infer<typeof command>;

interface Outcome {
  deleted?: boolean;
  /** Of the philosophy, which is a document. */
  version?: string;
  toast: Toast;
}

/** @throws CmsError when the cms rejects the command, or is down */
export async function carryOut(cms: Cms, asked: Command): Promise<Outcome> {
  switch (asked.intent) {
    case "save-course": {
      const { id, version, input } = splitRecord(asked);
      await (id ? updateCourse(cms, id, input, version) : createCourse(cms, input, version));
      return saved(id, courseTexts.teaching);
    }
    case "delete-course":
      await deleteCourse(cms, asked.id);
      return deleted(courseTexts.teaching);
    case "save-resource": {
      const { id, version, input } = splitRecord(asked);
      await (id
        ? updateTeachingResource(cms, id, input, version)
        : createTeachingResource(cms, input, version));
      return saved(id, resourceTexts.admin);
    }
    case "delete-resource":
      await deleteTeachingResource(cms, asked.id);
      return deleted(resourceTexts.admin);
    case "save-office-hour": {
      const { id, version, input } = splitRecord(asked);
      await (id
        ? updateOfficeHour(cms, id, input, version)
        : createOfficeHour(cms, input, version));
      return saved(id, hourTexts.admin);
    }
    case "delete-office-hour":
      await deleteOfficeHour(cms, asked.id);
      return deleted(hourTexts.admin);
    case "save-philosophy": {
      const version = await savePhilosophy(cms, asked.philosophy, expectedVersion(asked));
      return { version, toast: success(philosophyTexts.admin.saved) };
    }
    default:
      return asked satisfies never;
  }
}

function saved(id: string | undefined, words: { added: string; updated: string }): Outcome {
  return { toast: success(id ? words.updated : words.added) };
}

function deleted(words: { deleted: string }): Outcome {
  return { deleted: true, toast: success(words.deleted) };
}

/** The toast of a command that failed (admin spec §8, Teaching). */
export const failureTexts: Record<Command["intent"], string> = {
  "save-course": courseTexts.teaching.saveFailed,
  "delete-course": courseTexts.teaching.deleteFailed,
  "save-resource": resourceTexts.admin.saveFailed,
  "delete-resource": resourceTexts.admin.deleteFailed,
  "save-office-hour": hourTexts.admin.saveFailed,
  "delete-office-hour": hourTexts.admin.deleteFailed,
  "save-philosophy": philosophyTexts.admin.saveFailed,
};
