import { uploadStem } from "~/lib/forms/upload-name";
import { texts } from "./texts";

/** A file of the media library, as a form keeps it. */
export interface LibraryFile {
  id: number;
  name: string;
  /** A path of this site. */
  url: string;
}

const { none, empty, notPdf, tooLarge } = texts;

/** What the browser offers to choose from. */
export const PDF_TYPES = "application/pdf,.pdf";
const MAX_BYTES = 10 * 1024 * 1024;

/** What is wrong with a file as far as its size and the type that it claims tell; null for nothing. */
export function pdfProblem({ size, type }: Pick<File, "size" | "type">): string | null {
  if (size === 0) return empty;
  if (type !== "" && type !== "application/pdf") return notPdf;
  return size > MAX_BYTES ? tooLarge : null;
}

/**
 * A posted file that begins like a PDF, under a name that ends like one. The cms has the last word.
 * @returns the sentence to show when it is none
 */
export async function readPdf(posted: unknown): Promise<File | string> {
  if (!(posted instanceof File)) return none;
  const problem = pdfProblem({ size: posted.size, type: "" });
  if (problem !== null) return problem;
  const content = await posted.arrayBuffer();
  const head = new TextDecoder("latin1").decode(content.slice(0, 5));
  if (head !== "%PDF-") return notPdf;
  return new File([content], `${uploadStem(posted.name, "paper")}.pdf`, {
    type: "application/pdf",
  });
}
