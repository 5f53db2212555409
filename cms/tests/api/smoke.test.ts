import { expect, test } from "vitest";
import { useCms } from "../support/cms";
const cms = useCms();
test("lists", async () => {
  const token = await cms().ownerToken();
  expect((await cms().get("/api/publications", token)).status).toBe(200);
  expect(await cms().panelToken()).toBeTruthy();
});
