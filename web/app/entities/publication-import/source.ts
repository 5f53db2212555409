import { texts } from "./texts";

/** The largest file that is read (scholarly §4). */
const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** What the web server accepts of one form, with room for what stands around the files. */
const MAX_FORM_BYTES = 50 * 1024 * 1024;

/** What is wrong with a file as far as its size tells; null for nothing. */
export function fileProblem({ name, size }: Pick<File, "name" | "size">): string | null {
  if (size === 0) return texts.fileEmpty(name);
  return size > MAX_FILE_BYTES ? texts.fileTooLarge(name) : null;
}

/** What is wrong with some files before they are sent; null for nothing. */
export function filesProblem(files: readonly Pick<File, "name" | "size">[]): string | null {
  const single = files.map(fileProblem).find((problem) => problem !== null);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return single ?? (bytes > MAX_FORM_BYTES ? texts.filesTooLarge : null);
}
