import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import { isAdminPage } from "./admin-page";

const SITE = "https://ada.example.edu";

test.each([
  "/admin",
  "/admin/",
  "/admin?tab=all",
  "/admin.data",
  "/admin/settings",
  "/Admin",
  "/ADMIN/settings",
  "/%61dmin",
  "/adm%69n/settings?tab=advanced",
])("%s is of the owner's area", (address) => {
  expect(isAdminPage(SITE + address)).toBe(true);
});

test.each(["/", "/administration", "/blog/admin", "/100%/admin", "/?to=/admin"])(
  "%s is not",
  (address) => {
    expect(isAdminPage(SITE + address)).toBe(false);
  },
);

test.each(["/Admin", "/%61dmin"])("the router does find it at %s", (path) => {
  expect(matchRoutes([{ path: "admin" }], path)).not.toBeNull();
});
