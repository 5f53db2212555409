/** What each tab is given: the list as it was opened, and whom to tell about changes. */
export interface ListTab<Row> {
  rows: Row[];
  version: string;
  onDirtyChange: (isDirty: boolean) => void;
}
