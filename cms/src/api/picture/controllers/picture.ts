import { errors } from "@strapi/utils";
import { isRecord } from "../../../documents/types";
import { findRows } from "../../../strapi-access/rows";
import { FILE_UID } from "../../../uploads/file-uid";

const MAX_URLS = 50;

interface Context {
  query: Record<string, unknown>;
}

/** @throws ValidationError when it is not asked for one to fifty addresses, and for nothing else */
function readUrls(query: Record<string, unknown>): string[] {
  const unknown = Object.keys(query).find((key) => key !== "url");
  if (unknown !== undefined) throw new errors.ValidationError(`Invalid parameter ${unknown}`);
  const urls: unknown[] = Array.isArray(query.url) ? query.url : [query.url];
  const isSound = urls.every((url) => typeof url === "string" && url !== "");
  if (urls.length === 0 || urls.length > MAX_URLS || !isSound) {
    throw new errors.ValidationError(`url must be given 1 to ${MAX_URLS} times, as a text`);
  }
  return urls.map(String);
}

/** Smallest first, as a `srcset` lists them. */
function readFormats(formats: unknown) {
  return Object.values(isRecord(formats) ? formats : {})
    .filter(isRecord)
    .map(({ url, width, height }) => ({
      url: String(url),
      width: Number(width),
      height: Number(height),
    }))
    .sort((a, b) => a.width - b.width);
}

/** Of a file that has taken the place of another one. */
function readVersion(metadata: unknown): string | null {
  return isRecord(metadata) && typeof metadata.version === "string" ? metadata.version : null;
}

/**
 * `GET /api/pictures?url=/uploads/a.jpg&url=…`: the sizes in which uploaded pictures exist, so that
 * web can turn a stored address into a `srcset`. Says nothing else about uploads, and nothing to
 * whoever does not know an address: a picture of a draft must not be found by asking. An address
 * holds 40 random bits, and whoever knows it can fetch the picture itself.
 */
export default () => ({
  async find(ctx: Context) {
    const urls = readUrls(ctx.query);
    const files = await findRows(strapi, FILE_UID, {
      select: ["url", "alternativeText", "width", "height", "formats", "provider_metadata"],
      where: { mime: { $startsWith: "image/" }, url: { $in: urls } },
      orderBy: { id: "asc" },
    });
    const data = files.map(({ url, alternativeText, width, height, formats, ...file }) => ({
      url,
      alternativeText,
      width,
      height,
      formats: readFormats(formats),
      version: readVersion(file.provider_metadata),
    }));
    return { data, meta: {} };
  },
});
