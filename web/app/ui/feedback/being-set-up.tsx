/** Stands below the words of an empty page, so that a new site does not read like a broken one. */
export function BeingSetUp() {
  return <p className="text-sm text-muted">This part of the site is being set up.</p>;
}
