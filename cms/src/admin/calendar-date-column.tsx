import { Typography } from "@strapi/design-system";
import type { ReactNode } from "react";

type Row = Record<string, unknown>;

interface Header {
  name: string;
  attribute?: object;
  cellFormatter?: (row: Row, header: Header) => ReactNode;
}

interface Table {
  displayedHeaders: Header[];
}

function isCalendarDate(attribute: object | undefined): boolean {
  return (
    attribute !== undefined && Reflect.get(attribute, "customField") === "global::calendar-date"
  );
}

/** The day as it is stored, in the language of the browser. */
function formatDay(value: unknown): string {
  const date = typeof value === "string" ? new Date(value) : undefined;
  if (date === undefined || Number.isNaN(date.getTime())) return "-";
  return date.toLocaleDateString(undefined, { dateStyle: "medium", timeZone: "UTC" });
}

/** The panel shows timestamps in the browser's time zone, which would shift calendar dates. */
export function showCalendarDates<T extends Table>(table: T): T {
  const displayedHeaders = table.displayedHeaders.map((header) => {
    if (!isCalendarDate(header.attribute)) return header;
    const cellFormatter = (row: Row) => (
      <Typography textColor="neutral800">{formatDay(row[header.name])}</Typography>
    );
    return { ...header, cellFormatter };
  });
  return { ...table, displayedHeaders };
}
