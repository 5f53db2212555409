import type { Share } from "~/entities/preview/preview";

/** What each tab is given: the list as it was opened, and whom to tell about changes. */
export interface ListTab<Row> {
  rows: Row[];
  version: string;
  /** The previews of its rows that others may see. */
  shares: readonly Share[];
  /** Now, on the owner's clock. */
  now: string;
  onDirtyChange: (isDirty: boolean) => void;
}
