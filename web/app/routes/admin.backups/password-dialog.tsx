import type { ReactNode } from "react";
import { texts } from "~/entities/backup/texts";
import { Dialog } from "~/ui/admin/dialog/dialog";
import { controlClass } from "~/ui/admin/form/field";
import { Button } from "~/ui/basic/button";

/** Asks for the password again. The form around it decides where it goes. */
export function PasswordDialog({
  title,
  text,
  error,
  form,
  onClose,
}: {
  title: string;
  text: string;
  error?: string | undefined;
  /** Puts the form's element around its content. */
  form: (content: ReactNode) => ReactNode;
  onClose: () => void;
}) {
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      {form(
        <div className="space-y-1.5 px-6 pt-4">
          <label htmlFor="current-password" className="block text-sm font-medium text-ink">
            {texts.password}
          </label>
          <input
            id="current-password"
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            required
            data-autofocus
            aria-invalid={error !== undefined}
            aria-describedby="current-password-error"
            className={`${controlClass} h-11 md:h-10`}
          />
          <p id="current-password-error" role="alert" className="text-sm text-danger empty:hidden">
            {error}
          </p>
        </div>,
      )}
    </Dialog>
  );
}

/** The buttons below: one that closes the dialog, and the form's own. */
export function DialogButtons({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-2 px-6 py-4">
      <Button variant="secondary" onClick={onClose}>
        {texts.cancel}
      </Button>
      {children}
    </div>
  );
}
