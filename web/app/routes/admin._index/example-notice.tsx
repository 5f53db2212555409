import { useEffect, useState } from "react";
import { texts } from "~/entities/demo-content/texts";
import { Dialog } from "~/ui/admin/dialog/dialog";
import { useCommand } from "~/ui/admin/form/use-fetcher";
import { Button } from "~/ui/basic/button";
import { Notice } from "~/ui/feedback/notice";

/** Says that the site is not the owner's yet, and takes the example away. */
export function ExampleNotice() {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="mb-10">
      <Notice
        title={texts.notice}
        action={
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {texts.remove}
          </Button>
        }
      >
        {texts.explanation}
      </Notice>
      {isAsking && <Question onClose={() => setAsking(false)} />}
    </div>
  );
}

function Question({ onClose }: { onClose: () => void }) {
  const fetcher = useCommand<{ saved: boolean }>();
  const isPending = fetcher.state !== "idle";
  const isAnswered = !isPending && fetcher.data !== undefined;
  useEffect(() => {
    if (isAnswered) onClose();
  }, [isAnswered, onClose]);
  return (
    <Dialog
      title={texts.question}
      description={texts.consequence}
      role="alertdialog"
      onClose={onClose}
    >
      <fetcher.Form method="post" className="flex flex-wrap justify-end gap-2 px-6 py-4">
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          variant="danger"
          name="intent"
          value="remove-example-content"
          isPending={isPending}
          pendingLabel={texts.pending}
        >
          {texts.remove}
        </Button>
      </fetcher.Form>
    </Dialog>
  );
}
