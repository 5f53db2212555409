import { isLocalHref } from "~/lib/http/safe-href";

/**
 * An address of the site as a file in a folder of the export has it: uploads lie beside that folder,
 * everything else is on the site.
 * @param siteUrl the site's public address
 */
export function relocate(address: string, siteUrl: string): string {
  const upload = /^\/uploads\/([^/]+)$/.exec(address);
  if (upload) return `../uploads/${upload[1]}`;
  return isLocalHref(address) ? new URL(address, siteUrl).href : address;
}

/** Every address among the values of a record, as `relocate`. */
export function relocateAll(value: unknown, siteUrl: string): unknown {
  if (typeof value === "string") {
    return value.startsWith("/uploads/") ? relocate(value, siteUrl) : value;
  }
  if (Array.isArray(value)) return value.map((item) => relocateAll(item, siteUrl));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, relocateAll(item, siteUrl)]),
  );
}
