import { useEffect } from "react";

/** What a hand moves between press and release without meaning to. */
const STEADY_PX = 8;

interface Press {
  button: HTMLElement;
  x: number;
  y: number;
  top: number;
  left: number;
}

/**
 * Clicks the button that was pressed and has moved away from under the pointer before its release, as
 * browsers do not. Leaving a field checks it, and the line that says what is wrong moves what stands
 * below, such as the button that saves.
 */
export function ClickOnMoved() {
  useEffect(() => {
    let press: Press | null = null;
    const down = (event: MouseEvent) => {
      press = event.button === 0 ? pressOf(event) : null;
    };
    const up = (event: MouseEvent) => {
      if (press && event.button === 0 && hasMovedAway(press, event)) press.button.click();
      press = null;
    };
    document.addEventListener("mousedown", down, { capture: true });
    document.addEventListener("mouseup", up, { capture: true });
    return () => {
      document.removeEventListener("mousedown", down, { capture: true });
      document.removeEventListener("mouseup", up, { capture: true });
    };
  }, []);
  return null;
}

function pressOf({ target, clientX: x, clientY: y }: MouseEvent): Press | null {
  const button = target instanceof Element ? target.closest<HTMLElement>("button, a[href]") : null;
  if (!button) return null;
  const { top, left } = button.getBoundingClientRect();
  return { button, x, y, top, left };
}

/** The pointer has stayed, and the button has not. */
function hasMovedAway({ button, x, y, top, left }: Press, released: MouseEvent): boolean {
  if (!button.isConnected || (released.target instanceof Node && button.contains(released.target)))
    return false;
  const now = button.getBoundingClientRect();
  const isSteady = Math.hypot(released.clientX - x, released.clientY - y) <= STEADY_PX;
  return isSteady && (now.top !== top || now.left !== left);
}
