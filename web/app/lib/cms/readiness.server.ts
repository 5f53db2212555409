import { z } from "zod";
import { CmsError, askCms } from "./cms.server";

/** What keeps the site from working: which part, and a sentence. */
export interface ReadinessProblem {
  part: string;
  message: string;
}

/** A cms that is stopped takes requests and answers none. */
const TIMEOUT_MS = 3_000;
/** However often it is asked, the cms is asked once in this time. */
const MEMORY_MS = 1_000;

const answer = z.object({
  problems: z.array(z.object({ part: z.string(), message: z.string() })),
});
const SILENCE = { part: "cms", message: "The content server does not answer." };

let known: { at: number; problems: Promise<ReadinessProblem[]> } | undefined;

/** What keeps the site from working now; nothing when all is well. */
export function readinessProblems(): Promise<ReadinessProblem[]> {
  const now = performance.now();
  if (known === undefined || now - known.at > MEMORY_MS) known = { at: now, problems: ask() };
  return known.problems;
}

async function ask(): Promise<ReadinessProblem[]> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { body } = await askCms({ method: "GET", path: "/readyz" }, { signal });
    const parsed = answer.safeParse(body);
    return parsed.success ? parsed.data.problems : [SILENCE];
  } catch (error) {
    if (error instanceof CmsError) return [SILENCE];
    throw error;
  }
}
