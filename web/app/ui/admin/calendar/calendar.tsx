import { format, isValid, parse } from "date-fns";
import type { CSSProperties } from "react";
import { DayPicker } from "react-day-picker";
import "react-day-picker/style.css";
import { useToday } from "./today";

/** The library's own colors and sizes, replaced by the tokens. */
const styles = {
  "--rdp-accent-color": "var(--color-accent)",
  "--rdp-accent-background-color": "var(--color-paper)",
  "--rdp-day-width": "2.5rem",
  "--rdp-day-height": "2.5rem",
  "--rdp-day_button-width": "2.375rem",
  "--rdp-day_button-height": "2.375rem",
} as CSSProperties;

const FORMAT = "yyyy-MM-dd";
/** The earliest day on offer (admin spec §9). */
const EARLIEST = new Date(1900, 0, 1);

/**
 * A month calendar with quick choice of month and year.
 * @param selected YYYY-MM-DD, or anything else for no selection
 * @param onPick receives YYYY-MM-DD
 */
export default function Calendar({
  selected,
  isPastOnly,
  onPick,
}: {
  selected: string;
  isPastOnly: boolean;
  onPick: (date: string) => void;
}) {
  const siteToday = useToday();
  const today = siteToday ? parse(siteToday, FORMAT, new Date()) : new Date();
  const parsed = parse(selected, FORMAT, today);
  const date = selected.length === FORMAT.length && isValid(parsed) ? parsed : undefined;
  const latest = isPastOnly ? today : new Date(today.getFullYear() + 20, 11, 31);
  return (
    <DayPicker
      mode="single"
      today={today}
      style={styles}
      autoFocus
      captionLayout="dropdown"
      startMonth={EARLIEST}
      endMonth={latest}
      defaultMonth={date ?? today}
      disabled={isPastOnly ? { before: EARLIEST, after: today } : { before: EARLIEST }}
      selected={date}
      onSelect={(day) => {
        if (day) onPick(format(day, FORMAT));
      }}
    />
  );
}
