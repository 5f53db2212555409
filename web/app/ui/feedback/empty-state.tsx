import type { ReactNode } from "react";

/**
 * Says that there is nothing here, in the place where it would be.
 * @param isAnnounced to screen readers, when it takes the place of results
 */
export function EmptyState({
  children,
  action,
  isAnnounced = false,
}: {
  children: ReactNode;
  action?: ReactNode;
  isAnnounced?: boolean;
}) {
  return (
    <div className="py-8">
      <p
        {...(isAnnounced && { "data-announce": "" })}
        className="max-w-prose font-serif text-lg text-muted"
      >
        {children}
      </p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
