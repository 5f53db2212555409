import { expect, it, vi } from "vitest";
import { ownerCookie } from "../../../tests/support/owner-session";
import { loader } from "./route";

it.each([
  ["Ada Lovelace", "Ada Lovelace"],
  ["", "Admin"],
])("welcomes whoever is called %j as %s", async (full_name, name) => {
  const headers = { cookie: await ownerCookie({ full_name }) };
  const request = new Request("http://localhost:3000/admin", { headers });
  const { data } = await loader({ request, params: {}, context: {} });
  expect(data.name).toBe(name);
  // The rest of the dashboard cannot be read.
  await data.overview;
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
});
