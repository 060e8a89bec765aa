/** What English sentences share. */
import { type Digits, joined, rounded } from './joining.ts';

/** `a, b and c`. */
export const list = (items: readonly string[]): string => joined(items, 'and');

/** `a, b or c`. */
export const either = (items: readonly string[]): string => joined(items, 'or');

/** `1 loss`, `0 losses`, `2 losses`. */
export const times = (count: number, one: string, several = `${one}s`): string =>
  `${decimal(count)} ${count === 1 ? one : several}`;

/** With no more digits than it needs: `2`, `2.5`. */
export const decimal = (value: number, digits: Digits = 2): string => rounded(value, digits);
