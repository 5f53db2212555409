import { expect } from "vitest";
import type { TestCms } from "./cms";
import { EDGE_SECRET } from "./environment";
import { at, textAt } from "./json";

export const AS_WEB = { "x-edge-secret": EDGE_SECRET };

export interface State {
  boot: string;
  counter: number;
  changed: Record<string, number>;
}

function parse(json: string): unknown {
  return JSON.parse(json);
}

/** Reads a state from a body, a header or an event; throws when it is none. */
export function readState(json: string): State {
  const raw = parse(json);
  const changed = Object.entries(at(raw, "changed") ?? {}).map(([tag, counter]) => {
    return [tag, Number(counter)] as const;
  });
  return {
    boot: textAt(raw, "boot"),
    counter: Number(at(raw, "counter")),
    changed: Object.fromEntries(changed),
  };
}

/** The state that a cms answers to web. */
export async function stateAt(address: string): Promise<State> {
  const response = await fetch(`${address}/api/content-state`, { headers: AS_WEB });
  if (response.status !== 200) throw new Error(`No state: ${response.status}`);
  return readState(await response.text());
}

/** The tags that have changed between two states of one start. */
export function tagsBetween(before: State, after: State): string[] {
  const changed = Object.entries(after.changed).filter(([, counter]) => counter > before.counter);
  return changed.map(([tag]) => tag).sort();
}

/** What a piece of work changes: the tags, and in how many bumps. */
export async function changesOf(cms: TestCms, work: () => Promise<unknown>) {
  const before = await stateAt(cms.address);
  await work();
  const after = await stateAt(cms.address);
  return { bumps: after.counter - before.counter, tags: tagsBetween(before, after) };
}

/** What `changesOf` gives for work that no visitor can see. */
export const NOTHING = { bumps: 0, tags: [] };

/** What `changesOf` gives for one change of these tags. */
export function once(...tags: string[]) {
  return { bumps: 1, tags };
}

/** The body of an answer that has to be a success. */
export async function succeeds(
  answer: Promise<{ status: number; body: unknown }>,
): Promise<unknown> {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}
