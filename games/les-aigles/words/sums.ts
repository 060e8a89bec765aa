import type { Modifier } from '@grognard/engine';

/** Modifiers as a sum: 6 + 0 + 1 - 2. */
export const sumOf = (rows: readonly Modifier[]): string =>
  rows
    .map(({ value }, place) => {
      if (place === 0) return `${value}`;
      return value < 0 ? `- ${-value}` : `+ ${value}`;
    })
    .join(' ');
