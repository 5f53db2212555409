import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Markup that the server has drawn and no script will change. It travels in the page alone, not a
 * second time in the data beside it: in the browser `html` is missing until `fetchStillMarkup`.
 */
export interface StillMarkup {
  html?: string | undefined;
}

/** @param html for drawing on the server; what does not count as an own field is not sent on */
export function stillMarkup(html: string): StillMarkup {
  return Object.defineProperty({}, "html", { value: html });
}

/**
 * For the `clientLoader` of a page with a `<Still>`: the markup that its address has on the server.
 * @param id the element's
 * @throws the answer that is not a page
 */
export async function fetchStillMarkup({ url }: Request, id: string): Promise<StillMarkup> {
  const response = await window.fetch(url, { headers: { accept: "text/html" } });
  if (!response.ok) throw response;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return { html: page.getElementById(id)?.innerHTML ?? "" };
}

/** A part of the page that is hydrated by leaving it alone, however long it is. */
export function Still({
  id,
  markup: { html },
  className,
}: {
  id: string;
  markup: StillMarkup;
  className: string;
}) {
  const element = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // Should React have drawn the page anew, the server's markup is gone and must be fetched.
    if (html === undefined && !element.current?.hasChildNodes()) revalidate();
  }, [html, revalidate]);
  return (
    <div
      ref={element}
      id={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? "" }}
    />
  );
}
