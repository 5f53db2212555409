/**
 * Whether an address is one of the owner's area, as the router finds it: in capitals, and with letters that
 * are percent-encoded, too.
 */
export function isAdminPage(url: string): boolean {
  const { pathname } = new URL(url);
  return /^\/admin(?:[/.]|$)/i.test(decoded(pathname));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
