import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import type { MoveStep } from '../../model/orders.ts';
import {
  at,
  attacker,
  defender,
  EAST,
  field,
  HERE,
  lastOf,
  type Placed,
  type Scene,
  WEST,
} from '../scene.ts';

const step = (side: number): MoveStep => ({ do: 'step', side });
const take = (counter: number): MoveStep => ({ do: 'take', counter });
const move = (pace: 'full' | 'minimal', ...steps: readonly MoveStep[]) => ({ kind: 'move', pace, steps });

const activated = (saw: Parameters<typeof at>[0], scene: Scene, dice: readonly number[] = []) => {
  const battle = at(saw, { scenario: field(scene), dice });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  return battle;
};

const lone = (type: string, more: Partial<Placed> = {}): Scene => ({ red: [attacker(type, more)] });

describe('a move', () => {
  proves('CB-B4.4-13', 'has a step or a turn in it', (saw) => {
    expect(activated(saw, lone('levy')).refuses('red', move('full'))).toMatchObject([
      { rule: 'CB-B4.4-13', code: 'no-move-at-all' },
    ]);
    activated(saw, lone('levy')).does('red', move('full', step(0)));
  });

  proves('CB-B4.4-1', 'on a road costs a footman a point, over a rough side half a point more', (saw) => {
    const cost = (scene: Scene) =>
      lastOf(
        activated(saw, { ...lone('levy'), ...scene }).does('red', move('full', step(0))).events,
        'stepped',
      ).cost;
    const between = [WEST, HERE] as const;
    expect(cost({})).toBe(2);
    expect(cost({ sides: [{ between, kind: 'rough' }] })).toBe(3);
    const rough = [{ hexes: [HERE], ground: 'rough' as const }];
    expect(cost({ hexes: rough })).toBe(3);
    expect(cost({ hexes: rough, sides: [{ between, kind: 'road' }] })).toBe(2);
  });

  proves('CB-BOATS-11', 'afloat changes no boat for another', (saw) => {
    const water = [{ hexes: [WEST, HERE], ground: 'water' as const }];
    const boats = [WEST, WEST].map((where) => ({ kind: 'boat', at: where }) as const);
    const afloat = () => activated(saw, { ...lone('spearmen'), hexes: water, counters: boats });
    expect(afloat().refuses('red', move('full', take(0), take(1), step(0)))).toMatchObject([
      { rule: 'CB-BOATS-11', code: 'not-on-the-water' },
    ]);
    afloat().does('red', move('full', take(1), step(0)));
    const ashore = activated(saw, { ...lone('spearmen'), counters: boats });
    ashore.does('red', move('minimal', take(0), { do: 'drop', counter: 0 }, take(1), step(0)));
  });
});

describe('a withdrawal', () => {
  const back = (more: object = {}) => ({ kind: 'withdraw', side: 3, ...more });

  proves('CB-B4.4-14', 'by a Minimal Move is not for who is out of breath', (saw) => {
    const spent = () => activated(saw, lone('levy', { breath: 'out-of-breath' }));
    expect(spent().refuses('red', back({ minimal: true }))).toMatchObject([
      { rule: 'CB-B4.4-14', code: 'out-of-breath' },
    ]);
    spent().does('red', back());
    activated(saw, lone('levy', { breath: 'winded' })).does('red', back({ minimal: true }));
  });

  proves('CB-B4.5-1', 'does not end among troops that look elsewhere', (saw) => {
    const behind = (facing: number) =>
      activated(saw, { red: [attacker('levy'), attacker('archers', { id: 'friend', at: [3, 4], facing })] });
    expect(behind(3).refuses('red', back())).toMatchObject([{ rule: 'CB-B4.5-1', code: 'facings-differ' }]);
    behind(0).does('red', back());
  });

  proves('CB-MANTLETS-12', 'leaves mantlets and may take pavises', (saw) => {
    const behind = (kind: 'mantlets' | 'pavises') =>
      activated(saw, {
        ...lone('archers'),
        counters: [{ kind, at: WEST, ...(kind === 'mantlets' && { facing: 0 }) }],
      });
    expect(behind('mantlets').refuses('red', back({ take: 0 }))).toMatchObject([
      { rule: 'CB-MANTLETS-12', code: 'not-carried-now' },
    ]);
    behind('mantlets').does('red', back());
    behind('pavises').does('red', back({ take: 0 }));
  });

  proves('CB-B4.3-7', 'is not for the routed, who rally or flee', (saw) => {
    const routed = activated(saw, lone('spearmen', { cohesion: 'routed' }), [6, 6]);
    expect(routed.refuses('red', back())).toMatchObject([{ rule: 'CB-B4.3-7', code: 'is-forced' }]);
    routed.does('red', { kind: 'rally' });
  });
});

describe('a flight', () => {
  proves(['CB-MANTLETS-12', 'CB-PAVISES-7'], 'carries neither mantlets nor pavises', (saw) => {
    const running = (kind: 'mantlets' | 'pavises') =>
      activated(saw, {
        red: [attacker('levy', { cohesion: 'routed' })],
        counters: [{ kind, at: WEST, ...(kind === 'mantlets' && { facing: 0 }) }],
      });
    for (const [kind, rule] of [
      ['mantlets', 'CB-MANTLETS-12'],
      ['pavises', 'CB-PAVISES-7'],
    ] as const) {
      const steps = [{ do: 'turn', to: 4 }, step(2), step(3)] as const;
      expect(running(kind).refuses('red', { kind: 'flee', steps: [take(0), ...steps] })).toMatchObject([
        { rule, code: 'not-carried-now' },
      ]);
    }
  });
});

