import type { LoaderFunctionArgs } from "@remix-run/node";
import { readSiteEntries } from "~/features/seo/site-entries.server";
import { publicCms, uncachedCms } from "~/lib/cms/public-cms.server";
import { env } from "~/lib/env.server";
import { toSitemap } from "~/lib/xml/sitemap";
import { failedAnswer, plainAnswer } from "~/lib/http/plain-answer.server";

const PART = "part";

export const handle = { query: [PART] };

/** The addresses that search engines may list. Half of them would look as if the others had gone. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const part = new URL(request.url).searchParams.get(PART);
  if (part !== null && !/^[1-9]\d{0,3}$/.test(part)) return plainAnswer(404, "Not Found");
  try {
    const entries = await readSiteEntries(publicCms(), uncachedCms());
    const xml = toSitemap(
      entries,
      `${env.SITE_URL}/sitemap.xml`,
      part === null ? undefined : Number(part),
    );
    if (xml === null) return plainAnswer(404, "Not Found");
    return new Response(xml, {
      headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "no-cache" },
    });
  } catch (error) {
    return failedAnswer("The sitemap", error);
  }
}
