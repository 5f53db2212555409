/**
 * The address of the media library as it is seen on the server's own machine, or through a tunnel.
 * Which other addresses are its own only the cms knows, which does the same.
 */
const PRIVATE =
  /^https?:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?(?=\/uploads\/)/i;

/** The path of an uploaded file in the place of an address that visitors cannot reach. */
export function toUploadPath(address: string): string {
  return address.replace(PRIVATE, "");
}
