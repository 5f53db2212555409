import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { failure } from "~/lib/toast/toast";
import { Button } from "~/ui/basic/button";
import { notify } from "~/ui/feedback/notify";

/**
 * Stands where rows would be when their read failed: the screen's words, as a toast too, and a way
 * to try again.
 * @param title of the toast, where the spec has one of its own
 */
export function LoadFailure({ message, title }: { message: string; title?: string }) {
  const revalidator = useRevalidator();
  useEffect(() => {
    notify(title ? { type: "error", title, description: message } : failure(message));
  }, [message, title]);
  return (
    <div className="rounded-md border border-line px-6 py-10 text-center text-sm text-ink">
      {title && <p className="mb-1 font-semibold">{title}</p>}
      <p>{message}</p>
      <Button
        variant="secondary"
        className="mt-4"
        isPending={revalidator.state === "loading"}
        pendingLabel="Trying again..."
        onClick={() => revalidator.revalidate()}
      >
        Try again
      </Button>
    </div>
  );
}
