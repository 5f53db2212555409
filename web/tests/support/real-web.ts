import { rm } from "node:fs/promises";
import path from "node:path";
import { createSite } from "../../../scripts/lib/site.mjs";

/**
 * Starts the built website in front of a cms that runs already.
 * @param settings all settings of contract §2, as the cms has them
 * @param keepsPages whether it may know the pages that an earlier one has kept
 */
export async function startRealWeb(
  settings: Record<string, string>,
  { keepsPages = false } = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const pages = path.join(settings["DATA_DIR"] ?? "", "pages");
  if (!keepsPages) await rm(pages, { recursive: true, force: true });
  const lines: string[] = [];
  const { web } = createSite({
    settings,
    onLine: (_half, line) => lines.push(line),
    onEvent: (event) => lines.push(event),
  });
  await web.start().catch(async (error: unknown) => {
    await web.stop();
    throw new Error(`The website did not start:\n${lines.join("\n")}`, { cause: error });
  });
  return { url: settings["SITE_URL"] ?? "", stop: () => web.stop() };
}
