import { describe, expect, it } from "vitest";
import { atCms, writeAtCms } from "../support/at-cms";
import { setUpWebBeforeCms } from "../support/web-before-cms";

/** The built website before a real cms: an event as a file for calendars. */

const { settings, cms, visit, make: makeEntry } = setUpWebBeforeCms();
const make = (data: object) => makeEntry("events", data);

const statusOf = async (path: string) => (await visit(path)).status;

describe("an event as a file for calendars", () => {
  it("is had at its address, and is known until the event changes", async () => {
    const id = await make({
      title: "Workshop on estuaries",
      date: "2098-12-30",
      end_date: "2099-01-01",
      location: "Delft",
      description: "Talks, and a walk.",
    });
    const path = `/events/${id}.ics`;
    const answer = await visit(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="event-2098-12-30.ics"',
      "cache-control": "no-cache",
      "x-robots-tag": "noindex",
    });
    const lines = (await answer.text()).replaceAll("\r\n ", "").split("\r\n");
    const site = settings["SITE_URL"] ?? "";
    for (const line of [
      "BEGIN:VCALENDAR",
      `UID:${id}@${new URL(site).hostname}`,
      "DTSTART;VALUE=DATE:20981230",
      "DTEND;VALUE=DATE:20990102",
      "SUMMARY:Workshop on estuaries",
      "LOCATION:Delft",
      "DESCRIPTION:Talks\\, and a walk.",
      `URL;VALUE=URI:${site}/events/${id}`,
    ]) {
      expect(lines).toContain(line);
    }
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
    expect(lines.join()).toMatch(/DTSTAMP:\d{8}T\d{6}Z/);

    const known = { headers: { "if-none-match": answer.headers.get("etag") ?? "" } };
    expect((await visit(path, known)).status).toBe(304);
    const head = await visit(path, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    cms().calls.length = 0;
    await visit(path);
    expect(cms().calls.filter(({ path }) => path.startsWith("/api/events"))).toEqual([]);

    await writeAtCms("PUT", `events/${id}`, { title: "Workshop on deltas" });
    await expect.poll(async () => (await visit(path)).text()).toContain("Workshop on deltas");
    expect((await visit(path, known)).status).toBe(200);
    await atCms("DELETE", `events/${id}`);
    await expect.poll(() => statusOf(path)).toBe(404);
  });

  it("is offered by the page of an event that is not over", async () => {
    const coming = await make({ title: "Coming", date: "2098-12-30" });
    const over = await make({ title: "Long ago", date: "1998-12-30" });
    const html = await (await visit(`/events/${coming}`)).text();
    const path = `/events/${coming}.ics`;
    expect(html).toContain(`<link rel="alternate" type="text/calendar" href="${path}"/>`);
    expect(html).toMatch(new RegExp(`<a href="${path}"[^>]*>Add to calendar</a>`));
    expect(await (await visit(`/events/${over}`)).text()).not.toContain(`${over}.ics`);
    expect(await statusOf(`/events/${over}.ics`)).toBe(200);
  });

  it("is not there for an unknown one, nor before its time or after", async () => {
    const event = { title: "Hidden", date: "2098-12-30" };
    const early = await make({ ...event, publish_at: "2090-01-02T09:00" });
    const late = await make({ ...event, unpublish_at: "2020-01-02T09:00" });
    for (const name of [early, late, "no-such-event", "..%2f", "%00", "a.b", "%2e%2e"]) {
      const answer = await visit(`/events/${name}.ics`);
      expect(answer.status, name).toBe(404);
      expect(await answer.text()).not.toContain("VEVENT");
    }
  });

  it("is 503 without the cms, and the last one where it was read before", async () => {
    const id = await make({ title: "In an outage", date: "2098-12-30" });
    const unread = await make({ title: "Never read", date: "2098-12-30" });
    await expect.poll(() => statusOf(`/events/${id}.ics`)).toBe(200);
    cms().setDown(true);
    try {
      expect(await (await visit(`/events/${id}.ics`)).text()).toContain("In an outage");
      const answer = await visit(`/events/${unread}.ics`);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "15"]);
    } finally {
      cms().setDown(false);
    }
    await expect.poll(() => statusOf(`/events/${unread}.ics`)).toBe(200);
  });
});
