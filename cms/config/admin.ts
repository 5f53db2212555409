import { settings } from "../src/settings";

export default () => ({
  auth: {
    secret: settings.secrets.ADMIN_JWT_SECRET,
  },
  apiToken: { salt: settings.secrets.API_TOKEN_SALT },
  transfer: { token: { salt: settings.secrets.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: settings.secrets.ENCRYPTION_KEY },
  // src/accounts/panel counts a sign-in as the website does.
  rateLimit: { enabled: false },
  autoOpen: false,
  // The website does not let itself be framed.
  preview: { enabled: false },
  flags: { nps: false, promoteEE: false },
});
