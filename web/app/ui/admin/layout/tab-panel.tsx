import { type ReactNode, useState } from "react";
import { ShownTab } from "./shown-tab";

/**
 * What a tab shows. It comes when its tab is first shown, and then stays in the page while another
 * tab is shown, so that what is typed in it is kept, also in an open dialog.
 */
export function TabPanel({ isCurrent, children }: { isCurrent: boolean; children: ReactNode }) {
  const [wasShown, setShown] = useState(isCurrent);
  if (isCurrent && !wasShown) setShown(true);
  return wasShown ? (
    <ShownTab.Provider value={isCurrent}>
      <div hidden={!isCurrent}>{children}</div>
    </ShownTab.Provider>
  ) : null;
}
