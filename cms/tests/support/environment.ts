export const OWNER = {
  email: "owner@example.edu",
  password: "correct horse battery",
  name: "Ada Owner",
};

export const EDGE_SECRET = "test-edge-secret-0123456789";

/** What every cms of the tests is started with. `NODE_ENV` is production, as on a live site. */
export function testEnvironment(dataDir: string): Record<string, string> {
  return {
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    OWNER_NAME: OWNER.name,
    DEMO_CONTENT: "false",
    SITE_URL: "https://ada.example.edu",
    CMS_URL: "http://127.0.0.1:1337",
    TIME_ZONE: "UTC",
    RATE_LIMIT: "off",
    SMTP_URL: "",
    APP_KEYS: "first-key-0123456789,second-key-0123456789",
    API_TOKEN_SALT: "test-token-salt-0123456789",
    ADMIN_JWT_SECRET: "test-admin-secret-0123456789",
    TRANSFER_TOKEN_SALT: "test-transfer-salt-0123456789",
    ENCRYPTION_KEY: "test-encryption-key-0123456789ab",
    JWT_SECRET: "test-jwt-secret-0123456789",
    EDGE_SECRET,
  };
}