describe('a shock', () => {
  proves('CB-B4.6', 'is for who has the enemy before it', (saw) => {
    const order = { kind: 'shock', target: 'defender', supported: false };
    const facing = (to: number) =>
      activated(
        saw,
        { red: [attacker('levy', { facing: to })], blue: [defender('levy', { facing: 0 })] },
        [6, 6],
      );
    expect(facing(6).refuses('red', order)).toMatchObject([{ rule: 'CB-B4.6', code: 'does-not-engage' }]);
    facing(0).does('red', order);
    const far = activated(saw, { red: [attacker('levy', { at: [2, 4] })], blue: [defender('levy')] });
    expect(far.refuses('red', order)).toMatchObject([{ rule: 'CB-B4.6', code: 'does-not-engage' }]);
  });

  proves(
    ['CB-Q10', 'CB-PALISADE-10'],
    'at the last level of a palisade meets its shield and its cover first',
    (saw) => {
      const battle = activated(
        saw,
        {
          red: [attacker('heavy-foot')],
          blue: [defender('spearmen')],
          counters: [{ kind: 'palisade', at: HERE, facing: 6, level: 1 }],
        },
        [1, 2],
      );
      const { events } = battle.does('red', { kind: 'shock', target: 'defender', supported: true });
      const { rolls, absorbed } = lastOf(events, 'struck');
      expect(rolls[0]?.modifiers).toContainEqual({ value: -1, rule: 'CB-PALISADE-7' });
      expect(absorbed).toBe(1);
      const kinds = battle
        .view('red')
        .counters.flat()
        .filter(({ gone }) => gone === undefined);
      expect(kinds).toMatchObject([{ kind: 'debris' }]);
    },
  );
});

proves('CB-B4.12-3', 'a dragon lays hands on things at -4, a giant at -2', (saw) => {
  const rows = (type: string) => {
    const scene = { ...lone(type), counters: [{ kind: 'pavises', at: WEST } as const] };
    const { events } = activated(saw, scene, [6, 6]).does('red', {
      kind: 'manipulate',
      what: 'destroy',
      counter: 0,
    });
    return lastOf(events, 'manipulated').roll.modifiers;
  };
  expect(rows('dragon')).toContainEqual({ value: -4, rule: 'CB-B4.12-3' });
  expect(rows('giant')).toContainEqual({ value: -2, rule: 'CB-B4.12-3' });
  expect(rows('levy').filter(({ rule }) => rule === 'CB-B4.12-3')).toEqual([]);
});

describe('a war wagon in company', () => {
  const road = { roads: [[4, 5, 6, 7].map((column) => [column, 4] as const)] };
  const wagon = { kind: 'war-wagon', side: 'red', at: WEST, facing: 0 } as const;
  const order = (...more: readonly MoveStep[]) =>
    move('full', { do: 'bring', unit: 'attacker' }, step(0), ...more);
  const rolling = (saw: Parameters<typeof at>[0], scene: Scene, dice: readonly number[] = []) => {
    const scenario = field({ ...scene, counters: [wagon] });
    const battle = at(saw, { scenario: { ...scenario, map: { ...scenario.map, ...road } }, dice });
    battle.does('red', { kind: 'drive', counter: 0 });
    return battle;
  };
  const others = (count: number, facing = 0) =>
    Array.from({ length: count }, (_each, place) =>
      attacker('archers', { id: `other-${place}`, at: HERE, facing }),
    );

  proves('CB-B4.5', 'finds room for its troop as well', (saw) => {
    const into = (count: number) => rolling(saw, { red: [attacker('levy'), ...others(count)] });
    expect(into(2).refuses('red', order())).toMatchObject([{ rule: 'CB-B4.5', code: 'too-many-in-the-hex' }]);
    into(1).does('red', order());
  });

  proves('CB-B4.5-1', 'comes to troops that look the way it does', (saw) => {
    expect(rolling(saw, { red: [attacker('levy'), ...others(1, 3)] }).refuses('red', order())).toMatchObject([
      { rule: 'CB-B4.5-1', code: 'facings-differ' },
    ]);
  });

  proves(
    ['CB-B4.4-17', 'CB-Q29'],
    'goes next to an enemy with a troop in good order and breath only',
    (saw) => {
      const against = (more: Partial<Placed>, dice: readonly number[] = []) =>
        rolling(
          saw,
          { red: [attacker('levy', more)], blue: [defender('levy', { at: EAST, facing: 0 })] },
          dice,
        );
      expect(against({ cohesion: 'shaken' }).refuses('red', order())).toMatchObject([
        { rule: 'CB-B4.4-17', code: 'contact-in-good-order' },
      ]);
      expect(against({ breath: 'out-of-breath' }).refuses('red', order())).toMatchObject([
        { rule: 'CB-B4.4-17', code: 'contact-without-breath' },
      ]);
      against({}).does('red', order());
    },
  );

  proves('CB-B4.4-19', 'stops when its troop is engaged', (saw) => {
    const against = (facing: number) =>
      rolling(saw, { red: [attacker('levy')], blue: [defender('levy', { at: EAST, facing })] }, [1, 1]);
    const turning = order({ do: 'turn', to: 1 });
    expect(against(6).refuses('red', turning)).toMatchObject([
      { rule: 'CB-B4.4-19', code: 'stops-when-engaged' },
    ]);
    against(0).does('red', turning);
    against(6).does('red', order());
  });
});
