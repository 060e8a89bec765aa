import { begin, canonical, type Seat, seeded } from '@grognard/engine';
import { sides } from './march-cases.ts';
import { march } from './march-game.ts';

export const UNITS = 100;

/** The first line of a log of the march: a table is set up from it. */
export const openingLine = (spectator = false): string => {
  const seats: readonly Seat[] = [
    ...sides.map((side) => ({ side })),
    ...(spectator ? (['spectator'] as const) : []),
  ];
  const beginning = { at: '2026-01-01T00:00:00.000Z', scenario: { units: UNITS }, switches: {}, seats };
  const begun = begin(march, beginning, (seq) => seeded(1, seq));
  if (!begun.ok) throw new Error('the march cannot be opened');
  return canonical(begun.value.opening);
};
