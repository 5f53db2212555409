import { createContext } from "react";

/** Whether the tab that a part stands in is in sight: tabs stay in the page. */
export const ShownTab = createContext(true);
