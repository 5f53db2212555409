import { Node } from "@tiptap/core";
import { safeHref } from "~/lib/http/safe-href";

export interface FigureAttributes {
  src: string;
  alt: string;
}

/** What a camera or a drawing program makes: the only data that the sanitizers leave in a picture. */
const DATA = /^data:image\/(?:png|jpe?g|gif|webp|avif);/i;

/** A picture with its caption, which is edited in place. A picture on its own is one without. */
export const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "inline*",
  draggable: true,
  isolating: true,

  addAttributes() {
    return { src: { default: "" }, alt: { default: "" } };
  },

  parseHTML() {
    return [
      {
        tag: "figure",
        getAttrs: (figure) => attributesOf(figure.querySelector("img")),
        contentElement: (figure) =>
          (figure instanceof HTMLElement && figure.querySelector<HTMLElement>("figcaption")) ||
          document.createElement("figcaption"),
      },
      { tag: "img[src]", getAttrs: (image) => attributesOf(image) },
    ];
  },

  renderHTML({ node: { attrs } }) {
    return [
      "figure",
      ["img", { src: attrs["src"] as unknown, alt: attrs["alt"] as unknown }],
      ["figcaption", 0],
    ];
  },
});

/** @returns false for a picture that no page would show */
function attributesOf(image: Element | null): FigureAttributes | false {
  const src = image?.getAttribute("src") ?? "";
  if (!DATA.test(src) && (safeHref(src) === undefined || src.startsWith("mailto:"))) return false;
  return { src, alt: image?.getAttribute("alt") ?? "" };
}
