const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

function isLoopback(address: string): boolean {
  return LOOPBACK.has(new URL(address).hostname);
}

/**
 * Where the owner's browser reaches Strapi's panel. The cms is private: whoever has opened the site
 * on the machine that it runs on can reach it, and of anybody else it is not known.
 * @returns null when it cannot be known to be reachable
 */
export function panelUrl(siteUrl: string, cmsUrl: string): string | null {
  return isLoopback(siteUrl) && isLoopback(cmsUrl) ? `${cmsUrl}/admin` : null;
}
