/** When each file of a form began; a form's files are parsed one after the other. */
const begun = new WeakMap<object, number>();
let count = 0;

/** Notes that a file of a form begins: `onFileBegin` of the body parser. */
export function noteFileBegin(_field: string, file: object): void {
  count += 1;
  begun.set(file, count);
}

/**
 * The files of a form in the order that they have there. The body parser gives them in the order in
 * which they were written to the disk, which is another one now and then.
 */
export function inFormOrder<File extends object>(files: readonly File[]): File[] {
  return files.toSorted((a, b) => (begun.get(a) ?? 0) - (begun.get(b) ?? 0));
}
