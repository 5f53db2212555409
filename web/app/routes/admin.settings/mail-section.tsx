import { type MailStatus, summarize } from "~/entities/mail-status/mail-status";
import { Section } from "./section";

/** Shows the owner whether the site's emails arrive. The time is ready to be read. */
export function MailSection({
  status: { hasServer, waiting, failed, lastError, lastErrorAt },
}: {
  status: MailStatus;
}) {
  return (
    <Section
      title="Email"
      text="The site sends emails that confirm an address or reset a password. An email that cannot be sent is tried again for three days, or until its link expires."
    >
      <div className="space-y-3 text-sm">
        {!hasServer && (
          <p>
            No mail server is set, so emails reach nobody: each becomes a file in the folder{" "}
            <code>outbox</code> of <code>DATA_DIR</code>. Set <code>SMTP_URL</code> to send them.
          </p>
        )}
        <p>{summarize({ waiting, failed })}</p>
        {lastError && (
          <p>
            Last error: {lastError}
            {lastErrorAt && <span className="text-muted"> ({lastErrorAt})</span>}
          </p>
        )}
      </div>
    </Section>
  );
}
