/** How much one address may ask: so many at once, and so many more a second. */
export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
  /** When it was last put behind all others. */
  seen: number;
}

const MANY = 50_000;
const OF_LATE = 1000;

/** Takes so much of what an address may have, one unless told. Says in how many seconds there is enough, or 0. */
export type RateLimiter = (name: string, allowance: RateLimit, much?: number) => number;

/** The clock on the wall may be set; this one only goes on. */
const sinceStart = (): number => performance.now();

/** Counts what each address has left. */
export const createRateLimiter = (clock: () => number = sinceStart): RateLimiter => {
  const buckets = new Map<string, Bucket>();
  return (name, { burst, perSecond }, much = 1) => {
    const at = clock();
    const known = buckets.get(name);
    const bucket = known ?? { left: burst, at, seen: at };
    const left = Math.min(burst, bucket.left + (Math.max(0, at - bucket.at) / 1000) * perSecond);
    bucket.left = left >= much ? left - much : left;
    bucket.at = at;
    // The longest unseen address is forgotten first: by then its bucket is full again.
    if (known === undefined && buckets.size >= MANY) buckets.delete(buckets.keys().next().value ?? '');
    if (known === undefined || at - bucket.seen >= OF_LATE) {
      bucket.seen = at;
      buckets.delete(name);
      buckets.set(name, bucket);
    }
    return left >= much ? 0 : Math.ceil((much - left) / perSecond);
  };
};
