import { Outlet } from "@remix-run/react";

/** The quiet page around the account forms. */
export default function AccountLayout() {
  return (
    <div className="flex min-h-dvh flex-col items-center justify-center bg-paper px-4 py-12 font-sans text-ink">
      <main className="w-full max-w-sm">
        <Outlet />
        <p className="mt-10 border-t border-line pt-4 text-sm">
          <a href="/" className="touch-target text-muted hover:text-ink">
            ← Back to the site
          </a>
        </p>
      </main>
    </div>
  );
}
