/** The path of a request's address, without the query. @param url as Node has it: "/blog?page=2" */
export function pathOf(url: string): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}
