import { useCommand } from "~/ui/admin/form/use-fetcher";
import { Button } from "~/ui/basic/button";
import { Section } from "./section";

/** Opens and closes registration for strangers. */
export function RegistrationSection({ isOpen }: { isOpen: boolean }) {
  const fetcher = useCommand();
  return (
    <Section
      title="Registration"
      text="Whether strangers may make an account. An account does not give any right to change the site."
    >
      <p className="text-sm">
        Registration is <strong>{isOpen ? "open" : "closed"}</strong>.
      </p>
      <fetcher.Form method="post" className="mt-5">
        <input type="hidden" name="open" value={String(!isOpen)} />
        <Button
          type="submit"
          variant="secondary"
          name="intent"
          value="set-registration"
          isPending={fetcher.state !== "idle"}
          pendingLabel="Saving..."
        >
          {isOpen ? "Close registration" : "Open registration"}
        </Button>
      </fetcher.Form>
    </Section>
  );
}
