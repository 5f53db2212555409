import type { Core } from "@strapi/strapi";
import { formKey, lastWrite, noteWrite } from "../versions/form-writes";

type Step = "created" | "imported" | "undone";

/**
 * The import that the form of this request has taken a step of already, when the answer to that was
 * lost on the way: its `Idempotency-Key` (docs/decisions/0028).
 *
 * @returns its documentId; nothing for a request without a key, or a first one
 */
export async function doneBefore(strapi: Core.Strapi, step: Step): Promise<string | undefined> {
  const key = formKey(strapi);
  const earlier = key === undefined ? undefined : await lastWrite(strapi, key);
  return earlier?.version === step ? earlier.documentId : undefined;
}

/** Notes the step, in the transaction that takes it. */
export async function noteStep(strapi: Core.Strapi, step: Step, documentId: string): Promise<void> {
  const key = formKey(strapi);
  if (key !== undefined) await noteWrite(strapi, key, { documentId, version: step });
}

const running = new Map<string, Promise<unknown>>();

/** Lets a form that asks for a step again, while that is being taken, wait for its answer. */
export async function oncePerForm<T>(
  strapi: Core.Strapi,
  step: Step,
  work: () => Promise<T>,
): Promise<T> {
  const key = formKey(strapi);
  if (key === undefined) return work();
  const name = `${step} ${key}`;
  const known = running.get(name);
  // The same form asks for the same.
  if (known !== undefined) return known as Promise<T>;
  const started = work();
  running.set(name, started);
  try {
    return await started;
  } finally {
    running.delete(name);
  }
}
