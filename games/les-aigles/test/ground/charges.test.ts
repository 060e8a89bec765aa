import { describe, expect } from 'vitest';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { proves } from '../proving.ts';
import { companies } from '../scene.ts';
import { box, crop, denied, half, hill, levelOf, line, on, partAt, toldOf, water, wood } from './land.ts';

const hussars = {
  id: 'hussars',
  formation: 'march column',
  companies: companies(4, 3, 'hussar'),
  attitude: 'attack',
} as const;
const enemy = { id: 'enemy', side: 'allied', nation: 'austria', facing: 180 } as const;
const CHARGE = [{ do: 'charge', target: 1 }] as const;

const facing = (features: readonly FeatureEntry[], from: number, to = 0) =>
  on(features, [
    { ...hussars, at: [0, from] },
    { ...enemy, at: [0, to] },
  ]);

describe('no charge', () => {
  proves(
    ['LA-O4.5-2', 'LA-O6.2-9', 'LA-O9.2-17', 'LA-O9.2-12', 'LA-O8.6-2', 'LA-O2.4-4'],
    'goes through a wood, a stream, a field, a hedge or over a slope',
    (saw) => {
      const between: readonly (readonly [FeatureEntry, string])[] = [
        [wood(box(-5, -12, 5, -8)), 'LA-O4.5-2'],
        [water('stream', -10, 1), 'LA-O6.2-9'],
        [crop('ploughland', box(-5, -12, 5, -8)), 'LA-O9.2-17'],
        [crop('tall', box(-5, -12, 5, -8)), 'LA-O9.2-12'],
        [line('hedge', -10), 'LA-O8.6-2'],
        [
          hill(box(-5, -12, 5, -8), [
            [-5, -10],
            [5, -10],
          ]),
          'LA-O2.4-4',
        ],
      ];
      for (const [feature, rule] of between)
        expect(denied(saw, facing([feature], -20), 'hussars', CHARGE)).toEqual([
          `${rule} ground-charge-through`,
        ]);
      expect(denied(saw, facing([wood(box(-30, -12, -10, -8))], -20), 'hussars', CHARGE)).toEqual([]);
    },
  );

  proves(
    ['LA-OX-1', 'LA-OX-2', 'LA-O8.6-1'],
    'is made at an enemy on a slope, or behind what he holds',
    (saw) => {
      const slope = hill(box(-30, -1, 30, 20), [
        [-30, 10],
        [30, 10],
      ]);
      expect(denied(saw, facing([slope], -20, 4), 'hussars', CHARGE)).toEqual([
        'LA-OX-1 ground-charge-through',
      ]);
      expect(denied(saw, facing([line('stone wall', 0)], -20), 'hussars', CHARGE)).toEqual([
        'LA-O8.6-1 ground-charge-through',
      ]);
      const house = {
        ...{ kind: 'house', id: 'house' },
        corners: [
          [-3, -10],
          [-3, -6],
          [3, -6],
          [3, -10],
        ],
      } as unknown as FeatureEntry;
      expect(denied(saw, facing([house], -20), 'hussars', CHARGE)).toEqual(['LA-OX-2 ground-charge-through']);
    },
  );

  proves(['LA-O9.2-17', 'LA-OX-3'], 'begins in a field, or by whoever they have disorganised', (saw) => {
    expect(denied(saw, facing([crop('ploughland', box(-10, -40, 10, -20))], -20), 'hussars', CHARGE)).toEqual(
      ['LA-O9.2-17 ground-charge-from'],
    );
    const given = on(
      [water('stream', -50, 2)],
      [
        { ...hussars, at: [0, -20], degraded: 'disorganised' },
        { ...enemy, at: [0, 0] },
      ],
    );
    expect(denied(saw, given, 'hussars', CHARGE)).toEqual(['LA-OX-3 charge-degraded']);
  });

  proves(['LA-O6.2-10'], 'is refused at an enemy who has his head out of a stream', (saw) => {
    const given = on(
      [water('stream', 3, 2)],
      [
        { ...hussars, at: [0, -20] },
        { ...enemy, at: [0, -1], formation: 'march column' },
      ],
    );
    expect(denied(saw, given, 'hussars', CHARGE)).toEqual([]);
    saw(half(given, { hussars: CHARGE }).events);
    const within = facing([water('stream', 0, 2)], -20, 0);
    expect(denied(saw, within, 'hussars', CHARGE)).toEqual(['LA-O6.2-9 ground-charge-through']);
  });
});

describe('an obstacle met by surprise', () => {
  proves(['LA-O0-21', 'LA-M5.5-9'], 'makes an ordinary entry of a charge', (saw) => {
    const bog = crop('ploughland', box(-8, -6, 8, -4));
    const hidden = { ...bog, hiddenIn: 'wood' } as FeatureEntry;
    const given = on(
      [wood(box(60, 20, 80, 40)), hidden],
      [
        { ...hussars, at: [0, -12] },
        { ...enemy, at: [0, 0] },
      ],
    );
    expect(denied(saw, given, 'hussars', CHARGE)).toEqual([]);
    const done = half(given, { hussars: CHARGE });
    saw(done.events);
    const [met] = toldOf(done, 'met');
    expect(met?.contact.charged).toBeUndefined();
    expect(met?.rules).toContain('LA-O0-21');
    const clear = half(facing([], -12), { hussars: CHARGE });
    expect(toldOf(clear, 'met')[0]?.contact.charged).toBe(true);
    expect(partAt(done, 'hussars').y).toBeLessThan(1);
    expect(levelOf(done, 'hussars')).toBe(0);
  });
});

describe('an enemy who has gone up a slope', () => {
  proves(['LA-M5.5-5', 'LA-M5.5-9', 'LA-OX-1'], 'is not charged any more', (saw) => {
    const slope = hill(box(-30, 3, 30, 20), [
      [-30, 12],
      [30, 12],
    ]);
    const back = [{ do: 'march', legs: [{ go: 'back', length: 1_500 }] }] as const;
    const given = facing([slope], -20);
    expect(denied(saw, given, 'hussars', CHARGE)).toEqual([]);
    const done = half(half(given, { hussars: CHARGE, enemy: back }), {});
    saw(done.events);
    expect(toldOf(done, 'met')).toMatchObject([{ contact: { attacker: 0, defender: 1 } }]);
    expect(toldOf(done, 'met')[0]?.contact.charged).toBeUndefined();
    const flat = half(facing([], -20), { hussars: CHARGE, enemy: back });
    expect(toldOf(flat, 'met')[0]?.contact.charged).toBe(true);
  });
});
