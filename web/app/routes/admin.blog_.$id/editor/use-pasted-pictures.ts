import type { Editor } from "@tiptap/core";
import { Fragment, Slice } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import { dropPoint } from "@tiptap/pm/transform";
import { useEffect, useRef } from "react";
import { usePictureUpload } from "~/ui/admin/upload/use-picture-upload";
import { Figure, type FigureAttributes } from "./figure";

/**
 * Uploads the pictures that are pasted or dropped into the text as files, and puts each where it was
 * dropped, or where the cursor stood, whatever is typed meanwhile.
 */
export function usePastedPictures(editor: Editor | null) {
  const places = useRef(new Map<File, number>());
  const { uploadAll, cancel, state, rejected } = usePictureUpload(({ url, alt }, file) => {
    const place = places.current.get(file);
    places.current.delete(file);
    if (!editor || place === undefined) return;
    const others = [...places.current].filter(([, at]) => at === place);
    const end = insertPicture(editor, place, { src: url, alt: alt ?? "" });
    // Those of the same place follow in their order.
    for (const [other] of others) places.current.set(other, end);
  });
  const latest = useRef(uploadAll);
  useEffect(() => {
    latest.current = uploadAll;
  });
  useEffect(() => {
    if (!editor) return;
    const { dom } = editor.view;
    const follow = ({ transaction }: { transaction: Transaction }) => {
      for (const [file, at] of places.current) {
        places.current.set(file, transaction.mapping.map(at));
      }
    };
    const take = (event: Event, data: DataTransfer | null, place: number) => {
      const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
      // Word processors put a picture of the text beside the text.
      if (files.length === 0 || data?.types.includes("text/html")) return;
      event.preventDefault();
      event.stopPropagation();
      for (const file of files) places.current.set(file, place);
      latest.current(files);
    };
    const paste = (event: ClipboardEvent) =>
      take(event, event.clipboardData, editor.state.selection.to);
    const drop = (event: DragEvent) => {
      const found = editor.view.posAtCoords({ left: event.clientX, top: event.clientY });
      take(event, event.dataTransfer, found?.pos ?? editor.state.selection.to);
    };
    editor.on("transaction", follow);
    dom.addEventListener("paste", paste, { capture: true });
    dom.addEventListener("drop", drop, { capture: true });
    return () => {
      editor.off("transaction", follow);
      dom.removeEventListener("paste", paste, { capture: true });
      dom.removeEventListener("drop", drop, { capture: true });
    };
  }, [editor]);
  return {
    state,
    rejected,
    cancel: () => {
      places.current.clear();
      cancel();
      editor?.commands.focus();
    },
  };
}

/**
 * Puts a picture between two blocks, so that no paragraph is torn apart.
 * @returns where the picture ends
 */
function insertPicture({ view }: Editor, place: number, attributes: FigureAttributes) {
  const { tr, schema, doc } = view.state;
  const figure = schema.node(Figure.name, attributes);
  const slice = new Slice(Fragment.from(figure), 0, 0);
  const start = dropPoint(doc, place, slice) ?? 0;
  view.dispatch(tr.insert(start, figure).scrollIntoView());
  return start + figure.nodeSize;
}
