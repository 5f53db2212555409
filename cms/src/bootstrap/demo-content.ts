import type { Core } from "@strapi/strapi";
import { settings } from "../settings";
import { DEFAULT_OWNER_NAME } from "../settings/parse";
import { clockAt, plainDay } from "./demo-content/clock";
import { demoEntries } from "./demo-content/entries";
import { isEmptyDatabase, rememberLoading } from "./demo-content/empty-database";
import { recordSeeded } from "./demo-content/seed-record";
import { saveEntries } from "./demo-content/save-entries";
import { uploadPictures } from "./demo-content/upload-pictures";

/** Whose site the demo content is where no OWNER_NAME is set: nobody's that we know of. */
const DEMO_PROFESSOR = "Judith Hallberg";

/**
 * Fills an empty database with demo content, once (contract §2). The pictures go into the media
 * library first and are found there again if the start is interrupted; the entries and the note
 * that they are there are one transaction, so that a site never keeps half of them.
 *
 * @returns whether anything was loaded, and how many entries
 */
export async function loadDemoContent(
  strapi: Core.Strapi,
): Promise<{ loaded: boolean; entries: number }> {
  if (!(await isEmptyDatabase(strapi))) return { loaded: false, entries: 0 };
  const picture = await uploadPictures(strapi);
  const clock = clockAt(plainDay(new Date(), settings.timeZone));
  const { name: ownerName } = settings.owner;
  const name = ownerName === DEFAULT_OWNER_NAME ? DEMO_PROFESSOR : ownerName;
  const entries = await strapi.db.transaction(async () => {
    const count = await saveEntries(strapi, demoEntries({ name, clock, picture }));
    const seeded = await recordSeeded(strapi);
    await rememberLoading(strapi, { day: clock.today, entries: count, ...seeded });
    return count;
  });
  return { loaded: true, entries };
}
