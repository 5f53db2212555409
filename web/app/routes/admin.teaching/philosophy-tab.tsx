import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { texts } from "~/entities/teaching-setting/texts";
import type { Result } from "~/lib/cms/result";
import { dropOpenDrafts } from "~/ui/admin/drafts/drafts";
import { useRestoring } from "~/ui/admin/drafts/use-restored";
import { LoadFailure } from "~/ui/admin/feedback/load-failure";
import { UNSAVED_QUESTION } from "~/ui/admin/form/unsaved-guard";
import { Button } from "~/ui/basic/button";
import { Deferred } from "~/ui/feedback/deferred";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Prose } from "~/ui/layout/section";
import { INTENT, PhilosophyForm } from "./philosophy-form";

export interface PhilosophyDocument {
  philosophy: string | null;
  version: string;
}

type Loading = Result<PhilosophyDocument>;

/**
 * The teaching philosophy, to be read and to be edited.
 * @param isCurrent a failure announces itself, so it is rendered only where it can be seen
 */
export function PhilosophyTab({
  document,
  isCurrent,
  onDirtyChange,
}: {
  document: Loading | Promise<Loading>;
  isCurrent: boolean;
  onDirtyChange: (isDirty: boolean) => void;
}) {
  return (
    <Deferred value={document} fallback={<PhilosophySkeleton />}>
      {(loaded) => {
        if (loaded.ok) return <Panel document={loaded.value} onDirtyChange={onDirtyChange} />;
        return isCurrent && <LoadFailure message={texts.admin.fetchFailed} />;
      }}
    </Deferred>
  );
}

function Panel({
  document,
  onDirtyChange,
}: {
  document: PhilosophyDocument;
  onDirtyChange: (isDirty: boolean) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [savedVersion, setSavedVersion] = useState<string | null>(null);
  // The form takes the draft once it is there.
  const isAsked = useRestoring(INTENT, "") !== null;
  if (isAsked && !isOpen) setOpen(true);
  if (isAsked && savedVersion !== null) setSavedVersion(null);
  const noteDirty = useCallback(
    (dirty: boolean) => {
      setDirty(dirty);
      onDirtyChange(dirty);
    },
    [onDirtyChange],
  );
  // The form stays open when more was typed during the save.
  if (isDirty && document.version === savedVersion) setSavedVersion(null);
  // Open until what was saved has been read again: before, the old text would be seen once more.
  const isEditing = isOpen && document.version !== savedVersion;
  const panel = useRef<HTMLDivElement>(null);
  useFocusAfterEditing(panel, isEditing);
  const toggle = () => {
    if (isEditing && isDirty && !window.confirm(UNSAVED_QUESTION)) return;
    if (isEditing) dropOpenDrafts(INTENT);
    setSavedVersion(null);
    noteDirty(false);
    setOpen(!isEditing);
  };
  return (
    <div ref={panel} className="max-w-3xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        {!isEditing && <h2 className="font-serif text-lg text-ink">{texts.title}</h2>}
        <Button variant={isEditing ? "secondary" : "primary"} className="ml-auto" onClick={toggle}>
          {isEditing ? texts.admin.cancel : texts.admin.edit}
        </Button>
      </div>
      {isEditing ? (
        <PhilosophyForm document={document} onSaved={setSavedVersion} onDirtyChange={noteDirty} />
      ) : (
        <PhilosophyText>{document.philosophy}</PhilosophyText>
      )}
    </div>
  );
}

/** The save button goes with its form: the focus goes to the button that opens the form again. */
function useFocusAfterEditing(panel: RefObject<HTMLElement | null>, isEditing: boolean): void {
  useEffect(() => {
    const { current } = panel;
    if (!isEditing || !current) return;
    return () => {
      if (document.activeElement === document.body) current.querySelector("button")?.focus();
    };
  }, [panel, isEditing]);
}

function PhilosophyText({ children }: { children: string | null }) {
  if (children === null) return <p className="text-sm text-muted">{texts.admin.none}</p>;
  return <Prose>{children}</Prose>;
}

function PhilosophySkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="max-w-prose space-y-4">
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="h-4 w-full" />
      ))}
    </div>
  );
}
