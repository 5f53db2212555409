import { type RefObject, useEffect } from "react";
import { failure } from "~/lib/toast/toast";
import { notify } from "~/ui/feedback/notify";
import { isConformIntent } from "../list-editor/is-list-change";

/**
 * Keeps the form around a control from being sent while the control's value is still on its way:
 * the form would be saved, and closed, without the file that was just chosen.
 */
export function useBlockSubmit(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  isBlocked: boolean,
): void {
  useEffect(() => {
    const form = control.current?.form;
    if (!form || !isBlocked) return;
    const block = (event: Event) => {
      if (isConformIntent(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      notify(failure("Please wait until the file is uploaded, or cancel the upload."));
    };
    form.addEventListener("submit", block, { capture: true });
    return () => form.removeEventListener("submit", block, { capture: true });
  }, [control, isBlocked]);
}
