import type { ReactNode } from "react";

/** Says that there is nothing here, in the place where it would be. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="py-8">
      <p className="max-w-prose font-serif text-lg text-muted">{children}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
