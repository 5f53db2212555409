import { settings } from "../src/settings";
import { mailTransportOptions } from "../src/mail/transport-options";
import { ACCEPTED_TYPES, MAX_UPLOAD_BYTES, REJECTED_TYPES } from "../src/uploads/accepted-files";

export default () => ({
  "users-permissions": {
    config: {
      jwtSecret: settings.secrets.JWT_SECRET,
      jwtManagement: "refresh",
      sessions: {
        accessTokenLifespan: 10 * 60,
        idleRefreshTokenLifespan: 14 * 24 * 60 * 60,
        maxRefreshTokenLifespan: 30 * 24 * 60 * 60,
        // web keeps both tokens in its own cookie; a cookie on this hop would only break it.
        httpOnly: false,
      },
      // Strapi's own counts addresses alone; src/accounts/limits.ts takes its place.
      ratelimit: { enabled: false },
    },
  },
  email: {
    config: {
      provider: "nodemailer",
      providerOptions: mailTransportOptions(settings.mail.smtpUrl),
      settings: { defaultFrom: settings.mail.from, defaultReplyTo: settings.mail.from },
    },
  },
  upload: {
    config: {
      sizeLimit: MAX_UPLOAD_BYTES,
      security: { allowedTypes: ACCEPTED_TYPES, deniedTypes: REJECTED_TYPES },
    },
  },
});
