import { createContext, useContext } from "react";

const NonceContext = createContext("");

export const NonceProvider = NonceContext.Provider;

/** The nonce that this document's inline scripts carry. Empty in the browser, which hides it. */
export function useNonce(): string {
  return useContext(NonceContext);
}
