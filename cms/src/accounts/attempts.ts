/** More keys than a small site ever sees at once; beyond it the oldest are forgotten. */
const MAX_KEYS = 50_000;

/**
 * Counts attempts per key over a sliding time. In memory: a restart forgives, and several
 * processes on one database count for themselves.
 */
export class Attempts {
  private readonly times = new Map<string, number[]>();

  /**
   * @param limit how many attempts are allowed
   * @param window within how many milliseconds
   */
  constructor(
    readonly limit: number,
    readonly window: number,
  ) {}

  /** How many attempts count at the moment. */
  count(key: string, now = Date.now()): number {
    return this.recent(key, now).length;
  }

  /** For how many milliseconds no further attempt is allowed, 0 when one is allowed now. */
  wait(key: string, now = Date.now()): number {
    const recent = this.recent(key, now);
    const oldest = recent[recent.length - this.limit];
    return oldest === undefined ? 0 : oldest + this.window - now;
  }

  add(key: string, now = Date.now()): void {
    const recent = [...this.recent(key, now), now].slice(-this.limit);
    // Set anew, so that the map's order is the order of the latest attempts.
    this.times.delete(key);
    this.times.set(key, recent);
    if (this.times.size > MAX_KEYS) {
      const [oldest] = this.times.keys();
      if (oldest !== undefined) this.times.delete(oldest);
    }
  }

  /** Takes the latest attempt back. */
  remove(key: string): void {
    const recent = this.times.get(key)?.slice(0, -1) ?? [];
    if (recent.length === 0) this.times.delete(key);
    else this.times.set(key, recent);
  }

  private recent(key: string, now: number): number[] {
    return (this.times.get(key) ?? []).filter((time) => time > now - this.window);
  }
}
