import { createContext, useContext } from "react";

const TimeZone = createContext<string | null>(null);

/** Names the site's time zone, such as "Europe/Paris", for the forms inside. */
export const TimeZoneProvider = TimeZone.Provider;

/** @returns the site's time zone in words, such as "America/New York"; null where no screen names it */
export function useTimeZone(): string | null {
  return useContext(TimeZone)?.replaceAll("_", " ") ?? null;
}
