import { Form, Link } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../basic/button";
import { focusInvalid } from "./focus-invalid";

/**
 * A short public form on a page of its own: title, what to know, fields, one button. Once it has
 * been rejected, the focus goes to the field that says why, or else back to the button.
 * @param problem why the form was rejected; for those without JavaScript, who see no toast
 */
export function AccountForm({
  title,
  hint,
  submit,
  pendingLabel,
  isPending,
  problem,
  children,
}: {
  title: string;
  hint?: ReactNode;
  submit: string;
  pendingLabel: string;
  isPending: boolean;
  problem?: string | undefined;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isPending) return;
    focusInvalid(form.current);
    // The button was disabled meanwhile, which has taken the focus away.
    if (problem !== undefined && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [isPending, problem]);
  return (
    <>
      <h1 className="text-xl">{title}</h1>
      {hint && <p className="mt-3 text-sm text-muted">{hint}</p>}
      {problem && (
        <noscript>
          <p role="alert" className="mt-6 border-l-2 border-danger pl-4">
            {problem}
          </p>
        </noscript>
      )}
      <Form ref={form} method="post" className="mt-6 space-y-5">
        {children}
        <Button type="submit" className="w-full" isPending={isPending} pendingLabel={pendingLabel}>
          {submit}
        </Button>
      </Form>
    </>
  );
}

/** The ways from one account page to the others. */
export function AccountLinks({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
      {links.map(({ to, label }) => (
        <Link key={to} to={to} className="touch-target underline underline-offset-4">
          {label}
        </Link>
      ))}
    </p>
  );
}
