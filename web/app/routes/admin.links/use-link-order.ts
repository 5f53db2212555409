import { useEffect, useRef, useState } from "react";
import { texts } from "~/entities/useful-link/texts";
import { type UsefulLink, withMoved } from "~/entities/useful-link/useful-link";
import { useCommand } from "~/ui/admin/form/use-fetcher";
import { useQueuedSubmit } from "~/ui/admin/form/use-queued-submit";

/**
 * The links in the order that the owner sees: a move shows at once and is saved with one request, one
 * after the other. One that is not saved is taken back with those that wait, and the action says why.
 * @param saved the links as they were read last
 */
export function useLinkOrder(saved: UsefulLink[]) {
  const fetcher = useCommand<{ saved: boolean }>();
  const [moved, setMoved] = useState<{ from: UsefulLink[]; to: UsefulLink[] } | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const focus = useRef<{ id: string; by: string } | null>(null);
  const { post, drop, isBusy } = useQueuedSubmit(fetcher);
  const links = moved && (moved.from === saved || isBusy) ? moved.to : saved;

  const isRejected = fetcher.state === "idle" && fetcher.data?.saved === false;
  useEffect(() => {
    if (!isRejected) return;
    drop();
    setMoved(null);
    setAnnouncement(texts.admin.notMoved);
  }, [isRejected, drop]);

  useEffect(() => {
    // What is put elsewhere in the page loses the focus.
    const { current } = focus;
    focus.current = null;
    if (current) buttonOf(current.id, current.by)?.focus();
  }, [links]);

  const move = (from: number, to: number, by: "up" | "down" | "drag") => {
    const link = links[from];
    if (!link || from === to || to < 0 || to >= links.length) return;
    const order = withMoved(links, from, to);
    focus.current = { id: link.id, by };
    setMoved({ from: saved, to: order });
    if (by !== "drag") setAnnouncement(texts.admin.moved(link.title, to + 1, order.length));
    const before = order[to + 1]?.id ?? "";
    post({ intent: "move", id: link.id, before });
  };
  return { links, move, announcement };
}

/** The button that has moved a link, or its neighbor where there is no further to go. */
function buttonOf(id: string, by: string): HTMLElement | null {
  const row = document.querySelector(`[data-link="${CSS.escape(id)}"]`);
  const wanted = row?.querySelector<HTMLElement>(`[data-move="${by}"]:enabled`);
  return wanted ?? row?.querySelector<HTMLElement>("[data-move]:enabled") ?? null;
}
