/** What a layout route exports as `handle` when React does not hydrate its pages (0022). */
export const NOT_HYDRATED = { hydrate: false } as const;

/**
 * Whether a page is hydrated: unless one of its routes says that it is not.
 * @param matches as `useMatches` gives them
 */
export function isHydrated(matches: readonly { handle?: unknown }[]): boolean {
  return !matches.some(
    ({ handle }) =>
      typeof handle === "object" &&
      handle !== null &&
      "hydrate" in handle &&
      handle.hydrate === false,
  );
}
