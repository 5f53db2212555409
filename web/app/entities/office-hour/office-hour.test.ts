import { describe, expect, it } from "vitest";
import { officeHourInput } from "./input";
import { type OfficeHour, byTime } from "./office-hour";
import { texts } from "./texts";
import { toOfficeHoursView } from "./view";

function hour(attributes: Partial<OfficeHour>): OfficeHour {
  return {
    id: "h",
    day: "Monday",
    start_time: "10:00 AM",
    end_time: "12:00 PM",
    location: "Room 1",
    is_virtual: false,
    meeting_link: null,
    ...attributes,
  };
}

it("stands by day, and by time within a day", () => {
  const hours = [
    hour({ id: "appointment", day: "By Appointment" }),
    hour({ id: "no day", day: null }),
    hour({ id: "friday", day: "Friday", start_time: "8:00 AM" }),
    hour({ id: "monday noonish", start_time: "12:30 PM" }),
    hour({ id: "monday sometime", start_time: "after class" }),
    hour({ id: "monday afternoon", start_time: "14:15" }),
    hour({ id: "monday morning", start_time: "9 am" }),
    hour({ id: "tuesday", day: "Tuesday" }),
  ];
  expect(hours.sort(byTime).map(({ id }) => id)).toEqual([
    "monday morning",
    "monday noonish",
    "monday afternoon",
    "monday sometime",
    "tuesday",
    "friday",
    "appointment",
    "no day",
  ]);
});

describe("the location", () => {
  it("is that of the first entry; others are said where they differ", () => {
    const view = toOfficeHoursView([hour({}), hour({ location: "Room 2" }), hour({})]);
    expect(view.location).toBe("Room 1");
    expect(view.schedule.map(({ place }) => place)).toEqual([null, "Room 2", null]);
    expect(view.video).toBeNull();
  });

  it("is to be asked for when the first entry has none", () => {
    const view = toOfficeHoursView([hour({ location: null }), hour({})]);
    expect(view.location).toBe("Contact for details");
    expect(view.schedule.map(({ place }) => place)).toEqual([null, "Room 1"]);
  });

  it("is missing when there are no office hours", () => {
    expect(toOfficeHoursView([])).toEqual({ schedule: [], location: null, video: null });
  });
});

describe("the video conference", () => {
  const virtual = { is_virtual: true };

  it("has the first meeting link of a virtual entry", () => {
    const links = [null, "https://meet.example.org/a", "https://meet.example.org/b"];
    const hours = links.map((meeting_link) => hour({ ...virtual, meeting_link }));
    const unused = hour({ meeting_link: "https://meet.example.org/not-virtual" });
    expect(toOfficeHoursView([unused, ...hours]).video).toEqual({
      href: "https://meet.example.org/a",
    });
  });

  it.each([null, "javascript:alert(1)"])("is linked on request for %j", (meeting_link) => {
    expect(toOfficeHoursView([hour({ ...virtual, meeting_link })]).video).toEqual({ href: null });
  });
});

it.each([
  ["10:00 AM", "12:00 PM", "10:00 AM – 12:00 PM"],
  ["10:00 AM", null, "10:00 AM"],
  [null, null, null],
])("from %j to %j reads %j", (start_time, end_time, time) => {
  expect(toOfficeHoursView([hour({ start_time, end_time })]).schedule[0]?.time).toBe(time);
});

describe("input", () => {
  it("needs nothing; blank fields are null", () => {
    expect(officeHourInput.parse({})).toEqual({
      day: null,
      start_time: null,
      end_time: null,
      location: null,
      is_virtual: false,
      meeting_link: null,
    });
  });

  it.each([
    ["day", "Sunday"],
    ["meeting_link", "javascript:alert(1)"],
    ["meeting_link", "/uploads/a.pdf"],
    ["start_time", "x".repeat(51)],
  ])("rejects %s = %j", (field, value) => {
    const result = officeHourInput.safeParse({ [field]: value });
    expect(result.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});

it("says the words of the specification", () => {
  expect(texts).toMatchObject({
    schedule: "Regular Schedule",
    location: "Location",
    scheduleMeeting: "Schedule Meeting",
    none: "No office hours scheduled",
    noLocation: "No location information available",
    contactForDetails: "Contact for details",
    onRequest: "Video conference link provided upon request",
  });
  expect(texts.admin).toMatchObject({
    add: "Add Office Hours",
    empty: "No office hours found",
    fetchFailed: "Failed to fetch office hours",
    saveFailed: "Failed to save office hour",
    deleteFailed: "Failed to delete office hour",
    added: "Office hour added",
    updated: "Office hour updated",
    deleted: "Office hour deleted",
  });
});
