import { describe, expect, it } from "vitest";
import { Changes, noteWrite } from "./content-changes";

const state = (counter: number, changed: Record<string, number> = {}, boot = "a") => ({
  boot,
  counter,
  changed,
});

describe("changes", () => {
  it("spoils what depends on what has changed, and nothing else", () => {
    const changes = new Changes();
    changes.apply(state(0));
    const since = changes.revision;
    changes.apply(state(1, { award: 1 }));
    expect(changes.hasChanged(["award", "upload"], since)).toBe(true);
    expect(changes.hasChanged(["blog-post"], since)).toBe(false);
    expect(changes.hasChanged(["award"], changes.revision)).toBe(false);
  });

  it("takes each change once, however often and in whatever order it is told", () => {
    const changes = new Changes();
    changes.apply(state(0));
    changes.apply(state(2, { award: 1, event: 2 }));
    const { revision } = changes;
    changes.apply(state(2, { award: 1, event: 2 }));
    changes.apply(state(1, { award: 1 }));
    expect(changes.revision).toBe(revision);
    changes.apply(state(3, { award: 3, event: 2 }));
    expect(changes.hasChanged(["award"], revision)).toBe(true);
    expect(changes.hasChanged(["event"], revision)).toBe(false);
  });

  it("keeps nothing over a start of the cms", () => {
    const changes = new Changes();
    changes.apply(state(7, { award: 7 }));
    const since = changes.revision;
    changes.apply(state(0, {}, "b"));
    expect(changes.hasChanged(["event"], since)).toBe(true);
  });

  it("keeps what has not changed while two processes of the cms answer in turn", () => {
    const changes = new Changes();
    changes.apply(state(7, { award: 7 }));
    changes.apply(state(3, { award: 3 }, "b"));
    const since = changes.revision;
    changes.apply(state(7, { award: 7 }));
    changes.apply(state(3, { award: 3 }, "b"));
    expect(changes.revision).toBe(since);
    // Each of them tells of the same change.
    changes.apply(state(4, { award: 3, event: 4 }, "b"));
    changes.apply(state(8, { award: 7, event: 8 }));
    expect(changes.hasChanged(["event"], since)).toBe(true);
    expect(changes.hasChanged(["award"], since)).toBe(false);
  });

  it("keeps nothing when one of many processes is heard of again that was forgotten", () => {
    const changes = new Changes();
    for (let boot = 0; boot <= 16; boot += 1) changes.apply(state(0, {}, `boot ${boot}`));
    const since = changes.revision;
    changes.apply(state(0, {}, "boot 16"));
    expect(changes.hasChanged(["event"], since)).toBe(false);
    changes.apply(state(0, {}, "boot 0"));
    expect(changes.hasChanged(["event"], since)).toBe(true);
  });

  it("hears that anything may have changed", () => {
    const changes = new Changes();
    changes.apply(state(0));
    const since = changes.revision;
    changes.apply(state(1, { "*": 1 }));
    expect(changes.hasChanged([], since)).toBe(true);
  });

  it("takes an answer to a write that says nothing for a change of everything", () => {
    const changes = new Changes();
    changes.apply(state(0));
    const since = changes.revision;
    noteWrite(JSON.stringify(state(1, { award: 1 })), changes);
    expect(changes.hasChanged(["event"], since)).toBe(false);
    for (const header of [null, "", "{", '{"boot":""}']) {
      const before = changes.revision;
      noteWrite(header, changes);
      expect(changes.hasChanged(["event"], before)).toBe(true);
    }
  });
});
