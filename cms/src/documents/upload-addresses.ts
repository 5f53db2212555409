import { settings } from "../settings";
import { formatOf, type Attribute } from "./validation/attribute";

/** Where only people on the server's machine, or in a tunnel to it, reach the media library. */
const LOOPBACK = String.raw`https?:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?`;

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

/** The origin of an address of the media library, as somebody has copied it there. */
const ORIGIN = [LOOPBACK, escaped(settings.cmsUrl), escaped(settings.siteUrl)].join("|");
const WHOLE = new RegExp(`^(?:${ORIGIN})(?=/uploads/)`, "i");
/** In HTML: at the begin of an attribute's value, or of one of several addresses in it. */
const IN_HTML = new RegExp(String.raw`(?<=["'\s,=])(?:${ORIGIN})(?=/uploads/)`, "gi");

/** Whether an attribute may name a file of the media library. */
export function mayNameUploads(attribute: Attribute): boolean {
  const format = formatOf(attribute);
  return (
    format !== undefined && ["web-address-or-path", "link", "web-address", "html"].includes(format)
  );
}

/**
 * A text as it is stored: addresses that were copied from the media library begin with the private
 * address of the cms, which no visitor can reach and nobody has to know. They become paths, and
 * where no path may stand, addresses of the site.
 */
export function withPublicUploads(attribute: Attribute, text: string): string {
  switch (formatOf(attribute)) {
    case "web-address-or-path":
    case "link":
      return text.replace(WHOLE, "");
    case "web-address":
      return text.replace(WHOLE, settings.siteUrl);
    case "html":
      return text.replaceAll(IN_HTML, "");
    default:
      return text;
  }
}
