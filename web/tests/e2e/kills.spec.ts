import type { BrowserContext, Page } from "@playwright/test";
import { CmsApi } from "./harness/cms-api";
import { startSiteBehindProxy } from "./harness/cms-proxy";
import { expect, test } from "./harness/fixtures";
import {
  FORM_KINDS,
  type FormKind,
  KEPT_MS,
  NOTICE,
  openAndType,
  saveButton,
  textOf,
} from "./harness/form-kinds";
import { signInAt, signInByForm } from "./harness/owner-screen";

/**
 * Whatever dies while an owner types and saves, the words are there again and are saved once. Each kind
 * of form meets each death, each death comes at each step, and each kind is hit at each step; with
 * `KILLS=all` each kind meets each death at each step.
 */

type Site = Awaited<ReturnType<typeof startSiteBehindProxy>>;

/** When something dies. */
const STEPS = [
  "in the middle of the words",
  "before Save",
  "before the cms has the save",
  "before the answer of the cms",
  "after the answer",
] as const;
type Step = (typeof STEPS)[number];

const VICTIMS = ["network", "tab", "session", "web", "cms"] as const;
type Victim = (typeof VICTIMS)[number];

let behind: Site;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  behind = await startSiteBehindProxy({ DEMO_CONTENT: "false" });
});
test.afterAll(() => behind.stop());

const isWhole = process.env["KILLS"] === "all";

for (const [row, kind] of FORM_KINDS.entries()) {
  for (const [column, victim] of VICTIMS.entries()) {
    for (const [index, step] of STEPS.entries()) {
      if (!isWhole && index !== (row + column) % STEPS.length) continue;
      test(`${victim} dies ${step}: ${kind.what}`, async ({ browser }) => {
        const context = await browser.newContext();
        await new Killing(context, kind, victim).at(step);
        await context.close();
      });
    }
  }
}

class Killing {
  #page: Page | null = null;
  readonly #site = behind.site;
  readonly #cms = new CmsApi(behind.site.cmsUrl, behind.site.owner);

  constructor(
    private readonly context: BrowserContext,
    private readonly kind: FormKind,
    private readonly victim: Victim,
  ) {}

  async at(step: Step) {
    const { kind } = this;
    await kind.clear(this.#cms);
    await signInAt(await this.openPage(), this.#site);
    await openAndType(this.page, this.#site, kind);
    switch (step) {
      case "in the middle of the words":
        await this.whileTyping();
        break;
      case "before Save":
        await this.beforeSave();
        break;
      case "before the cms has the save":
        await this.whileSaving("request");
        break;
      case "before the answer of the cms":
        await this.whileSaving("answer");
        break;
      case "after the answer":
        await saveButton(this.page, kind).click();
        await kind.isSaved(this.page);
        await this.kill();
        await this.recover();
    }
    expect(await kind.count(this.#cms)).toBe(1);
    await this.reopen();
    await expect(this.page.getByText(NOTICE)).toHaveCount(0);
  }

  private get page(): Page {
    if (!this.#page) throw new Error("No page is open");
    return this.#page;
  }

  private async openPage(): Promise<Page> {
    return (this.#page = await this.context.newPage());
  }

  private async kill() {
    switch (this.victim) {
      case "network":
        return this.context.setOffline(true);
      case "tab":
        return this.page.close();
      case "session":
        return this.context.clearCookies({ name: "__session" });
      default:
        return this.#site.crash(this.victim);
    }
  }

  private async recover() {
    if (this.victim === "network") await this.context.setOffline(false);
    if (this.victim === "web" || this.victim === "cms") await this.#site.start(this.victim);
  }

  private async whileTyping() {
    const words = () => this.kind.words(this.page);
    const text = textOf(this.kind);
    const half = text.slice(0, 20);
    await words().fill(half);
    await this.page.waitForTimeout(KEPT_MS);
    await this.kill();
    await this.recover();
    if (this.victim === "tab") await this.restore();
    await expect(words()).toHaveValue(half);
    await words().fill(text);
    await this.save();
  }

  private async beforeSave() {
    await this.page.waitForTimeout(KEPT_MS);
    await this.kill();
    if (["network", "web", "cms"].includes(this.victim)) await this.failToSave();
    await this.recover();
    if (this.victim === "tab") await this.restore();
    await this.kind.holds(this.page);
    await this.save();
  }

  private async whileSaving(point: "request" | "answer") {
    await this.page.waitForTimeout(KEPT_MS);
    const isHeld = behind.cms.holdWrite(point);
    await saveButton(this.page, this.kind).click();
    await isHeld;
    await this.kill();
    behind.cms.letGo(this.victim === "cms" ? "lost" : "on");
    // The save arrives; the screen that is read after that is the login page.
    if (this.victim === "session") return this.page.waitForURL("**/login*");
    if (this.victim === "network") return this.comeBack();
    if (this.victim !== "tab") await expect(this.page.getByText("Not saved.")).toBeVisible();
    await this.recover();
    if (this.victim === "tab") await this.restore();
    await this.kind.holds(this.page);
    await this.save();
  }

  /** What is on its way arrives; what the screen reads after that waits for the network. */
  private async comeBack() {
    await expect(this.page.getByText("No connection. Trying again…")).toBeVisible();
    await this.recover();
    await this.kind.isSaved(this.page);
  }

  private async failToSave() {
    await saveButton(this.page, this.kind).click();
    await expect(this.page.getByText("Not saved.")).toBeVisible();
  }

  /** Saves, after signing in where the session is gone. */
  private async save() {
    await saveButton(this.page, this.kind).click();
    if (this.victim === "session") {
      const dialog = this.page.getByRole("dialog", { name: "Please sign in again" });
      await dialog.getByLabel("Password").fill(this.#site.owner.password);
      await dialog.getByRole("button", { name: "Sign in" }).click();
    }
    await this.kind.isSaved(this.page);
  }

  /** The screen in a new tab, with what was typed. */
  private async restore() {
    await this.reopen();
    await this.page.getByRole("button", { name: /^Restore/ }).click();
  }

  /** The screen in a new tab. */
  private async reopen() {
    await this.page.close();
    const page = await this.openPage();
    await page.goto(this.#site.url + this.kind.screen);
    if (page.url().includes("/login")) await signInByForm(page, this.#site, this.kind.screen);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
}
