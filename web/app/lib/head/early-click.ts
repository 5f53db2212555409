declare global {
  interface Window {
    /** Set by `earlyClickScript`, and gone once the page is hydrated. */
    replayEarlyClick?: (() => void) | undefined;
  }
}

/**
 * Remembers the last click on a button that only scripts answer, until the page is hydrated: on a slow
 * connection its buttons stand there seconds before their scripts do. Links and forms work by themselves.
 */
export const earlyClickScript = `{let b;const f=e=>{b=e.target.closest("button[type=button]")};addEventListener("click",f,true);window.replayEarlyClick=()=>{removeEventListener("click",f,true);if(b&&b.isConnected)b.click()}}`;

/** Makes the click that came before the page was hydrated. */
export function replayEarlyClick(): void {
  const replay = window.replayEarlyClick;
  delete window.replayEarlyClick;
  replay?.();
}
