import { expect, it } from "vitest";
import type { OfficeHour } from "../office-hour/office-hour";
import { hoursDifferences, hoursOfTheWeek } from "./office-hours";

function hour(day: OfficeHour["day"], start_time: string, end_time: string): OfficeHour {
  return {
    id: `${day}${start_time}`,
    day,
    start_time,
    end_time,
    location: "Room 1",
    is_virtual: false,
    meeting_link: null,
  };
}

const info = { office_hours_monday: "10 am-12 pm", office_hours_wednesday: "2:00 PM – 4:00 PM" };
const same = [hour("Monday", "10:00 AM", "12:00 PM"), hour("Wednesday", "2 PM", "4 PM")];

it("finds no difference between two spellings of one time, or between nothing and nothing", () => {
  expect(hoursDifferences(info, same)).toEqual([]);
  expect(hoursDifferences(null, [])).toEqual([]);
});

it("finds other times, missing ones, and ones that are there on one side only", () => {
  expect(hoursDifferences(info, [hour("Monday", "10:30 AM", "12:00 PM")])).toEqual([
    { day: "Monday", contact: "10 am-12 pm", teaching: "10:30 AM – 12:00 PM" },
    { day: "Wednesday", contact: "2:00 PM – 4:00 PM", teaching: null },
  ]);
  expect(hoursDifferences(null, [hour("Monday", "9", "10")])).toEqual([
    { day: "Monday", contact: null, teaching: "9 – 10" },
  ]);
});

it("shows the record's own lines and the entries of other days, in the order of the week", () => {
  const hours = [...same, hour("Tuesday", "1 PM", "2 PM"), hour("By Appointment", "9 AM", "5 PM")];
  expect(hoursOfTheWeek({ ...info, office_hours_wednesday: null }, hours)).toEqual([
    { day: "Monday", time: "10 am-12 pm" },
    { day: "Tuesday", time: "1 PM – 2 PM" },
    { day: "Wednesday", time: "2 PM – 4 PM" },
  ]);
});
