import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { Order } from '../../model/orders.ts';
import type { State } from '../../model/state.ts';
import { blue, red, type Scene } from '../combat/scene.ts';
import { codes, playing, verdict } from './referee.ts';

/** Red is played by two: one commands the army and the corps R, the other the corps S. */
const [chief, second] = [{ side: 'red' }, { side: 'red', command: 'S' }];
const divided = (more: Partial<State>): Scene => ({
  pieces: [
    red('X', 'regular', 0, 0),
    blue('Y', 'regular', 0, 30),
    red('H', 'hq', 0, -3),
    red('I', 'hq', 20, -3, 0, { formation: 2 }),
    red('Z', 'regular', 20, 0, 0, { formation: 2, where: 'reserve' }),
  ],
  state: {
    seats: [chief, second, { side: 'blue' }],
    formations: [
      { id: 'R', side: 'red', rating: 3, chit: true, hq: 2 },
      { id: 'B', side: 'blue', rating: 3, chit: true, hq: 1 },
      { id: 'S', side: 'red', rating: 3, chit: true, hq: 3 },
    ],
    ...more,
  },
});

describe('whoever commands another part of the army', () => {
  proves('PB-R097', 'does not set down what its HQ hides', (saw) => {
    const deploy: Order = { kind: 'deploy', hq: 'I', facing: 0 };
    const drawn = divided({ phase: 'alter', drawn: 0, cup: [1, 2] });
    expect(codes(drawn, deploy, second)).toEqual([]);
    expect(saw(verdict(drawn, deploy, chief))).toMatchObject([{ rule: 'PB-R097', code: 'not-your-hq' }]);
  });

  proves('PB-R016', 'writes no orders while that part is active', (saw) => {
    const write: Order = { kind: 'write', formation: 'S', to: { x: 0, y: 0 }, attack: true };
    const active = divided({ activation: { formation: 2, acted: [], struck: [] } });
    const writing = playing(active, { writtenOrders: 'nextActivation' });
    expect(codes(writing, write, second)).toEqual([]);
    expect(saw(verdict(writing, write, chief))).toMatchObject([
      { rule: 'PB-R016', code: 'not-your-activation' },
    ]);
  });

  proves('PB-R235', 'does not write what only the head of the army does before the battle', (saw) => {
    const plan: Order = { kind: 'plan', pieces: [], orders: [] };
    const before = playing(divided({ phase: 'planning' }), { reassignment: 'on' });
    expect(codes(before, plan, chief)).toEqual([]);
    expect(saw(verdict(before, plan, second))).toMatchObject([{ rule: 'PB-R235', code: 'not-your-plan' }]);
  });
});
