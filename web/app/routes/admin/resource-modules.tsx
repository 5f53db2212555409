import { useEffect } from "react";

/**
 * Loads the modules of the addresses below this layout that are no screens, such as those that take
 * uploads. The router loads a module when it is first asked for, and loads the page anew when it does
 * not come: for want of a connection, everything typed would leave the screen.
 */
export function ResourceModules() {
  useEffect(() => {
    for (const { parentId, hasErrorBoundary, module } of Object.values(__remixManifest.routes)) {
      // Every screen has a boundary.
      if (parentId !== "routes/admin" || hasErrorBoundary) continue;
      import(/* @vite-ignore */ module).catch(() => {});
    }
  }, []);
  return null;
}
