import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";

const PATH = "/api/setup-guide";

const answer = z.object({
  data: z.object({ demo: z.boolean(), resolved: z.array(z.string()) }),
});

/** What is known of the first-run guide beyond the content itself. */
export interface SetupState {
  /** The site began with demo content, so there is nothing to set up from. */
  demo: boolean;
  /** The steps that the owner has skipped or marked as done. */
  resolved: string[];
}

/** @throws CmsError when the cms rejects the request or is down */
export async function readSetupState(cms: Cms): Promise<SetupState> {
  return answer.parse(await cms.get(PATH)).data;
}

/** @throws CmsError when the cms rejects the steps, or is down */
export async function saveResolvedSteps(cms: Cms, resolved: readonly string[]): Promise<void> {
  await cms.put(PATH, { data: { resolved } });
}
