import { describe, expect, test } from 'vitest';
import { tableFor } from '../../../../tools/proofs/table.ts';
import { pubBattles } from '../../game.ts';
import type { PieceData } from '../../model/scenario.ts';
import { pubBattlesSchemas } from '../../schemas/schemas.ts';
import { small } from '../scenario/small.ts';
import { ahead } from '../table.ts';

const at = tableFor(pubBattles, pubBattlesSchemas);

/** Ney, far from all others of red, and Kempt so far before him, of whom red knows all that a look would tell. */
const facing = (kempt: number) => {
  const troops: readonly PieceData[] = [
    { id: 'ney', formation: 'red-corps', kind: 'regular', at: [-20, 0] },
    { id: 'kempt', formation: 'blue-corps', kind: 'regular', at: [-20, kempt], facing: 0 },
  ];
  const look = { arm: 'foot', spent: false } as const;
  const known = { red: [{ piece: 'kempt', ...look }], blue: [{ piece: 'ney', ...look }] };
  return small(troops, { now: { moving: 'red-corps', known } });
};

/** Whether a march of Ney has shown his side something, so that it cannot be taken back. PB-R013, PB-R101. */
const showsSomething = (kempt: number): boolean => {
  const order = { kind: 'march', piece: 'ney', steps: [ahead(2)] };
  const { events } = at((seen) => seen, { scenario: facing(kempt) }).does('red', order);
  return events.some((event) => 'showed' in event && event.showed === true);
};

describe('a march before a block that is as it was when last seen', () => {
  test('shows something if nobody looked at it before', () => {
    expect(showsSomething(16)).toBe(true);
  });

  test('shows nothing if it was looked at all the time', () => {
    expect(showsSomething(14)).toBe(false);
  });

  test('shows nothing if it is still out of sight', () => {
    expect(showsSomething(17)).toBe(false);
  });
});
