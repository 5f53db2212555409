import { useCallback, useEffect, useRef, useState } from "react";

/**
 * A dialog that closes gives the focus back to the button that has opened it, or to what had it before.
 * When that button is gone, the focus goes to the same button of the next row, or of the one before, or
 * to the screen.
 * @param isGone whether what the dialog has done takes the button away
 */
export function useFocusNear(isGone: boolean) {
  const [next] = useState(() => neighborOf(document.activeElement));
  const latest = useRef(isGone);
  useEffect(() => {
    latest.current = isGone;
  });
  useEffect(
    () => () => {
      if (latest.current) requestAnimationFrame(() => next()?.focus({ preventScroll: true }));
    },
    [next],
  );
}

/**
 * The same for a button of a row that asks nothing first, and is disabled while it works.
 * @param isGone whether its row goes away; otherwise it gets the focus back itself
 * @returns to be called when the button is pressed
 */
export function useFocusNearAfterPress({
  isPending,
  isGone,
}: {
  isPending: boolean;
  isGone: boolean;
}) {
  const pressed = useRef<{ button: Element | null; next: () => HTMLElement | null } | null>(null);
  useEffect(() => {
    if (isPending || !pressed.current) return;
    const { button, next } = pressed.current;
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    const target = isGone ? next() : button;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [isPending, isGone]);
  return useCallback(() => {
    const button = document.activeElement;
    pressed.current = { button, next: neighborOf(button) };
  }, []);
}

function neighborOf(button: Element | null): () => HTMLElement | null {
  const row = button?.closest("tr, li, article");
  const place = buttonsOf(row).findIndex((other) => other === button);
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  return () => buttonsOf(neighbor)[place] ?? document.getElementById("main");
}

function buttonsOf(row: Element | null | undefined): HTMLElement[] {
  return row?.isConnected ? [...row.querySelectorAll("button")] : [];
}
