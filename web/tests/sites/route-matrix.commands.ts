import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { TEST_OWNER } from "../../../scripts/lib/test-site.mjs";
import type { CmsApi } from "../e2e/harness/cms-api";

type Command = URLSearchParams | FormData;

const PICTURE = path.join(import.meta.dirname, "../../public/images/profile-og-image.png");

/**
 * For each route of the owner's area that takes forms: one that changes something when the owner
 * posts it. What strangers post in vain has to be worth posting.
 */
export const COMMANDS: Record<string, (cms: CmsApi) => Promise<Command>> = {
  "routes/admin._index": () =>
    Promise.resolve(new URLSearchParams({ intent: "resolve", step: "office" })),
  "routes/admin.backups": () => {
    const { password } = TEST_OWNER;
    return Promise.resolve(new URLSearchParams({ intent: "make", currentPassword: password }));
  },
  "routes/admin.contact": () =>
    Promise.resolve(new URLSearchParams({ email_academic: "a@taken.over", overwrite: "true" })),
  "routes/admin.courses": (cms) => deletionOf(cms, "courses"),
  "routes/admin.blog": (cms) => deletionOf(cms, "blog-posts"),
  "routes/admin.blog_.$id": () => Promise.resolve(new URLSearchParams({ title: "Taken over" })),
  "routes/admin.blog_.categories": (cms) => deletionOf(cms, "blog-categories"),
  "routes/admin.history.$type": oldestVersion,
  "routes/admin.homepage": () =>
    Promise.resolve(new URLSearchParams({ intent: "statistics", overwrite: "true" })),
  "routes/admin.files": uploadPdf,
  "routes/admin.links": moveFirstLink,
  "routes/admin.media": (cms) => deletionOf(cms, "media-items"),
  "routes/admin.people": (cms) => deletionOf(cms, "people"),
  "routes/admin.pictures": upload,
  "routes/admin.preview-share": shareDraft,
  "routes/admin.projects": (cms) => deletionOf(cms, "projects"),
  "routes/admin.publications": (cms) => deletionOf(cms, "publications"),
  "routes/admin.publications_.import": discardOf,
  "routes/admin.publications_.import_.$id": () =>
    Promise.resolve(new URLSearchParams({ intent: "import", row: "0" })),
  "routes/admin.research-settings": () =>
    Promise.resolve(
      new URLSearchParams({
        title: "Taken over",
        "lab_information.name": "Nowhere",
        "research_opportunities.undergraduate_opportunities": "None",
        overwrite: "true",
      }),
    ),
  "routes/admin.seo": (cms) => deletionOf(cms, "page-seos"),
  "routes/admin.settings": () =>
    Promise.resolve(new URLSearchParams({ intent: "rename", full_name: "Somebody Else" })),
  "routes/admin.students": (cms) => deletionOf(cms, "students"),
  "routes/admin.teaching": (cms) => deletionOf(cms, "office-hours", "delete-office-hour"),
  "routes/admin.trash": undoLatest,
};

const ids = z.object({ data: z.array(z.object({ id: z.string() })) });
const versioned = z.object({ meta: z.object({ version: z.string() }) });

/** Hands out the address of a draft. */
async function shareDraft(cms: CmsApi): Promise<Command> {
  const [first] = await cms.list("blog-posts?filters[published][$eq]=false");
  return new URLSearchParams({ intent: "share", type: "blog-post", id: first?.documentId ?? "" });
}

/** Restores what was there before the command to the screen of the contact details. */
async function oldestVersion(cms: CmsApi): Promise<Command> {
  const { data } = ids.parse(await cms.request("GET", "revisions?type=contact-info"));
  const id = data.at(-1)?.id ?? "";
  const { meta } = versioned.parse(await cms.request("GET", `revisions/${id}`));
  return new URLSearchParams({ intent: "restore", id, name: "then", version: meta.version });
}

/** Brings back what another command has deleted. */
async function undoLatest(cms: CmsApi): Promise<Command> {
  const { data } = ids.parse(await cms.request("GET", "trash"));
  return new URLSearchParams({ intent: "undo", id: data[0]?.id ?? "" });
}

/** @param list one that is compared afterwards, since nobody would notice otherwise what is gone */
async function deletionOf(
  cms: CmsApi,
  list: (typeof LISTS)[number],
  intent = "delete",
): Promise<Command> {
  const [first] = await cms.list(list);
  return new URLSearchParams({ intent, id: first?.documentId ?? "" });
}

async function moveFirstLink(cms: CmsApi): Promise<Command> {
  const [first] = await cms.list("useful-links?sort=order_rank");
  return new URLSearchParams({ intent: "move", id: first?.documentId ?? "" });
}

async function upload(): Promise<Command> {
  const form = new FormData();
  form.set("intent", "upload");
  form.set("file", new File([new Uint8Array(await readFile(PICTURE))], "taken-over.png"));
  return form;
}

function uploadPdf(): Promise<Command> {
  const form = new FormData();
  form.set("file", new File(["%PDF-1.4\n%âãÏÓ\n"], "taken-over.pdf"));
  return Promise.resolve(form);
}

/** Discards a preview, and not what has been imported in the meantime. */
async function discardOf(cms: CmsApi): Promise<Command> {
  const preview = (await cms.list(IMPORTS)).findLast(({ status }) => status === "preview");
  return new URLSearchParams({ intent: "discard", id: preview?.documentId ?? "" });
}

/** They come all at once, in their order. */
const IMPORTS = "publication-imports";

const LISTS = [
  "people",
  IMPORTS,
  "publications",
  "courses",
  "teaching-resources",
  "office-hours",
  "students",
  "projects",
  "blog-posts",
  "blog-categories",
  "media-items",
  "useful-links",
  "page-seos",
  "home-stats",
  "focus-areas",
  "awards",
  "events",
  "testimonials",
] as const;
const SINGLES = [
  "about-page",
  "research-page",
  "contact-info",
  "seo-setting",
  "teaching-setting",
  "account-settings",
  "account/second-factor",
  "account/email-change",
  "profile",
  "upload/files",
];

/** Everything that the cms holds for the owner (contract §3), to be compared with a later state. */
export async function contentOf(cms: CmsApi): Promise<Record<string, unknown>> {
  const lists = await readAll(LISTS, (list) =>
    cms.list(list === IMPORTS ? list : `${list}?${WHOLE_LIST}`),
  );
  const count = lists.reduce((sum, [, rows]) => sum + rows.length, 0);
  // With nothing to compare, a write that came through would not be noticed.
  if (count < MANY) throw new Error(`Only ${count} entries were read.`);
  const singles = await readAll([...SINGLES, "setup-guide", "preview-shares/blog-post"], (path) =>
    cms.request("GET", path),
  );
  return Object.fromEntries([...lists, ...singles, ["backups", await backupNames(cms)]]);
}

function readAll<T>(
  paths: readonly string[],
  read: (path: string) => Promise<T>,
): Promise<[string, T][]> {
  return Promise.all(paths.map(async (path) => [path, await read(path)]));
}

const backupState = z.object({
  data: z.object({ running: z.boolean(), backups: z.array(z.object({ name: z.string() })) }),
});

/** The backups, as soon as none is being made. */
async function backupNames(cms: CmsApi): Promise<string[]> {
  for (;;) {
    const { data } = backupState.parse(await cms.request("GET", "backups"));
    if (!data.running) return data.backups.map(({ name }) => name);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const MANY = 100;
const WHOLE_LIST = "pagination[pageSize]=1000&sort=documentId";
