import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { Ledger } from "../../../scripts/lib/faults/ledger.mjs";
import { Visitors } from "../../../scripts/lib/faults/visitors.mjs";
import type { ServerProcess } from "../../../scripts/lib/server-process.mjs";
import { TEST_OWNER } from "../../../scripts/lib/test-site.mjs";
import { CmsApi } from "../e2e/harness/cms-api";
import { type Fleet, startFleet, textAt } from "../support/fleet";

/** Of two cms and two websites one may go at any time, and visitors notice nothing. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

/** A website has heard of the restart, and has forgotten nothing that it needs. */
const SETTLED_MS = 1_000;

let fleet: Fleet;
beforeAll(async () => {
  fleet = await startFleet({ RATE_LIMIT: "off" });
});
afterAll(() => fleet.stop());

/** Does something to the fleet under the load of visitors and writers. */
async function underLoad(work: () => Promise<void>) {
  const visitors = new Visitors(fleet.url);
  const ledger = new Ledger(fleet.cmsUrl);
  await ledger.signIn();
  await visitors.seeAll();
  await visitors.seeAll();
  visitors.begin();
  ledger.begin();
  await work();
  await Promise.all([visitors.end(), ledger.end()]);
  const { pages, failures, unanswered } = visitors;
  expect(pages).toBeGreaterThan(100);
  expect({ failures, unanswered, lost: await ledger.lost() }).toEqual({
    failures: [],
    unanswered: 0,
    lost: [],
  });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, SETTLED_MS));

async function restart(server: ServerProcess) {
  await server.stop();
  await pause();
  await server.start();
  await pause();
}

it("a rolling restart of the cms drops no visitor's request and no write that was acknowledged", () =>
  underLoad(async () => {
    for (const { server } of fleet.cms) await restart(server);
  }));

it("a rolling restart of the websites drops no visitor's request", () =>
  underLoad(async () => {
    for (const server of fleet.web) await restart(server);
  }));

it("while a cms that was killed is away, visitors see pages and writes go on through the other", () =>
  underLoad(async () => {
    const [gone, other] = fleet.cms;
    const api = new CmsApi(other.url, TEST_OWNER);
    process.kill(gone.server.pid ?? 0, "SIGKILL");
    const publication = { authors: ["Ada"], publication_date: "2026-01-02T00:00:00.000Z" };
    await api.create("publications", { ...publication, title: "Written meanwhile" });
    for (const server of [0, 1]) {
      await expect
        .poll(() => textAt(fleet, server, "/publications"), { timeout: 3_000, interval: 50 })
        .toContain("Written meanwhile");
    }
    await vi.waitFor(() => expect(fleet.lines.join("\n")).toContain("cms is back"), 60_000);
    await pause();
  }));
