import { getInputProps, useField, useInputControl } from "@conform-to/react";
import { Popover, PopoverButton, PopoverPanel } from "@headlessui/react";
import { CalendarDays } from "lucide-react";
import { Suspense, lazy } from "react";
import { FieldFrame, controlClass, describedBy } from "./field";

// A calendar that cannot be loaded must not take the screen away: the date can be typed.
const Calendar = lazy(() =>
  import("../calendar/calendar").catch(() => ({ default: MissingCalendar })),
);

function MissingCalendar() {
  return <p className="p-8 text-sm text-muted">The calendar could not be loaded.</p>;
}

/** A date with spaces around it, which would be cut off at its end, or with a time behind it. */
const PASTED_DATE = /^\s*(\d{4}-\d{2}-\d{2})(?!\d)/u;

/**
 * A calendar date, typed as YYYY-MM-DD or picked. The calendar is loaded when it is first opened.
 * @param isPastOnly the calendar offers no day after today (admin spec §9)
 */
export function DateField({
  name,
  label,
  hint,
  isPastOnly = false,
  isRequired,
}: {
  name: string;
  label: string;
  hint?: string;
  isPastOnly?: boolean;
  /** Where the schema cannot tell, as another field decides. */
  isRequired?: boolean;
}) {
  const [meta] = useField<string>(name);
  const control = useInputControl(meta);
  const { defaultValue: _, ...inputProps } = getInputProps(meta, {
    type: "text",
    ...describedBy(meta, hint),
  });
  return (
    <FieldFrame
      meta={meta}
      label={label}
      hint={hint}
      {...(isRequired !== undefined && { isRequired })}
    >
      <div className="flex gap-2">
        <input
          {...inputProps}
          key={meta.key}
          value={control.value ?? ""}
          onChange={(event) => control.change(event.currentTarget.value)}
          onPaste={(event) => {
            const date = PASTED_DATE.exec(event.clipboardData.getData("text"))?.[1];
            if (!date) return;
            event.preventDefault();
            control.change(date);
          }}
          onBlur={control.blur}
          placeholder="YYYY-MM-DD"
          // No keyboard of digits: those of phones lack the hyphen.
          autoComplete="off"
          maxLength={10}
          className={`${controlClass} h-11 tabular-nums md:h-10`}
        />
        <Popover>
          <PopoverButton
            aria-label={`Pick a date for ${label}`}
            className="inline-flex size-11 items-center justify-center rounded-md border border-line bg-surface text-muted hover:text-ink md:size-10"
          >
            <CalendarDays aria-hidden className="size-4" />
          </PopoverButton>
          <PopoverPanel
            anchor="bottom end"
            className="z-60 mt-2 rounded-md border border-line bg-surface p-3 font-sans text-sm text-ink shadow-menu"
          >
            {({ close }) => (
              <Suspense fallback={<p className="p-8 text-sm text-muted">Loading calendar...</p>}>
                <Calendar
                  selected={control.value ?? ""}
                  isPastOnly={isPastOnly}
                  onPick={(date) => {
                    control.change(date);
                    close();
                  }}
                />
              </Suspense>
            )}
          </PopoverPanel>
        </Popover>
      </div>
    </FieldFrame>
  );
}
