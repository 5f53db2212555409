/** Where the site is that the global set-up started for all specs. */
export function sharedSite() {
  return {
    url: setting("E2E_SITE_URL"),
    cmsUrl: setting("E2E_CMS_URL"),
    dataDir: setting("E2E_DATA_DIR"),
    owner: { email: setting("E2E_OWNER_EMAIL"), password: setting("E2E_OWNER_PASSWORD") },
  };
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the specs through the Playwright config.`);
  return value;
}
