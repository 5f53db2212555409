import type { Browser, BrowserContext, Page } from "@playwright/test";
import { generate } from "otplib";
import { expectAccessible } from "./harness/accessibility";
import { expect, test as base } from "./harness/fixtures";
import { type MailServer, startMailServer } from "./harness/mail-server";
import { linkIn } from "./harness/mail";

/** A site of its own, whose mails go to a real mail server. */
const test = base.extend<object, { mailServer: MailServer }>({
  mailServer: [
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  siteSettings: [
    async ({ mailServer }, use) => use({ SMTP_URL: mailServer.url }),
    { scope: "worker" },
  ],
});
test.describe.configure({ mode: "serial" });

const OWNER_PASSWORD = "a-password-for-tests";
const NEW_PASSWORD = "four unusual words together";

function toast(page: Page, ...texts: string[]) {
  let found = page.locator("[data-sonner-toast]");
  for (const text of texts) found = found.filter({ hasText: text });
  return found.first();
}

async function submitLogin(page: Page, site: string, email: string, password: string, to = "") {
  await page.goto(`${site}/login${to}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

async function ownerContext(
  browser: Browser,
  site: { url: string; owner: { email: string } },
  password: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await submitLogin(page, site.url, site.owner.email, password);
  await page.waitForURL(`${site.url}/admin`);
  return { context, page };
}

const region = (page: Page, name: string) => page.getByRole("region", { name });

test("login says what is wrong, and leads back to where one was", async ({ page, ownSite }) => {
  const { url, owner } = ownSite;
  await page.goto(`${url}/admin/publications`);
  await expect(page).toHaveURL(`${url}/login?redirectTo=%2Fadmin%2Fpublications`);
  await expectAccessible(page);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(toast(page, "Authentication Error", "Invalid identifier or password")).toBeVisible();
  await page.getByLabel("Password").fill(OWNER_PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(`${url}/admin/publications`);
  await expect(toast(page, "Success", "You have been signed in")).toBeVisible();

  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(`${url}/login`);
  await expect(toast(page, "You have been signed out")).toBeVisible();
  await submitLogin(page, url, owner.email, OWNER_PASSWORD, "?redirectTo=//evil.example");
  await expect(page).toHaveURL(`${url}/admin`);
});

test("the server asks for both email and password, also without JavaScript", async ({
  browser,
  ownSite,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${ownSite.url}/login`);
  await page.getByLabel("Password").fill("not the password");
  await page.getByLabel("Email").fill("someone@example.edu");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription(
    "Invalid identifier or password",
  );
  const answer = await page.request.post(`${ownSite.url}/login`, {
    form: { email: "someone@example.edu" },
    headers: { origin: ownSite.url },
  });
  expect(await answer.text()).toContain(
    "You must provide either an email or phone number and a password",
  );
  await submitLogin(page, ownSite.url, ownSite.owner.email, OWNER_PASSWORD);
  await expect(page).toHaveURL(`${ownSite.url}/admin`);
  await context.close();
});

