import { isRecord } from "../documents/types";
import { validationError } from "../documents/validation/problems";

/**
 * The file of a publication is a PDF. What an upload contains has been compared with its name, so
 * its type can be trusted.
 *
 * @param file with its `mime`; null for none
 * @throws ValidationError
 */
export function checkPdf(file: unknown): void {
  if (!isRecord(file) || file.mime === "application/pdf") return;
  throw validationError([{ path: ["pdf"], message: "This file is not a PDF" }]);
}
