import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { Event } from '../../model/events.ts';
import type { MoveStep } from '../../model/orders.ts';

import { driving } from '../../rules/driving/drive.ts';
import type { OrderOf } from '../../rules/units/action.ts';
import { blue, EAST, full, onField, red, step, WEST } from './stand.ts';

const watch = blue('levy', [11, 9]);
const hidden = { kind: 'trap', side: 'blue', hidden: true } as const;

const setAside = (events: readonly Event[]) => events.filter(({ kind }) => kind === 'set-aside');

describe('what is left of a move is set aside, and its giver is told', () => {
  proves('CB-TRAP-4', 'after a trap that cost a step; one that cost nothing stops nobody', (saw) => {
    const march = (dice: readonly number[]) =>
      setAside(
        onField(saw, { units: [red('spearmen', [3, 5]), watch], counters: [{ ...hidden, at: [4, 5] }] }).does(
          'spearmen',
          full(step(EAST), step(EAST)),
          dice,
        ),
      );
    expect(march([3, 3, 1, 1])).toMatchObject([{ unit: 0, parts: 1, why: 'trap', rules: ['CB-TRAP-4'] }]);
    expect(march([6, 6])).toEqual([]);
  });

  proves('CB-TRAP-4', 'unless the trap lay where the march was to end', (saw) => {
    const counters = [{ ...hidden, at: [4, 5] as const }];
    const march = (...parts: readonly MoveStep[]) =>
      setAside(
        onField(saw, { units: [red('spearmen', [3, 5]), watch], counters }).does(
          'spearmen',
          full(...parts),
          [3, 3, 1, 1],
        ),
      );
    expect(march(step(EAST), step(EAST))).toHaveLength(1);
    expect(march(step(EAST))).toEqual([]);
  });

  proves('CB-TRAP-4', 'with the unit that the trap destroyed', (saw) => {
    const units = [red('spearmen', [3, 5], { steps: 1 }), red('levy', [1, 1]), watch];
    const field = onField(saw, { units, counters: [{ ...hidden, at: [4, 5] }] });
    expect(setAside(field.does('spearmen', full(step(EAST), step(EAST)), [3, 3]))).toMatchObject([
      { parts: 1, why: 'destroyed' },
    ]);
  });

  proves('CB-Q37', 'without the points for the ground of a trap', (saw) => {
    const march = (type: string, dice: readonly number[]) =>
      setAside(
        onField(saw, { units: [red(type, [3, 5]), watch], counters: [{ ...hidden, at: [5, 5] }] }).does(
          type,
          full(step(EAST), step(EAST), { do: 'turn', to: 2 }),
          dice,
        ),
      );
    expect(march('archers', [6, 6])).toMatchObject([{ parts: 1, why: 'trap-ground', rules: ['CB-Q37'] }]);
    expect(march('spearmen', [6, 6])).toEqual([]);
  });

  proves('CB-Q37', 'but not if the last of the points are just enough for it', (saw) => {
    const march = (ground: 'clear' | 'rough', ...before: readonly MoveStep[]) =>
      setAside(
        onField(saw, {
          map: { hexes: [{ hexes: [[4, 5]], ground }] },
          units: [red('spearmen', [3, 5]), watch],
          counters: [{ ...hidden, at: before.length > 0 ? [6, 5] : [5, 5] }],
        }).does('spearmen', full(...before, step(EAST), step(EAST), { do: 'turn', to: 2 }), [6, 6]),
      );
    expect(march('rough')).toEqual([]);
    expect(march('clear', step(EAST))).toMatchObject([{ why: 'trap-ground' }]);
  });

  proves(['CB-CART-11', 'CB-B4.13-3'], 'for a cart that does not get off', (saw) => {
    const roll = (dice: readonly number[]) => {
      const field = onField(saw, {
        map: { roads: [[3, 4, 5].map((column) => [column, 5] as const)] },
        units: [blue('levy', [6, 5])],
        counters: [{ kind: 'cart', side: 'red', at: [5, 5], facing: 6 }],
      });
      const order = full(step(WEST)) as OrderOf<'move'>;
      return setAside(field.plays((story) => driving.resolve(story, 0, order), dice));
    };
    expect(roll([6, 3])).toMatchObject([{ counter: 0, parts: 1, why: 'held', rules: ['CB-CART-11'] }]);
    expect(roll([2, 3])).toEqual([]);
  });

  proves('CB-B4.4-29', 'with a unit that a failed disengagement destroyed', (saw) => {
    const units = [red('levy', [5, 5], { cohesion: 'routed', facing: 6 }), blue('spearmen', [6, 5])];
    const flight = (dice: readonly number[]) => {
      const field = onField(saw, { units: [...units, red('archers', [1, 1])] });
      const order = { kind: 'flee', steps: [step(WEST), step(WEST)] } as const;
      return setAside(field.does('levy', order, dice));
    };
    expect(flight([6, 6, 1, 1])).toMatchObject([{ unit: 0, parts: 2, why: 'destroyed' }]);
    expect(flight([1, 1, 1, 1])).toEqual([]);
  });

  proves('CB-B4.6-14', 'unless that unit had nowhere to go at all', (saw) => {
    const around = [[1, 2] as const, [2, 1] as const, [2, 2] as const];
    const spent = { breath: 'out-of-breath', facing: 8 } as const;
    const units = [
      red('levy', [1, 1], { cohesion: 'routed' }),
      red('archers', [12, 10]),
      ...around.map((at, place) => blue('archers', at, { ...spent, id: `blue-${place}` })),
    ];
    const field = onField(saw, { units });
    expect(setAside(field.does('levy', { kind: 'flee', steps: [] }, [6, 6]))).toEqual([]);
    expect(field.unit('levy').lost).toBe(true);
  });
});