test("a stranger registers, confirms by mail, and is no administrator", async ({
  page,
  ownSite,
  mailServer,
}) => {
  const { url } = ownSite;
  await page.goto(`${url}/login`);
  await page.getByRole("link", { name: "Register" }).click();
  await expectAccessible(page);
  await page.getByLabel("Full name").fill("Plain <b>User</b>");
  await page.getByLabel("Email").fill("plain@example.edu");
  await page.getByLabel("Password").fill("password12345");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(toast(page, "Registration Error", "too easy to guess")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("plain@example.edu");
  await page.getByLabel("Password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(
    toast(page, "Registration successful! Please check your email for confirmation."),
  ).toBeVisible();

  await submitLogin(page, url, "plain@example.edu", NEW_PASSWORD);
  await expect(
    toast(page, "Authentication Error", "Your account email is not confirmed"),
  ).toBeVisible();

  mailServer.empty();
  await page.goto(`${url}/confirm-email`);
  await expectAccessible(page);
  await page.getByLabel("Email").fill("plain@example.edu");
  await page.getByRole("button", { name: "Send a new email" }).click();
  await expect(page).toHaveURL(`${url}/login`);
  const mail = await mailServer.mailTo("plain@example.edu");
  // The address may be a stranger's: nothing that was typed is in the mail.
  expect(mail).not.toMatch(/Plain|User/);
  const link = linkIn(mail, "/confirm-email");
  const confirmButton = page.getByRole("button", { name: "Confirm my email address" });
  await page.goto(link);
  await expectAccessible(page);
  await confirmButton.click();
  await expect(page).toHaveURL(`${url}/login`);
  await expect(toast(page, "Your email address is confirmed. You can sign in now.")).toBeVisible();
  await page.goto(link);
  await confirmButton.click();
  await expect(toast(page, "This link has already been used")).toBeVisible();
  await page.goto(`${url}/confirm-email?confirmation=made-up`);
  await confirmButton.click();
  await expect(page.getByRole("alert")).toHaveText("Invalid token");
  await expect(page.getByRole("button", { name: "Send a new email" })).toBeVisible();

  await submitLogin(page, url, "plain@example.edu", NEW_PASSWORD);
  await expect(page).toHaveURL(`${url}/`);
  await page.goto(`${url}/admin/publications`);
  await expect(page).toHaveURL(`${url}/`);

  await page.goto(`${url}/login`);
  await expect(page.getByText("You are signed in as plain@example.edu.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(toast(page, "You have been signed out")).toBeVisible();
  await expect(page).toHaveURL(`${url}/login`);
  await expect(page.getByText("You are signed in as")).toHaveCount(0);
});

test("a forgotten password is replaced by mail, once, and ends the other sessions", async ({
  page,
  browser,
  ownSite,
  mailServer,
}) => {
  const { url, owner } = ownSite;
  const elsewhere = await ownerContext(browser, ownSite, OWNER_PASSWORD);
  await page.goto(`${url}/login`);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expectAccessible(page);
  const answer = "If an account with this address exists, we have sent an email with a link.";
  await page.getByLabel("Email").fill("nobody@example.edu");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(toast(page, answer)).toBeVisible();
  await page.goto(`${url}/forgot-password`);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(toast(page, answer)).toBeVisible();

  const link = linkIn(await mailServer.mailTo(owner.email), "/reset-password");
  await page.goto(link);
  await expectAccessible(page);
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Repeat the new password").fill("something else");
  await page.getByRole("button", { name: "Set the new password" }).click();
  await expect(toast(page, "Error", "Passwords do not match")).toBeVisible();
  await page.getByLabel("Repeat the new password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Set the new password" }).click();
  await expect(page).toHaveURL(`${url}/login`);
  await expect(
    toast(page, "Your password has been changed. Please sign in with it."),
  ).toBeVisible();

  await elsewhere.page.goto(`${url}/admin/publications`);
  await expect(elsewhere.page).toHaveURL(/\/login/);
  await elsewhere.context.close();
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("another four unusual words");
  await page.getByLabel("Repeat the new password").fill("another four unusual words");
  await page.getByRole("button", { name: "Set the new password" }).click();
  await expect(toast(page, "Error")).toBeVisible();
  await submitLogin(page, url, owner.email, NEW_PASSWORD);
  await expect(page).toHaveURL(`${url}/admin`);
});

test("the owner changes name and password, and ends other sessions", async ({
  browser,
  ownSite,
}) => {
  const { url } = ownSite;
  const here = await ownerContext(browser, ownSite, NEW_PASSWORD);
  const { page } = here;
  await page.getByRole("link", { name: "Settings" }).first().click();
  await page.getByRole("link", { name: "General" }).click();
  await expect(page.getByText("Email changes require additional verification")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveAttribute("readonly");
  await expectAccessible(page);
  const name = page.getByRole("textbox", { name: "Full Name" });
  await name.fill("   ");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Please enter your full name")).toBeVisible();
  await name.fill("Grace Hopper");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "Success", "Profile updated successfully")).toBeVisible();
  await expect(page.getByRole("complementary").getByText("Grace Hopper")).toBeVisible();

  const elsewhere = await ownerContext(browser, ownSite, NEW_PASSWORD);
  await page.getByRole("link", { name: "Advanced", exact: true }).click();
  const devices = region(page, "Where you are signed in");
  await expect(devices.getByText("This browser")).toBeVisible();
  await expectAccessible(page);
  await devices
    .getByRole("button", { name: /^Sign out there/ })
    .first()
    .click();
  await expect(toast(page, "Success", "Signed out there")).toBeVisible();
  await elsewhere.page.goto(`${url}/admin`);
  await expect(elsewhere.page).toHaveURL(/\/login/);
  await expect(
    toast(elsewhere.page, "Your session has ended", "Please sign in again."),
  ).toBeVisible();
  await elsewhere.context.close();

  const form = region(page, "Change password");
  const change = async (current: string, next: string, again = next) => {
    await form.getByRole("textbox", { name: "Current Password" }).fill(current);
    await form.getByRole("textbox", { name: "New Password", exact: true }).fill(next);
    await form.getByRole("textbox", { name: "Confirm New Password" }).fill(again);
    await form.getByRole("button", { name: "Update Password" }).click();
  };
  await change("", OWNER_PASSWORD);
  await expect(form.getByText("Please enter the password")).toBeVisible();
  await change(NEW_PASSWORD, "password12345");
  await expect(form.getByText(/^This password is too easy to guess/)).toBeVisible();
  await change(NEW_PASSWORD, "too short");
  await expect(form.getByText("Password must be at least 10 characters long")).toBeVisible();
  await change(NEW_PASSWORD, OWNER_PASSWORD, "different");
  await expect(form.getByText("Passwords do not match")).toBeVisible();
  await change("not my password", OWNER_PASSWORD);
  await expect(toast(page, "Error", "The provided current password is invalid")).toBeVisible();
  await expect(page.getByLabel("Current Password").first()).toHaveAccessibleDescription(
    "The provided current password is invalid",
  );
  const third = await ownerContext(browser, ownSite, NEW_PASSWORD);
  await change(NEW_PASSWORD, OWNER_PASSWORD);
  await expect(toast(page, "Success", "Password updated successfully")).toBeVisible();
  await expect(form.getByText(/^Saved \d+:\d\d/)).toBeVisible();
  await page.goto(`${url}/admin/publications`);
  await expect(page).toHaveURL(`${url}/admin/publications`);
  await third.page.goto(`${url}/admin/publications`);
  await expect(third.page).toHaveURL(/\/login/);
  await third.context.close();
  await here.context.close();
});

test("signing out ends all sessions, and a cookie that is shown again is rejected", async ({
  browser,
  ownSite,
}) => {
  const { url } = ownSite;
  const { context, page } = await ownerContext(browser, ownSite, OWNER_PASSWORD);
  const state = await context.storageState();
  const elsewhere = await ownerContext(browser, ownSite, OWNER_PASSWORD);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(`${url}/login`);
  await context.close();
  await elsewhere.page.goto(`${url}/admin/publications`);
  await expect(elsewhere.page).toHaveURL(/\/login/);
  await elsewhere.context.close();
  const replay = await browser.newContext({ storageState: state });
  const read = await replay.request.get(`${url}/admin/publications`, { maxRedirects: 0 });
  expect(read.status()).toBe(302);
  expect(read.headers()["location"]).toContain("/login");
  const write = await replay.request.post(`${url}/admin/publications`, {
    form: { intent: "delete", id: "x" },
    headers: { origin: url },
    maxRedirects: 0,
  });
  expect(write.status()).toBe(302);
  expect(write.headers()["location"]).toContain("/login");
  await replay.close();
});

test("a second factor is set up, asked for, and switched off", async ({ browser, ownSite }) => {
  const { url, owner } = ownSite;
  const { context, page } = await ownerContext(browser, ownSite, OWNER_PASSWORD);
  await page.goto(`${url}/admin/settings?tab=advanced`);
  const section = region(page, "Two-step sign-in");
  await section.getByRole("textbox", { name: "Current Password" }).fill(OWNER_PASSWORD);
  await section.getByRole("button", { name: "Set up" }).click();
  await expect(section.getByRole("img", { name: /QR code/ })).toBeVisible();
  const secret = (await section.locator("p.font-mono").textContent()) ?? "";
  await section.getByRole("textbox", { name: "Code" }).fill("000000");
  await section.getByRole("button", { name: "Switch on" }).click();
  await expect(toast(page, "Error", "This code is not correct")).toBeVisible();
  await section.getByRole("textbox", { name: "Code" }).fill(await generate({ secret }));
  await section.getByRole("button", { name: "Switch on" }).click();
  await expect(section.getByRole("listitem")).toHaveCount(10);
  const recoveryCode = (await section.getByRole("listitem").first().textContent()) ?? "";
  await expectAccessible(page);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).not.toHaveURL(/\/admin/);

  await submitLogin(page, url, owner.email, OWNER_PASSWORD, "?redirectTo=/admin/publications");
  await expect(page).toHaveURL(`${url}/login/code`);
  await expectAccessible(page);
  await page.getByLabel("Code").fill("000000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(toast(page, "Authentication Error", "This code is not correct")).toBeVisible();
  await page.getByLabel("Code").fill(recoveryCode);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(`${url}/admin/publications`);

  await page.goto(`${url}/admin/settings?tab=advanced`);
  await expect(section.getByText("Unused recovery codes: 9")).toBeVisible();
  await section.getByRole("textbox", { name: "Current Password" }).last().fill(OWNER_PASSWORD);
  await section.getByRole("button", { name: "Switch off" }).click();
  await expect(toast(page, "Success", "Two-step sign-in is off")).toBeVisible();
  await context.close();
});

test("the owner closes registration", async ({ browser, ownSite, page }) => {
  const { url } = ownSite;
  const owner = await ownerContext(browser, ownSite, OWNER_PASSWORD);
  await owner.page.goto(`${url}/admin/settings?tab=advanced`);
  await owner.page.getByRole("button", { name: "Close registration" }).click();
  await expect(toast(owner.page, "Success", "Registration is closed")).toBeVisible();
  await page.goto(`${url}/register`);
  await expect(page.getByText("Registration is closed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Register" })).toHaveCount(0);
  await owner.context.close();
});

