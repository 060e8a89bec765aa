/** How long the page waits for what, in milliseconds. */
export const PATIENCE = {
  /** Longer than a server that is there takes to answer, or to say that it cannot; a server that was stopped says nothing at all. */
  answer: 15_000,
  /** Whole logs, and battles of one's own that have to be judged, take their time. */
  log: 180_000,
  /** An order has an id of its own: rather sent twice than waited for where nobody is. */
  order: 5_000,
  /** What came of an order follows its answer at once, unless the line has just been lost. */
  message: 400,
  /** Between two attempts to send the same. */
  attempt: 1_500,
  /** A server, or a proxy before it, that grants no websocket is not asked again at once. */
  refusedWebsocket: 30_000,
} as const;
