/** One line or block of what is still on its way; its size comes with `className`. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <div aria-hidden className={`skeleton rounded-sm bg-ink/8 ${className}`} />;
}
