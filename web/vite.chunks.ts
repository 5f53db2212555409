import type { Rollup } from "vite";

/** The scripts of Remix, of the error page and of the account pages, which every hydrated page needs. */
const ACCOUNT_ENTRY = /\/app\/(?:entry\.client\.|root\.|routes\/_auth)/;
const OWNER_ENTRY = /\/app\/routes\/admin/;

/**
 * Puts what the scripts of several screens share into two files: `account` has what the account pages load as
 * well, `owner` the rest of the owner's area. Rollup by itself makes a file of each set of modules that the same
 * screens import: 226 files, of which a screen asked for up to 97. What is imported when it is needed (the
 * editor, the calendar) stays in files of its own.
 *
 * @returns Rollup's `manualChunks` for the browser's build
 */
export function sharedChunks(): Rollup.GetManualChunk {
  return (id, { getModuleInfo }) => {
    if (isStyle(id) || getModuleInfo(id)?.isEntry) return null;
    const entries = [...entriesOf(id, getModuleInfo)];
    if (entries.some((entry) => ACCOUNT_ENTRY.test(entry))) return "account";
    return entries.filter((entry) => OWNER_ENTRY.test(entry)).length > 1 ? "owner" : null;
  };
}

function isStyle(id: string): boolean {
  return /\.css(?:$|\?)/.test(id);
}

/** The routes, and Remix's own start, that import a module at once, themselves or through others. */
function entriesOf(id: string, getModuleInfo: Rollup.GetModuleInfo): ReadonlySet<string> {
  const entries = new Set<string>();
  const seen = new Set([id]);
  for (const one of seen) {
    const info = getModuleInfo(one);
    if (!info) continue;
    if (info.isEntry) entries.add(one);
    for (const importer of info.importers) seen.add(importer);
  }
  return entries;
}