test("an outage is told in the screens' words, and signs nobody out", async ({
  browser,
  ownSite,
}) => {
  const { url } = ownSite;
  const { context, page } = await ownerContext(browser, ownSite, OWNER_PASSWORD);
  await page.goto(`${url}/admin/settings?tab=general`);
  await ownSite.stopCms();
  await page.getByRole("textbox", { name: "Full Name" }).fill("Somebody Else");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "Error", "Failed to update profile")).toBeVisible();
  await page.goto(`${url}/admin/settings?tab=advanced`);
  await expect(page.getByRole("main").getByText("Failed to load settings")).toBeVisible();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(toast(page, "Error", "There was an error signing out")).toBeVisible();
  await ownSite.startCms();

  await page.goto(`${url}/admin/settings?tab=advanced`);
  const form = region(page, "Change password");
  await expect(form).toBeVisible();
  await form.getByRole("textbox", { name: "Current Password" }).fill(OWNER_PASSWORD);
  await form.getByRole("textbox", { name: "New Password", exact: true }).fill(NEW_PASSWORD);
  await form.getByRole("textbox", { name: "Confirm New Password" }).fill(NEW_PASSWORD);
  await ownSite.stopCms();
  await form.getByRole("button", { name: "Update Password" }).click();
  await expect(toast(page, "Error", "Failed to update password")).toBeVisible();
  await expect(form.getByText("Not saved. Failed to update password")).toBeVisible();
  await ownSite.startCms();
  await form.getByRole("textbox", { name: "Current Password" }).fill("not my password");
  await page.keyboard.press("Control+s");
  await expect(form.getByText("Not saved.", { exact: true })).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Current Password" })).toHaveAccessibleDescription(
    "The provided current password is invalid",
  );
  await context.close();
});

