import { optionalMinute } from "~/lib/forms/fields";
import type { Schedule } from "./schedule";
import { texts } from "./texts";

/** The two fields of a form whose record can be scheduled; blank ones are left out. */
export const scheduleFields = {
  publish_at: optionalMinute(texts.invalid.minute),
  unpublish_at: optionalMinute(texts.invalid.minute),
};

/** For `refine`: a record goes after it has come. The cms says the same. */
export function isInOrder({ publish_at, unpublish_at }: Schedule): boolean {
  return !publish_at || !unpublish_at || unpublish_at > publish_at;
}

export const OUT_OF_ORDER = { path: ["unpublish_at"], message: texts.invalid.order };
