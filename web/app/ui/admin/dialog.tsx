import {
  Description,
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from "@headlessui/react";
import type { ReactNode } from "react";

/**
 * A modal dialog: traps and returns focus, Escape and a click outside call `onClose`.
 * @param role "alertdialog" for questions that need an answer
 */
export function Dialog({
  title,
  description,
  role = "dialog",
  onClose,
  children,
}: {
  title: string;
  description?: ReactNode;
  role?: "dialog" | "alertdialog";
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <HeadlessDialog open onClose={onClose} role={role} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-black/50" />
      <div className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-4">
        <DialogPanel className="flex max-h-[92dvh] w-full max-w-xl flex-col font-sans rounded-t-lg border border-line bg-paper text-ink sm:rounded-lg">
          <div className="border-b border-line px-6 py-4">
            <DialogTitle className="font-serif text-lg">{title}</DialogTitle>
            {description && (
              <Description className="mt-1 text-sm text-muted">{description}</Description>
            )}
          </div>
          {children}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
