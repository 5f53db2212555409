import type { LoaderFunctionArgs } from "@remix-run/node";
import { toCalendar } from "~/entities/event/calendar.server";
import { readCalendarEvent } from "~/entities/event/store.server";
import { publicCms } from "~/lib/cms/public-cms.server";
import { env } from "~/lib/env.server";
import { failedAnswer, plainAnswer } from "~/lib/http/plain-answer.server";

/** One event for the visitor's calendar. Search results lead to its page, not to this file. */
export async function loader({ params: { id = "" } }: LoaderFunctionArgs): Promise<Response> {
  try {
    const found = await readCalendarEvent(publicCms(), id);
    if (!found) return plainAnswer(404, "Not Found");
    return new Response(toCalendar([{ ...found, isPublic: true }], env.SITE_URL), {
      headers: {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `attachment; filename="event-${found.event.date}.ics"`,
        "cache-control": "no-cache",
        "x-robots-tag": "noindex",
      },
    });
  } catch (error) {
    return failedAnswer("The file of an event", error);
  }
}
