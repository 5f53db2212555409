import { useId, useRef, useState } from "react";
import type { PreviewType, Share } from "~/entities/preview/preview";
import { texts } from "~/entities/preview/texts";
import { controlClass } from "~/ui/admin/form/field";
import { useCommand } from "~/ui/admin/form/use-fetcher";
import { Button } from "~/ui/basic/button";

/** What `/admin/preview-share` answers. */
export interface ShareReply {
  ok: boolean;
  share: Share | null;
}

/**
 * Shares the preview of a saved record, and ends that. Stands inside the record's form and is no part
 * of it.
 * @param share how the record was shared when the form was opened
 */
export function SharePreview({
  type,
  id,
  share: initial,
}: {
  type: PreviewType;
  id: string;
  share: Share | null;
}) {
  const fetcher = useCommand<ShareReply>();
  const answered = fetcher.data?.ok ? fetcher.data : undefined;
  const share = answered ? answered.share : initial;
  const isPending = fetcher.state !== "idle";
  const send = (intent: "share" | "withdraw") =>
    fetcher.submit({ intent, type, id }, { method: "post", action: "/admin/preview-share" });
  return (
    <div className="needs-script space-y-2 rounded-md border border-line px-4 py-3">
      {share && <SharedAddress share={share} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" disabled={isPending} onClick={() => send("share")}>
          {share ? texts.shareAgain : texts.share}
        </Button>
        {share && (
          <Button variant="quiet" disabled={isPending} onClick={() => send("withdraw")}>
            {texts.withdraw}
          </Button>
        )}
      </div>
      <p role="status" className="text-xs text-muted">
        {share ? texts.until(share.until) : answered ? texts.withdrawn : texts.shareHint}
      </p>
      {fetcher.data?.ok === false && !isPending && (
        <p role="alert" className="text-sm text-danger">
          {texts.failed}
        </p>
      )}
    </div>
  );
}

function SharedAddress({ share: { address } }: { share: Share }) {
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Browsers allow it on https alone. With the address selected, Ctrl+C copies it.
      setCopied(false);
      input.current?.focus();
    }
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 grow basis-60 space-y-1.5">
        <label htmlFor={id} className="block text-sm font-medium text-ink">
          {texts.address}
        </label>
        {/* Without a name it is no part of the form. */}
        <input
          id={id}
          ref={input}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          className={`${controlClass} h-11 md:h-10`}
        />
      </div>
      <Button variant="secondary" onClick={() => void copy()}>
        {isCopied ? texts.copied : texts.copy}
      </Button>
    </div>
  );
}
