/**
 * Changes between light and dark. Both icons are in the page and CSS shows one of them, because
 * the server does not know which theme the visitor sees. Hidden where scripts do not run; see
 * enhance/theme-switch.ts.
 */
export function ThemeSwitch({ className = "" }: { className?: string }) {
  return (
    <button
      type="button"
      data-theme-switch=""
      title="Light or dark"
      className={`needs-script inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted transition-colors duration-150 hover:text-ink ${className}`}
    >
      <span className="sr-only">Switch between light and dark</span>
      <svg {...icon} className="in-dark:hidden">
        <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
      </svg>
      <svg {...icon} className="hidden in-dark:block">
        <circle cx="12" cy="12" r="4" />
        <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
      </svg>
    </button>
  );
}

const icon = {
  "aria-hidden": true,
  width: 20,
  height: 20,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
