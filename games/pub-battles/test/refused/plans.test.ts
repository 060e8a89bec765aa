import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import { view } from '../../knowledge/view.ts';
import type { Order } from '../../model/orders.ts';
import type { PieceData } from '../../model/scenario.ts';
import type { SwitchSet } from '../../model/setting.ts';
import { check } from '../../play/check.ts';
import { red, settingOf, small, stateOf } from '../scenario/small.ts';

const army: readonly PieceData[] = [
  { id: 'ney', formation: 'red-corps', kind: 'regular', at: [0, -15] },
  { id: 'scouts', formation: 'red-corps', kind: 'detachment', at: [8, -15] },
  { id: 'mack', formation: 'blue-corps', kind: 'regular', at: [0, 25], facing: 180 },
];
const scenario = small(army, { exits: [{ id: 'south', at: [0, -30] }] });

/** What the referee has against what red writes before the battle. */
const against = (set: Partial<SwitchSet>, plan: Partial<Extract<Order, { kind: 'plan' }>>) => {
  const setting = settingOf(scenario, set);
  const seen = view(setting, { ...stateOf(scenario), phase: 'planning' }, red);
  return check(read(setting, seen), red, { kind: 'plan', pieces: [], orders: [], ...plan });
};

describe('orders written before the battle', () => {
  const writing = { writtenOrders: 'nextActivation' } as const;
  const to = (formation: string, x = 0) => ({ formation, to: { x, y: 0 }, attack: false });

  proves('PB-R012', 'are one for each formation', (saw) => {
    expect(against(writing, { orders: [to('red-corps'), to('red-second')] })).toEqual([]);
    expect(saw(against(writing, { orders: [to('red-corps'), to('red-corps', 9)] }))).toMatchObject([
      { rule: 'PB-R012', code: 'two-of-a-name' },
    ]);
  });

  proves('PB-R039', 'are for a formation of ours, to a place on the map, where orders are written', (saw) => {
    const reasons = (set: Partial<SwitchSet>, formation: string, x = 0) =>
      saw(against(set, { orders: [to(formation, x)] })).map(({ code }) => code);
    expect(reasons(writing, 'red-corps')).toEqual([]);
    expect(reasons(writing, 'blue-corps')).toEqual(['no-such-formation']);
    expect(reasons(writing, 'red-corps', 31_000)).toEqual(['ordered-off-the-map']);
    expect(reasons({ reassignment: 'on' }, 'red-corps')).toEqual(['no-written-orders']);
  });
});

describe('a piece before the battle', () => {
  proves('PB-R012', 'keeps its formation where nobody is reassigned, but for a detachment', (saw) => {
    const goes = (piece: string, set: Partial<SwitchSet>) =>
      against(set, { pieces: [{ piece, formation: 'red-second' }] });
    const printed = { writtenOrders: 'nextActivation' } as const;
    expect(saw(goes('ney', printed))).toMatchObject([{ rule: 'PB-R012', code: 'no-reassignment' }]);
    expect(goes('scouts', printed)).toEqual([]);
    expect(goes('ney', { reassignment: 'on' })).toEqual([]);
  });

  const enters = { day: 1, turn: 2, exit: 'south' };
  const free = (...pieces: Extract<Order, { kind: 'plan' }>['pieces']) =>
    against({ freePlay: 'on' }, { pieces });

  proves('PB-R099', 'comes or stays, and not both', (saw) => {
    expect(free({ piece: 'ney', stays: 'reserve' })).toEqual([]);
    expect(free({ piece: 'ney', enters })).toEqual([]);
    expect(saw(free({ piece: 'ney', stays: 'reserve', enters }))).toMatchObject([
      { rule: 'PB-R099', code: 'needs-one-place' },
    ]);
  });

  proves('PB-R034', 'does not hide behind an HQ that is still to come', (saw) => {
    const late = { piece: 'red-hq', enters };
    expect(free(late)).toEqual([]);
    expect(saw(free(late, { piece: 'ney', stays: 'reserve' }))).toMatchObject([
      { rule: 'PB-R034', code: 'hq-still-to-come', params: { piece: 'ney' } },
    ]);
  });
});
