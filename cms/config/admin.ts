import { settings } from "../src/settings";

export default () => ({
  auth: {
    secret: settings.secrets.ADMIN_JWT_SECRET,
  },
  apiToken: { salt: settings.secrets.API_TOKEN_SALT },
  transfer: { token: { salt: settings.secrets.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: settings.secrets.ENCRYPTION_KEY },
  autoOpen: false,
  // The website does not let itself be framed.
  preview: { enabled: false },
  flags: { nps: false, promoteEE: false },
});
