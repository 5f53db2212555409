import { useField, useFormMetadata } from "@conform-to/react";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formTexts } from "~/entities/publication/form-texts";
import { type LookedUp, type LookupReply, fillingsFor } from "~/entities/publication/lookup";
import { LOOKUPS } from "~/lib/forms/revalidation";
import { TextField } from "~/ui/admin/form/field";
import { FieldStatus } from "~/ui/admin/form/field-status";
import { useCommand } from "~/ui/admin/form/use-fetcher";
import { Button } from "~/ui/basic/button";

const { lookup: words } = formTexts;

/**
 * The DOI of a publication, with a button that fills the empty fields of the form from it. Without
 * scripts the import screen takes DOIs.
 * @param isNew whether the publication is being added
 */
export function DoiField({ isNew }: { isNew: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const { lookUp, isPending, said, problem } = useLookup(frame, isNew);
  return (
    <div ref={frame} className="space-y-2">
      <TextField name="doi" label="DOI" placeholder="10.1000/182" />
      <Button
        variant="secondary"
        className="needs-script"
        aria-disabled={isPending}
        onClick={() => !isPending && lookUp()}
      >
        <Search aria-hidden className="size-4" /> {isPending ? words.pending : words.button}
      </Button>
      <FieldStatus text={isPending ? words.pending : said} />
      <FieldStatus isError text={isPending ? null : problem} />
    </div>
  );
}

function useLookup(frame: React.RefObject<HTMLElement | null>, isNew: boolean) {
  const fetcher = useCommand<LookupReply>();
  const [field] = useField<string>("doi");
  const form = useFormMetadata<LookedUp>();
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const asked = useRef("");
  const filled = useRef<string[]>([]);
  const formOf = () => frame.current?.closest("form") ?? null;

  const fill = useRef<(reply: LookupReply) => void>(() => undefined);
  fill.current = (reply) => {
    const element = formOf();
    if (!element) return;
    const isSame = new FormData(element).get("doi") === asked.current;
    if (!reply.ok || !isSame) {
      setProblem(reply.ok ? words.changed : reply.message);
      return;
    }
    const fillings = fillingsFor(reply.values, new FormData(element), isNew);
    for (const { name, value } of fillings) {
      // The types of a list and of a text are asked for apart.
      if (typeof value === "string") form.update({ name, value });
      else form.update({ name, value });
    }
    for (const { name } of fillings) openGroupOf(element, name);
    filled.current = fillings.map(({ name }) => name);
    setSaid([words.filled(fillings.map(({ label }) => label)), ...reply.notices].join(" "));
  };
  useEffect(() => {
    if (fetcher.data) fill.current(fetcher.data);
  }, [fetcher.data]);
  useEffect(() => {
    if (said === null) return;
    // The fields are checked, and the draft is kept, as if somebody had typed.
    for (const name of filled.current) form.validate({ name });
    formOf()?.dispatchEvent(new Event("change", { bubbles: true }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what was filled calls for it
  }, [said]);

  const lookUp = () => {
    const doi = field.value ?? "";
    asked.current = doi;
    setSaid(null);
    setProblem(doi.trim() === "" ? words.noDoi : null);
    if (doi.trim() !== "") fetcher.submit({ doi }, { method: "post", action: LOOKUPS });
  };
  return { lookUp, isPending: fetcher.state !== "idle", said, problem };
}

/** What was filled is shown. */
function openGroupOf(form: HTMLFormElement, name: string): void {
  const control = form.querySelector(`[name="${name}"], [name^="${name}["]`);
  const group = control?.closest("details");
  if (group) group.open = true;
}
