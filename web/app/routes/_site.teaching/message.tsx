/** Says why a part of the page has nothing to show. */
export function Message({ children }: { children: string }) {
  return <p className="max-w-prose font-serif wrap-anywhere text-muted">{children}</p>;
}
