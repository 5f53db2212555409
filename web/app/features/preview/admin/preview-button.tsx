import type { MouseEvent } from "react";
import type { PreviewType } from "~/entities/preview/preview";
import { texts } from "~/entities/preview/texts";
import { Button } from "~/ui/basic/button";

/** Opens the public page of what the surrounding form holds in a new tab, without saving it. */
export function PreviewButton({ type }: { type: PreviewType }) {
  const action = `/admin/preview/${type}`;
  return (
    <Button
      type="submit"
      variant="secondary"
      formAction={action}
      formTarget="_blank"
      formMethod="post"
      formNoValidate
      onClick={(event) => openInTab(event, action)}
    >
      {texts.preview}
    </Button>
  );
}

/** The form's own handling of a submission would take it for a save. */
function openInTab(event: MouseEvent<HTMLButtonElement>, action: string): void {
  const { form } = event.currentTarget;
  if (!form) return;
  event.preventDefault();
  const sent = { action, target: "_blank", method: "post" };
  const kept = Object.keys(sent).map((name) => [name, form.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(sent)) form.setAttribute(name, value);
  // Sends what the form holds without telling anybody.
  HTMLFormElement.prototype.submit.call(form);
  for (const [name, value] of kept) {
    if (value === null) form.removeAttribute(name);
    else form.setAttribute(name, value);
  }
}
