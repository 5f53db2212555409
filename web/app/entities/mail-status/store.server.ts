import { z } from "zod";
import type { Cms } from "~/lib/cms/cms.server";
import type { MailStatus } from "./mail-status";

const answer = z.object({
  data: z.object({
    smtp: z.boolean(),
    waiting: z.number(),
    failed: z.number(),
    last_error: z.string().nullable(),
    last_error_at: z.string().nullable(),
  }),
});

/**
 * What has become of the emails; the owner alone may know it.
 * @throws CmsError when the cms rejects the request or is down
 */
export async function readMailStatus(cms: Cms): Promise<MailStatus> {
  const { data } = answer.parse(await cms.get("/api/mail-status"));
  return {
    hasServer: data.smtp,
    waiting: data.waiting,
    failed: data.failed,
    lastError: data.last_error,
    lastErrorAt: data.last_error_at,
  };
}
