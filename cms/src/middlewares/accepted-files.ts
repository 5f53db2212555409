import type { Core } from "@strapi/strapi";
import path from "node:path";
import { isRecord } from "../documents/types";
import { validationError, type Problem } from "../documents/validation/problems";
import { MAX_PIXELS } from "../uploads/accepted-files";
import { removeUpload } from "../revisions/kept-uploads";
import { findRow } from "../strapi-access/rows";
import { clearMetadataOfAvif } from "../uploads/avif-metadata";
import { readContent, typeOfName } from "../uploads/file-type";
import { FILE_UID } from "../uploads/file-uid";
import { removeUploads } from "../uploads/storage";
import { trackUploads, type UploadScope } from "../uploads/upload-scope";
import { StorageUnavailable } from "../uploads/upload-store";

interface UploadedFile {
  filepath: string;
  name: string;
}

function readFiles(files: unknown): UploadedFile[] {
  if (!isRecord(files)) return [];
  return Object.values(files)
    .flat()
    .filter(isRecord)
    .map(({ filepath, originalFilename }) => ({
      filepath: String(filepath),
      name: typeof originalFilename === "string" ? originalFilename : "",
    }));
}

async function problemOf({ filepath, name }: UploadedFile): Promise<Problem | undefined> {
  const promised = typeOfName(name);
  const content = await readContent(filepath);
  const path = ["files"];
  if (promised === undefined || promised !== content?.type) {
    return { path, message: `${name} is not a JPEG, PNG, WebP, AVIF, GIF or PDF file` };
  }
  const { width, height, frames } = content.size ?? { width: 0, height: 0, frames: 0 };
  if (width * height * frames <= MAX_PIXELS) return undefined;
  const size = `${width} × ${height} pixels${frames > 1 ? ` in ${frames} frames` : ""}`;
  const most = `${MAX_PIXELS / 1_000_000} million pixels`;
  return {
    path,
    message: `${name} has ${size}, but a picture may have at most ${most} in all`,
    reason: "pixels",
  };
}

/**
 * What Strapi would attach a new file to, past every rule of the record: its checks, its history,
 * and who may read it. `path` would name a folder of the storage.
 */
const ATTACHING_FIELDS = ["ref", "refId", "field", "path"];

function attachingProblems(body: unknown): Problem[] {
  if (!isRecord(body)) return [];
  const given = ATTACHING_FIELDS.filter((name) => name in body);
  return given.map((name) => ({ path: [name], message: `Invalid key ${name}` }));
}

/** Strapi reads a text that is no JSON object as null, and fails on it. */
function fileInfoProblems(body: unknown): Problem[] {
  if (!isRecord(body) || body.fileInfo === undefined) return [];
  const infos = [body.fileInfo].flat().flatMap(parseJson);
  const areValid = infos.every((info) => isRecord(info) && !Object.hasOwn(info, "__proto__"));
  return areValid ? [] : [{ path: ["fileInfo"], message: "fileInfo must be a JSON object" }];
}

function parseJson(text: unknown): unknown {
  if (typeof text !== "string") return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The id of the file whose place the upload takes, as REST and the panel give it. */
function replacedId(ctx: { path: string; query: { id?: unknown } }): unknown {
  const { id } = ctx.query;
  return (
    /^\/upload\/files\/([^/]+)\/replace\/?$/i.exec(ctx.path)?.[1] ?? (id === "" ? undefined : id)
  );
}

/** The address of a replaced file stays, and with it the type under which it is sent. */
async function replacementProblems(
  strapi: Core.Strapi,
  id: unknown,
  files: UploadedFile[],
): Promise<Problem[]> {
  if (typeof id !== "string" || !/^\d{1,9}$/.test(id)) {
    return [{ path: ["id"], message: "id must be the id of one file" }];
  }
  const stored = await findRow(strapi, FILE_UID, { where: { id: Number(id) } });
  const ending = typeof stored?.ext === "string" ? stored.ext : "";
  const type = typeOfName(`file${ending}`);
  if (type === undefined) return [];
  return files
    .filter(({ name }) => typeOfName(name) !== type)
    .map(({ name }) => ({
      path: ["files"],
      message: `${name} cannot take the place of a ${ending.slice(1).toUpperCase()} file`,
    }));
}

/**
 * Takes the place, the time and the camera out of those pictures that Strapi stores as they came. The other
 * types, but GIF, which has none, are made anew without.
 */
async function clearMetadata(files: UploadedFile[]): Promise<void> {
  for (const { filepath, name } of files) {
    if (typeOfName(name) === "image/avif") await clearMetadataOfAvif(filepath);
  }
}

/** The disk or the quota is full. */
function isOutOfSpace(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
  return code === "ENOSPC" || code === "EDQUOT";
}

/** Where files are read and not stored, so that they may be anything. */
const READ_ONLY = "/api/publication-imports";

const OUT_OF_SPACE = {
  status: 507,
  name: "InsufficientStorageError",
  message: "The disk of the server is full. Nothing was stored.",
  details: { reason: "disk" },
};

/** The web shows these words to the owner, as it does for the reason alone. */
const STORAGE_AWAY = {
  status: 503,
  name: "StorageUnavailableError",
  message: "The storage for uploads cannot be reached. Nothing was stored. Please try again later.",
  details: { reason: "storage" },
};

/** What an upload that could not be stored is answered with; nothing for any other failure. */
function storageErrorOf(error: unknown): typeof OUT_OF_SPACE | typeof STORAGE_AWAY | undefined {
  if (error instanceof StorageUnavailable) return STORAGE_AWAY;
  return isOutOfSpace(error) ? OUT_OF_SPACE : undefined;
}

/**
 * Rejects every upload, over REST and in the panel, whose content is not what its name says, that
 * is too large a picture, takes the place of a file of another type, or would be attached to a
 * record. The upload plugin trusts the name when it cannot recognize the content, and drops the bad
 * files of several without a word. When storing fails halfway, nothing of the request stays.
 */
const acceptedFiles: Core.MiddlewareFactory = (_config, { strapi }) => {
  const takeBack = (scope: UploadScope) =>
    removeUploads(strapi, scope, (name) => {
      const { name: hash, ext } = path.parse(name);
      return removeUpload(strapi, { hash, ext });
    });
  return async (ctx, next) => {
    const request: { files?: unknown } = ctx.request;
    const files = readFiles(request.files);
    if (files.length === 0 || (ctx.method === "POST" && ctx.path === READ_ONLY)) {
      await next();
      return;
    }
    const checked = await Promise.all(files.map(problemOf));
    const replaced = replacedId(ctx);
    const problems = [
      ...attachingProblems(ctx.request.body),
      ...fileInfoProblems(ctx.request.body),
      ...checked.filter((problem) => problem !== undefined),
      ...(replaced === undefined ? [] : await replacementProblems(strapi, replaced, files)),
    ];
    if (problems.length > 0) throw validationError(problems);
    await clearMetadata(files);
    try {
      await trackUploads(next, takeBack);
    } catch (error) {
      const storageError = storageErrorOf(error);
      if (storageError === undefined) throw error;
      const cause = storageError === OUT_OF_SPACE ? "the disk is full" : String(error);
      strapi.log.error(`An upload could not be stored: ${cause}`);
      ctx.status = storageError.status;
      ctx.body = { data: null, error: storageError };
    }
  };
};

export default acceptedFiles;
