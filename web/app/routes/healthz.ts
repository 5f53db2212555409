/** Says that the pages can be served, for whoever starts or watches this server. */
export function loader() {
  return Response.json({ ok: true }, { headers: { "cache-control": "no-store" } });
}
