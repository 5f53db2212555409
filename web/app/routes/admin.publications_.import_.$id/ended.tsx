import { Link, useNavigate } from "@remix-run/react";
import { useState } from "react";
import { texts } from "~/entities/publication-import/texts";
import {
  type Confirmed,
  IMPORTS,
  UndoDialog,
} from "~/features/publication-import/admin/confirm-dialog";
import { LeftNotice } from "~/features/publication-import/admin/left-notice";
import { beginRestore } from "~/ui/admin/drafts/drafts";
import { Button, buttonClass } from "~/ui/basic/button";
import { Notice } from "~/ui/feedback/notice";
import type { Screen } from "./screen.server";
import { useSourceDraft } from "./use-drop-drafts";

/** An import that was carried out, taken back, or could not be read. */
export function Ended({ screen }: { screen: Screen }) {
  const [isAsked, setAsked] = useState(false);
  const [left, setLeft] = useState<Confirmed["left"]>([]);
  const { status } = screen;
  const done = ({ left }: Confirmed) => {
    setAsked(false);
    setLeft(left);
  };
  if (status === "failed") return <Failed screen={screen} />;
  const isUndone = status === "undone";
  return (
    <div className="space-y-6">
      <Notice
        kind={isUndone ? "info" : "success"}
        title={isUndone ? texts.undone : texts.imported(screen.created + screen.changed)}
        action={
          <div className="flex flex-wrap gap-2">
            <Link to="/admin/publications" className={buttonClass()}>
              {texts.publications}
            </Link>
            {!isUndone && (
              <Button
                variant="secondary"
                className="needs-script"
                aria-haspopup="dialog"
                onClick={() => setAsked(true)}
              >
                {texts.undo}
              </Button>
            )}
          </div>
        }
      >
        {texts.done(screen)}
      </Notice>
      <LeftNotice left={left ?? []} />
      {isAsked && <UndoDialog item={screen} onDone={done} onClose={() => setAsked(false)} />}
    </div>
  );
}

function Failed({ screen }: { screen: Screen }) {
  const navigate = useNavigate();
  const draft = useSourceDraft();
  const back = () => {
    if (draft) beginRestore(draft);
    navigate(IMPORTS);
  };
  return (
    <Notice
      kind="error"
      title={texts.failed}
      action={
        draft ? (
          <Button onClick={back}>{texts.backToText}</Button>
        ) : (
          <Link to={IMPORTS} className={buttonClass()}>
            {texts.tryAgain}
          </Link>
        )
      }
    >
      {screen.problem ?? texts.previewFailed}
    </Notice>
  );
}
