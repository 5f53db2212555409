import { type FieldMetadata, getInputProps, useField } from "@conform-to/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/basic/button";
import { FieldFrame, controlClass } from "./field";

/**
 * What a moment without its hour is posted as. Browsers post it as a blank one, which would publish at
 * once what is to wait. The schema rejects this as it rejects every text that is no moment.
 */
const UNFINISHED = "unfinished";

const NOT_FINISHED = "The time that you typed was not finished. Enter it again, or leave it blank.";

/** A moment to the minute on the owner's clock, in the browser's own field for that. */
export function DateTimeField({
  name,
  label,
  hint,
}: {
  name: string;
  label: string;
  hint?: string;
}) {
  const [meta] = useField<string>(name);
  return <FieldOfMoment key={meta.key} meta={meta} label={label} hint={hint} />;
}

function FieldOfMoment({
  meta,
  label,
  hint,
}: {
  meta: FieldMetadata<string>;
  label: string;
  hint: string | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  const isToBeDecided = useUnfinished(input, meta.initialValue === UNFINISHED);
  const { id, errorId, descriptionId, required: isRequired = false } = meta;
  const errors = isToBeDecided ? [NOT_FINISHED] : meta.errors;
  const described = [errors && errorId, hint && descriptionId].filter(Boolean).join(" ");
  const leaveBlank = () => {
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
    input.current?.focus();
  };
  return (
    <div className="space-y-1.5">
      <FieldFrame
        meta={{ id, errorId, descriptionId, errors }}
        label={label}
        isRequired={isRequired}
        hint={hint}
      >
        <input
          {...getInputProps(meta, { type: "datetime-local" })}
          aria-invalid={errors ? true : undefined}
          aria-describedby={described || undefined}
          ref={input}
          step={60}
          className={`${controlClass} min-h-11 tabular-nums md:min-h-10`}
        />
      </FieldFrame>
      {isToBeDecided && (
        <Button variant="secondary" onClick={leaveBlank}>
          Leave blank<span className="sr-only">: {label}</span>
        </Button>
      )}
    </div>
  );
}

/**
 * Posts a moment that is not finished as `UNFINISHED`.
 * @param wasUnfinished the form begins with such a moment, of which browsers show nothing: a draft does
 * @returns whether the owner has still to say what it is to be; any change of the field does
 */
function useUnfinished(input: RefObject<HTMLInputElement | null>, wasUnfinished: boolean): boolean {
  const [isToBeDecided, setToBeDecided] = useState(wasUnfinished);
  const latest = useRef(wasUnfinished);
  useEffect(() => {
    const { current } = input;
    const form = current?.form;
    const mark = ({ formData }: FormDataEvent) => {
      if (current && (current.validity.badInput || latest.current))
        formData.set(current.name, UNFINISHED);
    };
    // On the field itself: the form library reads the form when the event reaches the document.
    const decide = () => {
      latest.current = false;
      setToBeDecided(false);
    };
    form?.addEventListener("formdata", mark);
    current?.addEventListener("input", decide);
    return () => {
      form?.removeEventListener("formdata", mark);
      current?.removeEventListener("input", decide);
    };
  }, [input]);
  return isToBeDecided;
}