test("the account gets another email address by a link that is sent there", async ({
  browser,
  ownSite,
  mailServer,
}) => {
  const { url, owner } = ownSite;
  const address = "moved@new.example.edu";
  const { context, page } = await ownerContext(browser, ownSite, OWNER_PASSWORD);
  await page.goto(`${url}/admin/settings?tab=general`);
  const section = region(page, "Sign-in address");
  await section.getByRole("button", { name: "Change address" }).click();
  const dialog = page.getByRole("dialog", { name: "Change address" });
  await dialog.getByRole("textbox", { name: "New address" }).fill(address);
  await dialog.getByRole("textbox", { name: "Current Password" }).fill("not my password");
  await dialog.getByRole("button", { name: "Send the link" }).click();
  await expect(
    dialog.getByRole("textbox", { name: "Current Password" }),
  ).toHaveAccessibleDescription("The provided current password is invalid");
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "Current Password" }).fill(OWNER_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Success", `A link was sent to ${address}`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(section.getByText(`${address} waits to be confirmed`)).toBeVisible();
  await expect(section.getByRole("button", { name: `Withdraw: ${address}` })).toBeVisible();
  const email = page.getByRole("textbox", { name: "Email" });
  await expect(email).toHaveValue(owner.email);

  // In another browser the link asks for the sign-in first.
  const link = linkIn(await mailServer.mailTo(address), "/admin/settings/email");
  const other = await browser.newContext();
  const mailbox = await other.newPage();
  await mailbox.goto(link);
  await mailbox.getByLabel("Email").fill(owner.email);
  await mailbox.getByLabel("Password").fill(OWNER_PASSWORD);
  await mailbox.getByRole("button", { name: "Login" }).click();
  await expect(mailbox.getByText(`sign in with ${address} from now on`)).toBeVisible();
  await expectAccessible(mailbox);
  await mailbox.getByRole("button", { name: "Use this address" }).click();
  await expect(toast(mailbox, "Success", `From now on you sign in with ${address}`)).toBeVisible();
  await expect(mailbox.getByRole("textbox", { name: "Email" })).toHaveValue(address);
  expect(await mailServer.mailTo(owner.email)).toContain(address);

  await mailbox.goto(link);
  await expect(mailbox.getByText("No new address waits to be confirmed.")).toBeVisible();
  await page.reload();
  await expect(email).toHaveValue(address);
  await expect(section.getByRole("button")).toHaveText(["Change address"]);
  await context.close();
  await other.close();

  const again = await ownerContext(browser, { url, owner: { email: address } }, OWNER_PASSWORD);
  await again.context.close();
});
