import { readinessProblems } from "~/lib/cms/readiness.server";

/** Says whether the whole site works, the cms and its database included, for whoever watches it. */
export async function loader() {
  const problems = await readinessProblems();
  const ok = problems.length === 0;
  return Response.json(
    { ok, problems },
    { status: ok ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
