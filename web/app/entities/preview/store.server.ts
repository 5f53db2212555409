import { z } from "zod";
import { answerData } from "~/lib/cms/answer-data.server";
import type { Cms } from "~/lib/cms/cms.server";
import { createPreview } from "~/lib/cms/preview.server";
import { env } from "~/lib/env.server";
import { formatDateTime } from "~/lib/format/date-time.server";
import { withTimes } from "../schedule/columns.server";
import type { Schedule } from "../schedule/schedule";
import { PREVIEW_TYPES, type PreviewType, type Share, pageOf, previewAddress } from "./preview";

const SHARES = "/api/preview-shares";

/** The same for a list that is saved as a whole, with rows as its editor posts them. */
export function previewList(
  cms: Cms,
  type: PreviewType,
  rows: readonly (Schedule & { id: string })[],
): Promise<{ key: string; id: string }> {
  const data = rows.map(({ id, ...row }) => ({ documentId: id, ...withTimes(row) }));
  return createPreview(cms, { type, rows: data });
}

const opened = z.object({
  data: z.object({
    kind: z.enum(["draft", "share"]),
    type: z.enum(PREVIEW_TYPES),
    id: z.string(),
    expires_at: z.string(),
  }),
});

/**
 * What a key shows.
 * @param cms asks in the name of the visitor, or of the owner
 * @throws CmsError with 404 when it shows nothing to whoever asks
 */
export async function openPreview(cms: Cms, key: string) {
  return opened.parse(await cms.post("/api/previews/open", { data: { key } })).data;
}

const share = z.object({ id: z.string(), key: z.string(), expires_at: z.string() });

function toShare(type: PreviewType, { id, key, expires_at }: z.output<typeof share>): Share {
  return {
    id,
    address: env.SITE_URL + previewAddress(pageOf(type, id), key),
    until: formatDateTime(expires_at),
  };
}

/** The records of a type that are shared now. */
export async function listShares(cms: Cms, type: PreviewType): Promise<Share[]> {
  const shares = answerData(z.array(share), await cms.get(`${SHARES}/${type}`));
  return shares.map((row) => toShare(type, row));
}

/** Shares a record for seven days from now, under the address that it has while it is shared. */
export async function shareRecord(cms: Cms, type: PreviewType, id: string): Promise<Share> {
  const answer = await cms.put(`${SHARES}/${type}/${encodeURIComponent(id)}`, {});
  return toShare(type, answerData(share, answer));
}

/** Ends a share at once. */
export async function withdrawShare(cms: Cms, type: PreviewType, id: string): Promise<void> {
  await cms.delete(`${SHARES}/${type}/${encodeURIComponent(id)}`);
}
