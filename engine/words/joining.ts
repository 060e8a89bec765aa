/** Several things in a sentence, the last behind a word: `a, b and c`. None is nothing, one is itself. */
export const joined = (items: readonly string[], last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

/** With its first letter as at the beginning of a sentence. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const PARTS = { 1: 10, 2: 100, 3: 1000 } as const;

export type Digits = keyof typeof PARTS;

/** Rounded to so many digits, and with no more than it needs. */
export const rounded = (value: number, digits: Digits): string =>
  `${Math.round(value * PARTS[digits]) / PARTS[digits]}`;
