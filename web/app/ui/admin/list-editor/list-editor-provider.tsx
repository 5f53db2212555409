import { type ReactNode, createContext, useContext, useState } from "react";
import { SortArea } from "../sortable/sort-area";

const Announce = createContext<(text: string) => void>(() => undefined);

/** Counts the saves of a form that were sent, and those up to the last that was answered as saved. */
export interface Saves {
  sent: number;
  saved: number;
}

const NO_SAVES: Saves = { sent: 0, saved: 0 };
const CountedSaves = createContext(NO_SAVES);

/** Whether the form has saved what it held when this part was first rendered. */
export function useIsSaved(): boolean {
  const { sent, saved } = useContext(CountedSaves);
  const [before] = useState(sent);
  return saved > before;
}

/** Says a text to assistive technology, such as where a moved entry stands now. */
export function useAnnounce(): (text: string) => void {
  return useContext(Announce);
}

/**
 * Around the lists of a form: one voice for all of them, one area in which their entries are dragged,
 * and each icon defined once. A long
 * document has thousands of buttons.
 */
export function ListEditorProvider({
  saves = NO_SAVES,
  children,
}: {
  saves?: Saves;
  children: ReactNode;
}) {
  const [text, setText] = useState("");
  return (
    <Announce.Provider value={setText}>
      <svg className="hidden">
        <Icon id="icon-up" path="m5 12 7-7 7 7M12 19V5" />
        <Icon id="icon-down" path="M12 5v14M19 12l-7 7-7-7" />
        <Icon
          id="icon-remove"
          path="M3 6h18M19 6v14c0 1-1 2-2 2H7c-1 0-2-1-2-2V6M8 6V4c0-1 1-2 2-2h4c1 0 2 1 2 2v2M10 11v6M14 11v6"
        />
      </svg>
      <CountedSaves.Provider value={saves}>
        <SortArea>{children}</SortArea>
      </CountedSaves.Provider>
      <p role="status" className="sr-only">
        {text}
      </p>
    </Announce.Provider>
  );
}

function Icon({ id, path }: { id: string; path: string }) {
  return (
    <symbol id={id} viewBox="0 0 24 24">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </symbol>
  );
}
