import { type RefObject, useEffect } from "react";

const FIRST_FIELD = ":is(input:not([type=hidden]), textarea, select):enabled";

/**
 * Moves the focus to the first field of a form that has just appeared, so that it can be typed into.
 * Not on touch screens: a keyboard would cover the form, and the dialog around it takes the focus back,
 * upon which the field that was left would be checked and said to be missing.
 */
export function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (isTouchScreen()) return;
    form.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus({ preventScroll: true });
  }, [form]);
}

function isTouchScreen(): boolean {
  return typeof window.matchMedia === "function" && window.matchMedia("(pointer: coarse)").matches;
}
