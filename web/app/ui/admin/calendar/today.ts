import { createContext, useContext } from "react";

const Today = createContext<string | null>(null);

/** Names the calendar date of the site, YYYY-MM-DD, for the forms inside. */
export const TodayProvider = Today.Provider;

/**
 * The calendar date in the site's time zone (contract §5), which may be another one than where the
 * browser is.
 * @returns YYYY-MM-DD; null where no screen names it
 */
export function useToday(): string | null {
  return useContext(Today);
}
