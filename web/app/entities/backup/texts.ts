/** Every text about backups. */
export const texts = {
  title: "Backups",
  subtitle:
    "Each backup is one file with everything on the site: texts, pictures, accounts and settings.",
  loading: "Loading backups...",
  readFailed: "Failed to read the backups",
  empty: "No backups yet. The first one is made tonight.",
  kept: (days: number) =>
    `A backup is made each night and before each upgrade that changes the database, and is kept for ${days === 1 ? "1 day" : `${days} days`}. The newest one stays.`,
  restoring: "To put a backup back, stop the site and run",
  kinds: { manual: "On demand", nightly: "Nightly", upgrade: "Before an upgrade" },
  verified: "Verified",
  verifiedHint: "Restored into a temporary copy and found identical",
  unverified: "Not verified",
  running: "A backup is being made. This page shows it when it is done.",
  lastFailed: (problem: string) => `The last backup failed: ${problem}`,
  missing: (count: number) =>
    count === 1
      ? "1 file was missing on the site already."
      : `${count} files were missing on the site already.`,
  make: "Back up now",
  makeText: "Please enter your password. The backup does not hold the secrets of the server.",
  making: "Starting...",
  begun: "The backup has begun",
  makeFailed: "The backup could not be started",
  download: "Download",
  downloadText:
    "Please enter your password. The file holds unpublished texts and the hashes of passwords: keep it in a safe place.",
  downloadFailed: "The backup could not be downloaded",
  password: "Current Password",
  cancel: "Cancel",
  none: "None yet.",
} as const;
