import { expect, it } from "vitest";
import { toEntryLink } from "./screens";

const entry = { id: "a1", label: "Rivers", updatedAt: "2026-11-01T10:00:00.000Z" };

it("leads to the form of the record", () => {
  expect(toEntryLink({ ...entry, type: "student" })).toEqual({
    key: "student a1",
    label: "Rivers",
    kind: "Student",
    to: "/admin/students?edit=a1",
  });
  expect(toEntryLink({ ...entry, type: "office-hour" })?.to).toBe(
    "/admin/teaching?tab=office-hours&edit=a1",
  );
});

it("leads to the screen alone where its entries are saved together", () => {
  expect(toEntryLink({ ...entry, type: "award" })?.to).toBe("/admin/homepage?tab=awards");
});

it("has nothing for a type without a screen", () => {
  expect(toEntryLink({ ...entry, type: "grant" })).toBeNull();
});
