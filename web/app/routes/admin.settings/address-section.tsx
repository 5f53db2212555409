import { useState } from "react";
import { texts } from "~/entities/account/texts";
import { useCommand } from "~/ui/admin/form/use-fetcher";
import { Button } from "~/ui/basic/button";
import { AddressDialog } from "./address-dialog";
import { Section } from "./section";
import type { SettingsOutcome } from "./settings-form";
import { type PartOfScreen, useLatestGood } from "./use-latest-good";

/** What is known of the address beside the address itself; times are ready to be read. */
export interface SignInAddress {
  /** The address that waits for its link to be opened. */
  waiting: { email: string; until: string } | null;
  hasMailServer: boolean;
}

/**
 * The way to another email address, which the field above it does not take (admin spec §2,
 * General). Its words repeat no label of the tab.
 */
export function AddressSection({ loading }: { loading: PartOfScreen<SignInAddress> }) {
  const [isAsked, setIsAsked] = useState(false);
  const latest = useLatestGood(loading);
  const { waiting, hasMailServer } = latest?.ok
    ? latest.value
    : { waiting: null, hasMailServer: true };
  return (
    <Section title={texts.emailChange.title} text={texts.emailChange.about}>
      {waiting && (
        <p className="mb-5 text-sm wrap-anywhere">
          <strong>{waiting.email}</strong> waits to be confirmed: open the link that was sent there
          until {waiting.until}.
        </p>
      )}
      {!hasMailServer && (
        <p className="mb-5 text-sm text-muted">{texts.emailChange.noMailServer}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setIsAsked(true)}>
          {texts.emailChange.change}
        </Button>
        {waiting && <WithdrawButton email={waiting.email} />}
      </div>
      {isAsked && <AddressDialog onClose={() => setIsAsked(false)} />}
    </Section>
  );
}

function WithdrawButton({ email }: { email: string }) {
  const fetcher = useCommand<SettingsOutcome>();
  return (
    <fetcher.Form method="post">
      <Button
        type="submit"
        variant="quiet"
        name="intent"
        value="withdraw-email"
        aria-label={`${texts.emailChange.withdraw}: ${email}`}
        isPending={fetcher.state !== "idle"}
        pendingLabel="Saving..."
      >
        {texts.emailChange.withdraw}
      </Button>
    </fetcher.Form>
  );
}
