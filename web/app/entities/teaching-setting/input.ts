import { z } from "zod";
import { optionalText } from "~/lib/forms/fields";

/** What the form of the teaching philosophy takes; blank removes it. */
export const philosophyInput = z.object({ philosophy: optionalText() });
