import { createContext, useContext, useEffect, useRef } from "react";

/** A wish that everything be expanded or collapsed; each press of the button makes a new one. */
export interface ExpandRequest {
  isExpanded: boolean;
}

const Request = createContext<ExpandRequest | null>(null);

/** Around the parts that one button expands and collapses together. */
export const ExpandAllProvider = Request.Provider;

/**
 * Carries out each press of the button that expands or collapses everything.
 * @param apply expands or collapses this part
 */
export function useExpandAll(apply: (isExpanded: boolean) => void): void {
  const request = useContext(Request);
  const done = useRef(request);
  useEffect(() => {
    if (!request || request === done.current) return;
    done.current = request;
    apply(request.isExpanded);
  });
}
