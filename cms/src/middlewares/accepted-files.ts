import type { Core } from "@strapi/strapi";
import { isRecord } from "../documents/types";
import { validationError, type Problem } from "../documents/validation/problems";
import { typeOfContent, typeOfName } from "../uploads/file-type";

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
  if (promised !== undefined && promised === (await typeOfContent(filepath))) return undefined;
  return {
    path: ["files"],
    message: `${name} is not a JPEG, PNG, WebP, AVIF, GIF or PDF file`,
  };
}

/**
 * Refuses every upload, over REST and in the panel, whose content is not what its name says. The
 * upload plugin trusts the name when it cannot recognise the content, and drops the bad files of
 * several without a word.
 */
const acceptedFiles: Core.MiddlewareFactory = () => async (ctx, next) => {
  const request: { files?: unknown } = ctx.request;
  const checked = await Promise.all(readFiles(request.files).map(problemOf));
  const problems = checked.filter((problem) => problem !== undefined);
  if (problems.length > 0) throw validationError(problems);
  await next();
};

export default acceptedFiles;
