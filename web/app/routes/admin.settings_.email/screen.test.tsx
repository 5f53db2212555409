import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { read, showScreen } from "../../../tests/support/show-screen";
import ConfirmAddress from "./route";

it("says that an old link has expired, and where a new one comes from", async () => {
  showScreen(ConfirmAddress, { code: "a-code", waiting: read(null) });
  await screen.findByText(/the link has expired: it works for a day/);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("link", { name: "Back to the settings" }).getAttribute("href")).toBe(
    "/admin/settings?tab=general",
  );
});
