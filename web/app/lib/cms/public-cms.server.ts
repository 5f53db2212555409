import qs from "qs";
import {
  type Cms,
  type CmsCall,
  askCms,
  bodyOf,
  callCms,
  createCms,
  cmsErrorOf,
} from "./cms.server";
import { followContent, reads } from "../cache/content.server";
import type { ReadAnswer } from "../cache/read-cache";

const cms = createCms((call) => {
  const { method, path, query } = call;
  if (method !== "GET") return callCms(call);
  followContent();
  return reads.get(path + qs.stringify(query, { addQueryPrefix: true }), () => ask(call));
});

/**
 * The cms as a visitor sees it: no token, published content only. Reads are answered from the cache
 * as long as nothing has changed that they depend on.
 */
export function publicCms(): Cms {
  return cms;
}

const uncached = createCms(callCms);

/**
 * The same without the cache: for answers of which something else is kept, and which would push
 * everything else out.
 */
export function uncachedCms(): Cms {
  return uncached;
}

async function ask(call: CmsCall): Promise<ReadAnswer> {
  const answer = await askCms(call);
  const { tags, size, expiresIn } = answer;
  if (answer.status === 404) {
    return { outcome: { rejection: cmsErrorOf(answer) }, tags, size: 0, expiresIn };
  }
  return { outcome: { body: bodyOf(answer) }, tags, size, expiresIn };
}
