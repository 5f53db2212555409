/** A file of the export, before it is written. */
export interface TextFile {
  /** Relative to the folder of the export. */
  path: string;
  text: string;
}
