declare module "@joplin/turndown-plugin-gfm" {
  import type { Plugin } from "turndown";
  /** GitHub's tables, struck text and task lists. */
  export const gfm: Plugin;
}
