import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Dialog,
  DialogBackdrop,
  DialogPanel,
} from "@headlessui/react";
import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { EntryLink } from "~/features/content-index/screens";
import { createSearch } from "~/lib/format/search";
import { useFetcher } from "~/ui/admin/form/use-fetcher";
import { useDebouncedValue } from "~/ui/admin/table/use-debounced-value";
import { COMMANDS, type Command } from "./palette-commands";

const searchCommands = createSearch(COMMANDS, ({ label }) => [label]);

const TYPING_MS = 150;
/** As much of a text is searched for. */
const LONGEST = 200;

/**
 * Every screen, every record by its name, and what can be added: chosen by typing.
 * @param typed what was typed before the field was there
 * @param onReady told when the field takes what is typed
 */
export default function PaletteDialog({
  typed,
  onReady,
  onClose,
}: {
  typed: string;
  onReady: () => void;
  onClose: () => void;
}) {
  const [entered, setEntered] = useState<string | null>(null);
  const query = entered ?? typed;
  const navigate = useNavigate();
  const { entries, isFailed, isSearching } = useEntries(query);
  const commands = searchCommands(query);
  const go = (command: Command | null) => {
    if (!command) return;
    onClose();
    // Public pages are documents of their own.
    if (command.to.startsWith("/admin")) navigate(command.to);
    else window.location.assign(command.to);
  };
  return (
    <Dialog open onClose={onClose} aria-label="Go to" className="fixed inset-0 z-50">
      <DialogBackdrop className="fixed inset-0 bg-[rgb(0_0_0/0.5)]" />
      <div className="fixed inset-0 flex items-start justify-center p-4 pt-[10dvh]">
        <DialogPanel className="flex max-h-[75dvh] w-full max-w-xl flex-col rounded-lg border border-line bg-paper font-sans text-ink">
          <Combobox<Command | null> immediate value={null} onChange={go}>
            <ComboboxInput
              autoFocus
              aria-label="Go to a screen or a record"
              placeholder="A screen, a record, or “Add …”"
              autoComplete="off"
              displayValue={() => typed}
              onFocus={onReady}
              onChange={(event) => setEntered(event.target.value)}
              // The list takes the key for itself; it is always open here.
              onKeyDown={(event) => {
                if (event.key === "Escape") onClose();
              }}
              className="h-12 w-full shrink-0 rounded-t-lg border-b border-line bg-transparent px-4 text-base placeholder:text-muted focus-visible:outline-none"
            />
            <ComboboxOptions static className="overflow-y-auto p-2" modal={false}>
              {[...commands, ...entries].map((command) => (
                <ComboboxOption
                  key={command.key}
                  value={command}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-3 text-sm outline-accent data-focus:bg-ink/5 data-focus:outline-2 data-focus:-outline-offset-2 md:min-h-9"
                >
                  <span className="truncate">{command.label}</span>
                  <span className="shrink-0 text-xs text-muted">{command.kind}</span>
                </ComboboxOption>
              ))}
            </ComboboxOptions>
          </Combobox>
          <p role="status" className="shrink-0 px-5 pb-4 text-sm text-muted empty:hidden">
            {isFailed
              ? "Records cannot be searched at the moment."
              : query && !isSearching && commands.length + entries.length === 0 && "Nothing found."}
          </p>
        </DialogPanel>
      </div>
    </Dialog>
  );
}

interface Found {
  entries: readonly EntryLink[];
  isFailed: boolean;
  isSearching: boolean;
}

/** The records whose name contains what was typed. */
function useEntries(query: string): Found {
  const fetcher = useFetcher<{ entries: EntryLink[] | null; query: string }>();
  const settled = useDebouncedValue(query.trim(), TYPING_MS);
  const asked = useRef("");
  const { load, state } = fetcher;
  useEffect(() => {
    // One after the other: an answer that is broken off in its middle is an error on the console.
    if (!settled || state !== "idle" || asked.current === settled) return;
    asked.current = settled;
    load(`/admin/search?${new URLSearchParams({ q: settled })}`);
  }, [settled, state, load]);
  const answer = query.trim() ? fetcher.data : undefined;
  // Those that the next answer will not hold either are gone at once.
  const entries = createSearch(answer?.entries ?? [], ({ label }) => [label])(query);
  const isSearching = query.trim() !== "" && answer?.query !== query.trim().slice(0, LONGEST);
  return { entries, isFailed: answer?.entries === null, isSearching };
}
