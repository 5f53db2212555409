import { type RefObject, useEffect } from "react";

const FIRST_FIELD = ":is(input:not([type=hidden]), textarea, select):enabled";

/** Moves the focus to the first field of a form that has just appeared, so that it can be typed into. */
export function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus({ preventScroll: true });
  }, [form]);
}
