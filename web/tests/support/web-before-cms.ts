import { afterAll, beforeAll, inject } from "vitest";
import { type CmsProxy, startCmsProxy } from "../e2e/harness/cms-proxy";
import { atCms, writeAtCms } from "./at-cms";
import { startRealWeb } from "./real-web";

/**
 * The built website before a real cms, with a proxy between them that can take the cms away: started for
 * the tests of a file, and stopped after them.
 */
export function setUpWebBeforeCms() {
  const settings = inject("settings");
  const made: string[] = [];
  let web: Awaited<ReturnType<typeof startRealWeb>>;
  let proxy: CmsProxy;

  const startWeb = async () => {
    web = await startRealWeb({ ...settings, CMS_URL: proxy.url });
  };
  beforeAll(async () => {
    proxy = await startCmsProxy(Number(settings["CMS_PORT"]));
    await startWeb();
  }, 60_000);
  afterAll(async () => {
    for (const path of made) await atCms("DELETE", path);
    await web.stop();
    proxy.close();
  }, 60_000);

  return {
    settings,
    cms: () => proxy,
    /** @param path of the website */
    visit: (path: string, init?: RequestInit) => fetch(web.url + path, init),
    /** Starts the website anew, without what it knew of the cms. */
    restartWeb: async () => {
      await web.stop();
      await startWeb();
    },
    /**
     * Creates an entry that is deleted after the tests, the last one first.
     * @param path below `/api/`
     * @returns its document id
     */
    make: async (path: string, data: object): Promise<string> => {
      const id = await writeAtCms("POST", path, data);
      made.unshift(`${path}/${id}`);
      return id;
    },
  };
}
