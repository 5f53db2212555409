/** Puts the focus into the first wrong field of a form, and opens the group that it is folded into. */
export function focusInvalid(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const group = field?.closest("details");
  if (group) group.open = true;
  field?.focus();
}
