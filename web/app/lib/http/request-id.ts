import { createContext, useContext } from "react";

const RequestIdContext = createContext<string | null>(null);

export const RequestIdProvider = RequestIdContext.Provider;

/** The name of the request that this document answers, as `X-Request-Id` has it; null in the browser. */
export function useRequestId(): string | null {
  return useContext(RequestIdContext);
}
