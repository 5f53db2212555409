import type { Page } from "@playwright/test";
import { expect, test } from "./harness/fixtures";
import { holdRequests } from "./harness/hold-requests";

/** What the two forms of strangers show and say; what becomes of accounts is in accounts.spec.ts. */
const MISSING = "You must provide either an email or phone number and a password";

/** Holds the answer to the page's form back until its button says that it is under way. */
async function expectPending(page: Page, button: string, label: string) {
  const release = await holdRequests(page, "**/*.data*", "POST");
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByRole("button", { name: label, exact: true })).toBeDisabled();
  release();
}

test("login: its fields, its links, and what its button says", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("textbox")).toHaveCount(2);
  await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
  await expect(page.getByLabel("Password")).toHaveAttribute("type", "password");
  await expect(page.getByRole("link", { name: "Forgot password?" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
  await expect(page.getByRole("link", { name: "Register" })).toHaveAttribute("href", "/register");
  await page.getByLabel("Email").fill("nobody@example.edu");
  await page.getByLabel("Password").fill("not the password");
  await expectPending(page, "Login", "Logging in...");
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeEnabled();
  await expect(page.getByLabel("Email")).toHaveValue("nobody@example.edu");
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription(
    "Invalid identifier or password",
  );
});

test("register: its fields, its link, and what its button says", async ({ page }) => {
  await page.goto("/register");
  await expect(page.getByRole("textbox")).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  await page.getByLabel("Full name").fill("New Person");
  await page.getByLabel("Email").fill("new.person@example.edu");
  await page.getByLabel("Password").fill("seven green lanterns");
  await expectPending(page, "Register", "Registering...");
  await expect(page).toHaveURL("/login");
  await expect(
    page.getByText("Registration successful! Please check your email for confirmation."),
  ).toBeVisible();
});

for (const path of ["/login", "/register"]) {
  test(`${path} asks for both email and password, whatever the browser has let through`, async ({
    page,
  }) => {
    for (const form of [{}, { email: "a@example.edu" }, { email: " ", password: "some words" }]) {
      await page.goto(path);
      await page.locator("form").evaluate((element) => {
        (element as HTMLFormElement).noValidate = true;
      });
      if (path === "/register") await page.getByLabel("Full name").fill("Somebody");
      await page.getByLabel("Email").fill(form.email ?? "");
      await page.getByLabel("Password").fill(form.password ?? "");
      await page.getByRole("button", { name: path === "/login" ? "Login" : "Register" }).click();
      await expect(page.locator("[data-sonner-toast]").getByText(MISSING)).toBeVisible();
    }
  });
}

test("the pages that mails lead to take their forms without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/reset-password?code=made-up");
  await page.getByLabel("New password", { exact: true }).fill("seven green lanterns");
  await page.getByLabel("Repeat the new password").fill("something else");
  await page.getByRole("button", { name: "Set the new password" }).click();
  await expect(page.getByRole("alert")).toHaveText("Passwords do not match");
  await page.getByRole("link", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  // Playwright looks for no texts in <noscript>, where a toast would stand.
  expect(await page.innerText("body")).not.toContain("Passwords do not match");
  await page.goto("/confirm-email?confirmation=made-up");
  await page.getByRole("button", { name: "Confirm my email address" }).click();
  await expect(page.getByRole("alert")).toHaveText("Invalid token");
  await context.close();
});
