import { Scripts, UNSAFE_RemixContext, useMatches } from "@remix-run/react";
import { useContext, useEffect, useState } from "react";
import { lateStartScript, repeatMissed } from "~/lib/late-start";

/** What a route exports as `handle` when its pages are whole without their script. */
export const STARTS_LATE = { startsLate: true } as const;

/**
 * The scripts of a page. Where a route says `STARTS_LATE` they are fetched when the browser is
 * idle or the visitor moves, so that the page's own picture never waits for them; elsewhere at once.
 * @param isUrgent something on the page cannot be seen without its script
 */
export function PageScripts({ nonce, isUrgent }: { nonce: string; isUrgent: boolean }) {
  const matches = useMatches();
  // A link may lead to a page of the other kind; what has started stays as it is.
  const [startsLate] = useState(
    // While developing, Remix's own scripts bring the reloading.
    () => !import.meta.env.DEV && matches.some(({ handle }) => isLate(handle)),
  );
  return startsLate ? (
    <LateScripts nonce={nonce} ids={matches.map(({ id }) => id)} isUrgent={isUrgent} />
  ) : (
    <Scripts nonce={nonce} />
  );
}

function isLate(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "startsLate" in handle;
}

/** Does what `Scripts` does, but leaves the start to `lateStartScript`. */
function LateScripts({
  nonce,
  ids,
  isUrgent,
}: {
  nonce: string;
  ids: readonly string[];
  isUrgent: boolean;
}) {
  const context = useContext(UNSAFE_RemixContext);
  useEffect(repeatMissed, []);
  // In the browser the text does not count: these scripts have run.
  let text = "";
  if (context?.renderMeta) {
    // Asks the renderer to send the data after the page.
    Object.assign(context.renderMeta, { didRenderScripts: true });
    text = `window.__remixContext=${context.serverHandoffString};window.__remixContext.stream=new ReadableStream({start(controller){window.__remixContext.streamController=controller}}).pipeThrough(new TextEncoderStream());${lateStartScript(modulesOf(context.manifest, ids), isUrgent)}`;
  }
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}

type Manifest = NonNullable<React.ContextType<typeof UNSAFE_RemixContext>>["manifest"];

function modulesOf({ url, entry, routes }: Manifest, ids: readonly string[]) {
  const matched = ids.flatMap((id) => routes[id] ?? []);
  const modules = Object.fromEntries(matched.map(({ id, module }) => [id, module]));
  const shared = new Set([
    url,
    ...entry.imports,
    ...matched.flatMap(({ imports = [] }) => imports),
  ]);
  for (const module of Object.values(modules)) shared.delete(module);
  return { shared: [...shared], routes: modules, entry: entry.module };
}
