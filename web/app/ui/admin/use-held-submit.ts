import { type RefObject, useEffect } from "react";
import { failure } from "~/lib/toast";
import { notify } from "~/ui/notify";

/**
 * Keeps the form around a control from being sent while the control's value is still on its way:
 * the form would be saved, and closed, without the picture that was just chosen.
 */
export function useHeldSubmit(control: RefObject<HTMLInputElement | null>, isHeld: boolean): void {
  useEffect(() => {
    const form = control.current?.form;
    if (!form || !isHeld) return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      notify(failure("Please wait until the picture is uploaded."));
    };
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  }, [control, isHeld]);
}
