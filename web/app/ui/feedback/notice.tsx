import type { ReactNode } from "react";

export type NoticeKind = "error" | "success" | "info";

const rules: Record<NoticeKind, string> = {
  error: "border-danger",
  success: "border-success",
  info: "border-accent",
};

/** A message that stands in the page, marked by a rule at its side. Errors are announced. */
export function Notice({
  kind = "info",
  title,
  children,
  action,
}: {
  kind?: NoticeKind;
  title?: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={`border-l-4 bg-surface px-6 py-5 text-sm text-ink ${rules[kind]}`}
    >
      {title && <p className="mb-1 text-base font-semibold">{title}</p>}
      <div className="text-muted">{children}</div>
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
