import type { Switch } from '@grognard/engine';

/** Readings of unclear bullets and values a club may change: the first is ours. */
export const switches = [
  // CB-Q5: whether a work that faces protects only against what comes through its front.
  { name: 'protectionFrontOnly', rule: 'CB-Q5', values: [true, false] },
] as const satisfies readonly Switch[];
