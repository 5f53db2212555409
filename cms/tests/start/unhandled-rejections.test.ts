import { expect, test } from "vitest";
import { until } from "../support/mail";
import { useProcesses } from "../support/running-cms";

const processes = useProcesses();

test("a rejection that nobody waits for ends the cms with 1, after the request under way", async () => {
  const cms = await processes.start(await processes.database());
  // Takes its time, like every answer that has to compare a password.
  const credentials = { identifier: "owner@example.edu", password: "wrong password" };
  const answer = cms.call("POST", "/api/auth/local", credentials);
  await new Promise((resolve) => setTimeout(resolve, 50));
  cms.cms.rejectUnheard();
  expect((await answer).status).toBe(400);
  expect(await cms.cms.ended).toBe(1);
  await until("the log", () =>
    Promise.resolve(cms.cms.output().includes("nobody waits for this") ? true : undefined),
  );
});
