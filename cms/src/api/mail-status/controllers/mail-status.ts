import { mailStatus } from "../../../mail/deliver";

/**
 * `GET /api/mail-status`, for the owner alone: how many mails wait or were given up in the last
 * seven days, why the last attempt failed, and whether `SMTP_URL` is set at all. Says nothing of
 * what the mails are about or to whom they go.
 */
export default () => ({
  async find() {
    const { hasServer, waiting, failed, lastError, lastErrorAt } = await mailStatus();
    const data = {
      smtp: hasServer,
      waiting,
      failed,
      last_error: lastError,
      last_error_at: lastErrorAt === null ? null : new Date(lastErrorAt).toISOString(),
    };
    return { data, meta: {} };
  },
});
