import { useId } from "react";
import { texts } from "~/entities/contact-info/texts";
import { Button } from "~/ui/basic/button";
import { Notice } from "~/ui/feedback/notice";
import { PlainField } from "~/ui/form/plain-field";

/**
 * Sends nothing (public spec §2): an alert thanks for the message (enhance/contact-form.ts). The
 * fields have no names, so that nothing typed leaves the browser where scripts do not run either.
 * There the page comes again and says the same sentence.
 * @param isSent true for that page
 */
export function MessageForm({ isSent }: { isSent: boolean }) {
  const { firstName, lastName, email, subject, submit, thanks } = texts.form;
  return (
    <form action="/contact#message" data-alert={thanks} className="max-w-prose space-y-5">
      {isSent && <Notice kind="success">{thanks}</Notice>}
      <div className="grid gap-5 sm:grid-cols-2">
        <PlainField label={firstName} autoComplete="given-name" required />
        <PlainField label={lastName} autoComplete="family-name" required />
      </div>
      <PlainField label={email} type="email" autoComplete="email" required />
      <PlainField label={subject} required />
      <MessageField />
      <Button type="submit" name="sent" value="1">
        {submit}
      </Button>
    </form>
  );
}

function MessageField() {
  const id = useId();
  return (
    <div className="space-y-1.5 font-sans">
      <label htmlFor={id} className="block text-sm font-medium text-ink">
        {texts.form.message}
      </label>
      <textarea
        id={id}
        rows={7}
        required
        className="block w-full rounded-md border border-faint bg-surface px-3 py-2 text-sm text-ink"
      />
    </div>
  );
}
