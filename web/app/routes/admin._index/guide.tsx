import { Form, Link } from "@remix-run/react";
import { Check, CircleDashed } from "lucide-react";
import { useEffect, useRef } from "react";
import type { GuideStep } from "~/features/setup-guide/steps";
import { Button } from "~/ui/basic/button";
import { StartFromOrcid } from "./start-from-orcid";

/** The short guide from an empty site to one's own; each step shows whether it is done. */
export function Guide({ steps }: { steps: readonly GuideStep[] }) {
  const open = steps.filter(({ state }) => state === "open").length;
  const { heading, noteHiding } = useFocusOnHeading(open);
  return (
    <section aria-labelledby="guide" className="mb-10 border border-line bg-surface p-5 md:p-6">
      <h2 id="guide" ref={heading} className="font-serif text-lg text-ink">
        Set up your site
      </h2>
      <p className="mt-1 text-sm text-muted">
        {steps.length - open} of {steps.length} steps are done. Ten minutes are enough for all of
        them.
      </p>
      <ol className="mt-4 divide-y divide-line">
        {steps.map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
      <Form method="post" className="mt-4" onSubmit={noteHiding}>
        <input type="hidden" name="intent" value="hide" />
        <Button type="submit" variant="quiet">
          Hide this guide
        </Button>
      </Form>
    </section>
  );
}

/** Gives the focus to the heading above when the button that had it is gone. */
function useFocusOnHeading(open: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(open);
  const isHiding = useRef(false);
  useEffect(() => {
    if (open < before.current) focusIfLost(heading.current);
    before.current = open;
  }, [open]);
  useEffect(
    () => () => {
      if (isHiding.current) focusIfLost(document.querySelector<HTMLElement>("main h1"));
    },
    [],
  );
  const noteHiding = () => {
    isHiding.current = true;
  };
  return { heading, noteHiding };
}

function focusIfLost(target: HTMLElement | null): void {
  if (!target || document.activeElement !== document.body) return;
  target.tabIndex = -1;
  target.focus();
}

function Step({ step: { name, title, text, to, state } }: { step: GuideStep }) {
  const isOpen = state === "open";
  const Icon = isOpen ? CircleDashed : Check;
  const heading = <span className="font-medium">{title}</span>;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden className={`size-5 ${isOpen ? "text-muted" : "text-success"}`} />
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-sm text-ink">
          {to ? (
            <Link to={to} className="link inline-flex min-h-11 items-center md:min-h-8">
              {heading}
            </Link>
          ) : (
            heading
          )}
          <span className="ml-2 text-xs text-muted">
            {state === "done" ? "Done" : state === "resolved" ? "Skipped" : ""}
          </span>
        </p>
        <p className="text-sm text-muted">{text}</p>
        {isOpen && name === "publications" && <StartFromOrcid />}
      </div>
      {isOpen && (
        <Form method="post" reloadDocument={name === "look"}>
          <input type="hidden" name="intent" value={name === "look" ? "look" : "resolve"} />
          <input type="hidden" name="step" value={name} />
          {name === "look" ? (
            <Button type="submit" variant="secondary">
              View site
            </Button>
          ) : (
            <Button type="submit" variant="secondary" aria-label={`Skip: ${title}`}>
              Skip
            </Button>
          )}
        </Form>
      )}
    </li>
  );
}
