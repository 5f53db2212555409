import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

/**
 * Title, subtitle and the main action of an admin screen, on one line where there is room.
 * @param hasTrash for screens whose question before a delete does not name the trash
 */
export function ScreenHeader({
  title,
  subtitle,
  hasTrash = false,
  action,
}: {
  title: string;
  subtitle?: string;
  hasTrash?: boolean;
  action?: ReactNode;
}) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="font-serif text-xl text-ink">{title}</h1>
        {subtitle && (
          <p className="mt-1 text-sm text-muted">
            <span>{subtitle}</span>
            {hasTrash && (
              <span>
                . What you delete stays in the{" "}
                <Link to="/admin/trash" className="underline hover:text-ink">
                  trash
                </Link>{" "}
                for 30 days.
              </span>
            )}
          </p>
        )}
      </div>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </header>
  );
}
