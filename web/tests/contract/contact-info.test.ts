import { parseWithZod } from "@conform-to/zod/v4";
import { afterAll, describe, expect, it } from "vitest";
import { type ContactInfo, EMPTY_CONTACT_INFO } from "~/entities/contact-info/contact-info";
import { contactInfoInput } from "~/entities/contact-info/input";
import {
  readContactInfo,
  readContactInfoForEdit,
  saveContactInfo,
} from "~/entities/contact-info/store.server";
import { callCms, createCms } from "~/lib/cms/cms.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { ownerToken } from "../support/owner-token";

const owner = createCms((call) => callCms(call, { token: ownerToken }));
const anonymous = publicCms();
const demo = await readContactInfoForEdit(owner);

afterAll(async () => {
  if (demo.value) await saveContactInfo(owner, demo.value, undefined);
});

const whole: ContactInfo = {
  email_academic: "zoe@example.edu",
  office_department: "Tests & “quotes”",
  office_university: "Università di Bologna",
  office_building_room: "Room 1",
  office_city_country: "Zürich, Switzerland",
  phone_office: "+41 44 000 00 00",
  office_hours_monday: "9 – 10",
  office_hours_wednesday: "14 – 15",
  office_hours_appointment_note: "First line.\nSecond line.",
  social_linkedin_url: "https://www.linkedin.com/in/zoe?a=1&b=2",
  social_facebook_url: "#",
  social_twitter_url: null,
};

/** The record as a browser posts it: line breaks of text areas as CR LF. */
function fromForm(info: ContactInfo): ContactInfo {
  const form = new FormData();
  for (const [name, value] of Object.entries(info) as [string, string | null][]) {
    form.append(name, (value ?? "").replaceAll("\n", "\r\n"));
  }
  const submission = parseWithZod(form, { schema: contactInfoInput });
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
  return submission.value;
}

describe("the contact record", () => {
  it("survives the way from the form to the cms and back", async () => {
    const { version } = await readContactInfoForEdit(owner);
    const saved = await saveContactInfo(owner, fromForm(whole), version);
    expect(await readContactInfoForEdit(owner)).toEqual({ value: whole, version: saved });
    expect(await readContactInfo(anonymous)).toEqual(whole);
  });

  it("loses what a save leaves empty", async () => {
    const bare = { ...EMPTY_CONTACT_INFO, email_academic: "zoe@example.edu" };
    await saveContactInfo(owner, bare, undefined);
    expect(await readContactInfo(anonymous)).toEqual(bare);
  });

  it("is not saved over another window's save, unless that is wanted", async () => {
    const { version } = await readContactInfoForEdit(owner);
    const theirs = { ...whole, office_department: "Theirs" };
    await saveContactInfo(owner, theirs, version);
    for (const late of [version, ""]) {
      const save = saveContactInfo(owner, whole, late);
      await expect(save).rejects.toMatchObject({ status: 409 });
    }
    expect(await readContactInfo(anonymous)).toEqual(theirs);
    await saveContactInfo(owner, whole, undefined);
    expect(await readContactInfo(anonymous)).toEqual(whole);
  });

  it("is inserted where there is none", async () => {
    await owner.delete("/api/contact-info");
    expect(await readContactInfoForEdit(owner)).toEqual({ value: null, version: "" });
    await saveContactInfo(owner, whole, "");
    expect(await readContactInfo(anonymous)).toEqual(whole);
  });

  it.each([
    ["social_twitter_url", "javascript:alert(1)", "Must be a valid URL"],
    ["email_academic", null, "Academic Email is required"],
    ["email_academic", "zoe", "Academic Email must be a valid email address"],
  ])("is rejected with a message at %s for %j", async (name, value, message) => {
    const save = saveContactInfo(owner, { ...whole, [name]: value }, undefined);
    await expect(save).rejects.toMatchObject({ status: 400, fields: { [name]: message } });
    expect(await readContactInfo(anonymous)).toEqual(whole);
  });

  it("cannot be written without the owner's token", async () => {
    const stranger = saveContactInfo(anonymous, whole, undefined);
    await expect(stranger).rejects.toMatchObject({ status: 403 });
  });
});
