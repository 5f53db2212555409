/** A backup of the whole site. */
export interface Backup {
  /** Its file name, which is its id too. */
  name: string;
  /** ISO timestamp. */
  createdAt: string;
  kind: "manual" | "nightly" | "upgrade";
  bytes: number;
  /** Rows by table of the database. */
  counts: Readonly<Record<string, number>>;
  uploads: { count: number; bytes: number };
  /** Uploads that were missing on the site already. */
  missing: readonly string[];
  /** When it was restored into a temporary copy and found identical; null when it was not, or not yet. */
  verifiedAt: string | null;
  /** What was wrong then. */
  problem: string | null;
}

/** All backups, and what is going on. */
export interface Backups {
  /** One is being made now. */
  isRunning: boolean;
  /** Why the last attempt failed, since the cms was started. */
  problem: string | null;
  keepDays: number;
  /** The newest first. */
  backups: readonly Backup[];
}

const UNITS = ["bytes", "kB", "MB", "GB", "TB"];

/** A size as people say it: "2.5 MB". */
export function sizeText(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${UNITS[power]}`;
}

/** Records that the owner knows, by their tables. */
const TABLES: readonly [table: string, one: string, many: string][] = [
  ["publications", "publication", "publications"],
  ["courses", "course", "courses"],
  ["students", "student", "students"],
  ["projects", "project", "projects"],
  ["blog_posts", "post", "posts"],
  ["media_items", "media item", "media items"],
  ["events", "event", "events"],
  ["useful_links", "link", "links"],
  ["revisions", "revision", "revisions"],
  ["up_users", "account", "accounts"],
];

/** What is in a backup, in words; empty when nothing is known of it. */
export function contentsText({ counts, uploads }: Pick<Backup, "counts" | "uploads">): string {
  if (Object.keys(counts).length === 0) return "";
  const parts = TABLES.flatMap(([table, one, many]) => {
    const count = counts[table] ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  const files = `${uploads.count} ${uploads.count === 1 ? "file" : "files"}`;
  return [...parts, `${files} (${sizeText(uploads.bytes)})`].join(", ");
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A clock that was ahead dates a backup in the future; by a little, it is taken for a new one. */
const isAhead = (iso: string, now: number) => Date.parse(iso) > now + HOUR_MS;

/**
 * The newest backup. One dated in the future is it only where there is no other.
 * @param backups the newest first
 * @param now milliseconds since 1970
 */
export function newestBackup(backups: readonly Backup[], now: number): Backup | undefined {
  return backups.find(({ createdAt }) => !isAhead(createdAt, now)) ?? backups[0];
}

/**
 * How long ago a moment was, in words.
 * @param now milliseconds since 1970
 */
export function ageText(iso: string, now: number): string {
  if (isAhead(iso, now)) return "dated in the future";
  const age = now - Date.parse(iso);
  if (age < HOUR_MS) return "less than an hour ago";
  const [count, unit] = age < 2 * DAY_MS ? [age / HOUR_MS, "hour"] : [age / DAY_MS, "day"];
  const whole = Math.floor(count);
  return `${whole} ${unit}${whole === 1 ? "" : "s"} ago`;
}
