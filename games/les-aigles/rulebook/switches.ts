import type { Switch } from '@grognard/engine';

/** Every ruling and supplement value that a club can set; the first value is the default. */
export const switches = [
  { name: 'measuring', rule: 'LA-M5.1-17', values: ['forbidden', 'allowed'] },
  { name: 'whole-skirmish', rule: 'LA-U3.3-9', values: ['near cover', 'anywhere'] },
] as const satisfies readonly Switch[];
