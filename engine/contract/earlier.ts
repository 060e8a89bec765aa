/**
 * How a game reads what its earlier versions wrote: events and states in the shape of today. What has that shape already, or none that
 * was ever written, is left as it is: it does not matter which version wrote it, and whether it can be read is for the schema to say.
 */
export interface Earlier {
  event(written: unknown): unknown;
  state(written: unknown): unknown;
}
