/**
 * The address of a chosen picture as the site keeps it: visitors do not reach the cms, so a picture
 * of the media library is a path.
 *
 * @param url the address that the media library gives
 * @param cmsUrl the origin of the cms
 */
export function addressOf(url: string, cmsUrl: string): string {
  return url.startsWith(`${cmsUrl}/`) ? url.slice(cmsUrl.length) : url;
}

/** Where the panel can show a picture from; nothing for what is no address. */
export function previewOf(address: string | null | undefined, cmsUrl: string): string | undefined {
  if (!address) return undefined;
  if (address.startsWith("/uploads/")) return `${cmsUrl}${address}`;
  return /^https?:\/\//.test(address) ? address : undefined;
}
