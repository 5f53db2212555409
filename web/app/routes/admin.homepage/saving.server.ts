import { z } from "zod";
import { awardsInput } from "~/entities/award/input";
import { saveAwards } from "~/entities/award/store.server";
import { eventsInput } from "~/entities/event/input";
import { saveEvents } from "~/entities/event/store.server";
import { focusAreasInput } from "~/entities/focus-area/input";
import { saveFocusAreas } from "~/entities/focus-area/store.server";
import { homeStatsInput } from "~/entities/home-stat/input";
import { saveHomeStats } from "~/entities/home-stat/store.server";
import { testimonialsInput } from "~/entities/testimonial/input";
import { saveTestimonials } from "~/entities/testimonial/store.server";
import type { Cms } from "~/lib/cms/cms.server";
import { expectedVersion, versionFields } from "~/lib/cms/document";
import type { SavedList } from "~/lib/cms/bulk-replace.server";

/** What the editors post: the name of a list, and all of its rows. */
export const command = z.discriminatedUnion("intent", [
  homeStatsInput.extend({ intent: z.literal("statistics"), ...versionFields }),
  focusAreasInput.extend({ intent: z.literal("focus-areas"), ...versionFields }),
  awardsInput.extend({ intent: z.literal("awards"), ...versionFields }),
  eventsInput.extend({ intent: z.literal("events"), ...versionFields }),
  testimonialsInput.extend({ intent: z.literal("testimonials"), ...versionFields }),
]);

type Command = z.output<typeof command>;

/**
 * Saves one list as a whole.
 * @returns its new version, the ids of the rows that went, and the ids of the rows by the ids that were posted
 * @throws CmsError with status 409 when somebody else has saved the list in the meantime
 */
export async function save(
  cms: Cms,
  command: Command,
): Promise<{ version: string; ids: Record<string, string>; removed: string[] }> {
  const { ids, version, deleted } = await saveRows(cms, command, expectedVersion(command));
  return {
    version,
    removed: deleted,
    ids: Object.fromEntries(command.data.map(({ id }, index) => [id, ids[index] ?? id])),
  };
}

function saveRows(cms: Cms, command: Command, version: string | undefined): Promise<SavedList> {
  switch (command.intent) {
    case "statistics":
      return saveHomeStats(cms, command.data, version);
    case "focus-areas":
      return saveFocusAreas(cms, command.data, version);
    case "awards":
      return saveAwards(cms, command.data, version);
    case "events":
      return saveEvents(cms, command.data, version);
    case "testimonials":
      return saveTestimonials(cms, command.data, version);
    default:
      return command satisfies never;
  }
}
