import type { Core } from "@strapi/strapi";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { keyedHash } from "./derived-key";

/** More keys than a small site ever sees at once; beyond it the oldest are forgotten. */
const MAX_KEYS = 50_000;

/** Not one of Strapi's tables, so its schema synchronization leaves it alone. */
const TABLE = "lectern_rate_limits";

/** What became of an attempt. */
export interface Counted {
  /** How many attempts count now. */
  count: number;
  /** For how many milliseconds it is not allowed, 0 when it is. */
  wait: number;
}

type Limiter = RateLimiterMemory | RateLimiterPostgres;

/** Attempts in the memory of this process: on SQLite, and while Postgres does not answer. */
class BoundedMemory extends RateLimiterMemory {
  private readonly keys = new Set<string>();

  override async consume(key: string, points?: number): Promise<RateLimiterRes> {
    this.keys.delete(key);
    this.keys.add(key);
    if (this.keys.size > MAX_KEYS) {
      const [oldest] = this.keys;
      if (oldest !== undefined) {
        this.keys.delete(oldest);
        await this.delete(oldest);
      }
    }
    return super.consume(key, points);
  }
}

/**
 * Counts attempts per key over a time that begins with the first of them. On Postgres all
 * processes count together; if it fails, each goes on by itself, so that a failing table neither
 * locks anybody out nor lets anybody guess without end.
 */
export class Counter {
  private static readonly all: Counter[] = [];
  private readonly memory: BoundedMemory;
  private limiter: Limiter;

  /**
   * @param name which counter it is, among those in the database
   * @param limit how many attempts are allowed
   * @param window within how many milliseconds
   */
  constructor(
    private readonly name: string,
    readonly limit: number,
    readonly window: number,
  ) {
    this.memory = new BoundedMemory({ keyPrefix: name, points: limit, duration: window / 1000 });
    this.limiter = this.memory;
    Counter.all.push(this);
  }

  /** Lets all counters count in the database, when it is one that several processes can share. */
  static async shareThrough(strapi: Core.Strapi): Promise<void> {
    if (strapi.db.dialect.client !== "postgres") return;
    const { connection } = strapi.db;
    // Unlogged: a crash of the server may forget the counts, which spares a write to its log.
    await connection.raw(
      `create unlogged table if not exists ${TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
    );
    for (const counter of Counter.all) {
      counter.limiter = new RateLimiterPostgres({
        storeClient: connection,
        storeType: "knex",
        tableName: TABLE,
        tableCreated: true,
        // One of them clears what has expired for all.
        clearExpiredByTimeout: counter === Counter.all[0],
        keyPrefix: counter.name,
        points: counter.limit,
        duration: counter.window / 1000,
        insuranceLimiter: counter.memory,
      });
    }
  }

  /** For how many milliseconds no further attempt is allowed, 0 when one is allowed now. */
  async wait(key: string): Promise<number> {
    const found = await this.limiter.get(hashed(key));
    return found !== null && found.consumedPoints >= this.limit ? found.msBeforeNext : 0;
  }

  /** Counts an attempt, unless it is one too many. */
  async add(key: string): Promise<Counted> {
    const wait = await this.wait(key);
    if (wait > 0) return { count: this.limit, wait };
    try {
      return { count: (await this.limiter.consume(hashed(key))).consumedPoints, wait: 0 };
    } catch (rejected) {
      // Parallel attempts have come first.
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      await this.remove(key);
      return { count: this.limit, wait: Math.max(rejected.msBeforeNext, 1) };
    }
  }

  /** Forgets all attempts. */
  async clear(key: string): Promise<void> {
    await this.limiter.delete(hashed(key));
  }

  /** Takes an attempt back. */
  async remove(key: string): Promise<void> {
    await this.limiter.reward(hashed(key));
  }
}

/** Addresses are nobody's business who reads the database; and a key has a length. */
function hashed(key: string): string {
  return keyedHash("rate limit", key);
}
