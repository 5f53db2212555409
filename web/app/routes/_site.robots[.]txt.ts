import { env } from "~/lib/env.server";

/** What crawlers may ask for, and where the addresses of the site are listed (RFC 9309). */
export function loader(): Response {
  const lines = ["User-agent: *", "Disallow: /admin", "", `Sitemap: ${env.SITE_URL}/sitemap.xml`];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" },
  });
}
