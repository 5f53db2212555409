import { isRegistrationOpen, readSecondFactor } from "~/entities/account/store.server";
import { ageText, type Backup, newestBackup } from "~/entities/backup/backup";
import { readBackups } from "~/entities/backup/store.server";
import { texts as backupTexts } from "~/entities/backup/texts";
import { searchContent } from "~/entities/content-index/store.server";
import { hasDemoContent } from "~/entities/demo-content/store.server";
import { summarize } from "~/entities/mail-status/mail-status";
import { readMailStatus } from "~/entities/mail-status/store.server";
import { readAttention } from "~/features/attention/attention.server";
import { toEntryLink } from "~/features/content-index/screens";
import { readGuide } from "~/features/setup-guide/setup-guide.server";
import type { Cms } from "~/lib/cms/cms.server";
import { env } from "~/lib/env.server";
import { formatDateTime } from "~/lib/format/date-time.server";
import { today } from "~/lib/format/dates";

/** How many of the latest changes are shown. */
const RECENT = 8;

/**
 * Everything on the dashboard that is read from the cms.
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readOverview(cms: Cms) {
  const [showsExample, guide, attention, recent, site] = await Promise.all([
    hasDemoContent(cms),
    readGuide(cms, env.SITE_URL),
    readAttention(cms, today(env.TIME_ZONE)),
    searchContent(cms, "", RECENT),
    readSiteState(cms),
  ]);
  return {
    showsExample,
    guide,
    attention,
    recent: recent.flatMap((entry) => {
      const link = toEntryLink(entry);
      return link ? [{ ...link, changedAt: formatDateTime(entry.updatedAt) }] : [];
    }),
    site,
  };
}

export type Overview = Awaited<ReturnType<typeof readOverview>>;

/** Facts about the running site, each with the place where it is changed. */
async function readSiteState(cms: Cms) {
  const [mail, { backups }, registrationOpen, secondFactor] = await Promise.all([
    readMailStatus(cms),
    readBackups(cms),
    isRegistrationOpen(cms),
    readSecondFactor(cms),
  ]);
  const settings = "/admin/settings?tab=advanced";
  return [
    { term: "Address", text: env.SITE_URL, to: "/" },
    {
      term: "Email",
      text: mail.hasServer
        ? summarize(mail)
        : "No mail server is set: emails are written to files in the outbox.",
      to: settings,
    },
    { term: "Last backup", text: lastBackupText(backups), to: "/admin/backups" },
    {
      term: "Registration",
      text: registrationOpen ? "Visitors may register." : "Closed.",
      to: settings,
    },
    { term: "Two-step sign-in", text: secondFactor.isOn ? "On." : "Off.", to: settings },
  ];
}

function lastBackupText(backups: readonly Backup[]): string {
  const now = Date.now();
  const last = newestBackup(backups, now);
  if (!last) return backupTexts.none;
  const age = ageText(last.createdAt, now);
  return `${age[0]?.toUpperCase() ?? ""}${age.slice(1)}${last.verifiedAt === null ? ", not verified." : "."}`;
}
