/** Now, by two clocks. */
export interface Clocks {
  /** Milliseconds since 1970. */
  wall: number;
  /** Milliseconds of the process. */
  process: number;
}

export function readClocks(): Clocks {
  return { wall: Date.now(), process: performance.now() };
}

/** A deadline without a process clock of its own. */
export interface PortableDeadline {
  /** Milliseconds since 1970. */
  wall: number;
  /** By the process clock, in milliseconds from now. */
  left: number;
}

/**
 * Until when something holds, by two clocks. The clock on the wall goes on while the machine sleeps, and
 * may be set; the clock of the process cannot be set, and may stand still in sleep. What holds until a
 * minute begins is over as soon as either says so (docs/decisions/0033).
 */
export class Deadline {
  private constructor(
    private readonly end: Clocks,
    private readonly now: () => Clocks,
  ) {}

  /**
   * @param ms how long from `from`
   * @param now reads the clocks later on
   * @returns null where nothing ever ends
   */
  static in(
    ms: number | null | undefined,
    from: Clocks,
    now: () => Clocks = readClocks,
  ): Deadline | null {
    if (ms === null || ms === undefined) return null;
    return new Deadline({ wall: from.wall + ms, process: from.process + ms }, now);
  }

  /** The first of two deadlines, by each clock. */
  static earliest(a: Deadline | null, b: Deadline | null): Deadline | null {
    if (!a || !b) return a ?? b;
    const wall = Math.min(a.end.wall, b.end.wall);
    const process = Math.min(a.end.process, b.end.process);
    return new Deadline({ wall, process }, a.now);
  }

  /** As another thread takes it, whose process clock has begun at another moment. */
  get portable(): PortableDeadline {
    return { wall: this.end.wall, left: this.end.process - this.now().process };
  }

  /** A deadline of another thread, see `portable`. */
  static restore({ wall, left }: PortableDeadline, now: () => Clocks = readClocks): Deadline {
    return new Deadline({ wall, process: now().process + left }, now);
  }

  isPast(): boolean {
    const { wall, process } = this.now();
    return wall >= this.end.wall || process >= this.end.process;
  }
}
