import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Battle } from './tale.ts';

const root = join(import.meta.dirname, '../..');

interface Listed {
  readonly game: string;
  readonly scenario: string;
  readonly orders: number;
  /** How many orders at most in a soak. */
  readonly soak: number;
}

/** What is told twice of each game: battles with much in them. */
export const battles: readonly Listed[] = [
  { game: 'pub-battles', scenario: 'first-contact', orders: 60, soak: 2_000 },
  { game: 'pub-battles', scenario: 'quatre-bras-1815', orders: 60, soak: 2_000 },
  { game: 'les-aigles', scenario: 'first-volley', orders: 60, soak: 400 },
  { game: 'les-aigles', scenario: 'kaltenried', orders: 40, soak: 400 },
  { game: 'cursed-blades', scenario: 'first-blood', orders: 150, soak: 2_000 },
  { game: 'cursed-blades', scenario: 'reed-river', orders: 150, soak: 2_000 },
];

/** A shipped battle. */
export const battleOf = ({ game, scenario: name }: Listed, seed: number, orders: number): Battle => {
  const file = join(root, 'scenarios', game, `${name}.json`);
  const scenario: { readonly sides: readonly { readonly id: string }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return { scenario, seats: scenario.sides.map(({ id }) => ({ side: id })), seed, orders };
};
