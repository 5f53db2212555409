import { errors } from "@strapi/utils";
import { isRecord } from "../../../documents/types";
import { findRows } from "../../../untyped/rows";

const MAX_URLS = 50;

interface Context {
  query: Record<string, unknown>;
}

/** The addresses that were asked for; nothing means all pictures. */
function readUrls(query: Record<string, unknown>): string[] | undefined {
  const unknown = Object.keys(query).find((key) => key !== "url");
  if (unknown !== undefined) throw new errors.ValidationError(`Invalid parameter ${unknown}`);
  if (query.url === undefined) return undefined;
  const urls: unknown[] = Array.isArray(query.url) ? query.url : [query.url];
  if (urls.length > MAX_URLS || !urls.every((url) => typeof url === "string")) {
    throw new errors.ValidationError(`url must be given at most ${MAX_URLS} times, as a text`);
  }
  return urls;
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

/**
 * `GET /api/pictures?url=/uploads/a.jpg&url=…`: the sizes in which uploaded pictures exist, so that
 * web can turn a stored address into a `srcset`. Says nothing else about uploads.
 */
export default () => ({
  async find(ctx: Context) {
    const urls = readUrls(ctx.query);
    const files = await findRows(strapi, "plugin::upload.file", {
      select: ["url", "alternativeText", "width", "height", "formats"],
      where: { mime: { $startsWith: "image/" }, ...(urls && { url: { $in: urls } }) },
      orderBy: { id: "asc" },
    });
    const data = files.map(({ url, alternativeText, width, height, formats }) => ({
      url,
      alternativeText,
      width,
      height,
      formats: readFormats(formats),
    }));
    return { data, meta: {} };
  },
});
