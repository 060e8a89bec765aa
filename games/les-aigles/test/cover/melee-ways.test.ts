import { recorded } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import type { FeatureEntry } from '../../model/terrain-entries.ts';
import { meetEnemy } from '../../rules/charges/meet.ts';
import { beginStory } from '../../rules/sight/begin-story.ts';
import { half } from '../fire/firing.ts';
import { all, at, british, fought, rowsOf, strikes } from '../melee/fighting.ts';
import { proves } from '../proving.ts';
import { companies, middling, partNamed, refusalsOf, type Scene, scene } from '../scene.ts';
import { box, marsh, plateau, road, water, wood, wreck } from './land.ts';
import { ahead, close, contactIn, FRONT, guard, higher, later, meet } from './meeting.ts';

const degraded = (given: Scene, id: string) =>
  all(given, 'degraded').filter(({ part }) => part === partNamed(given, id));

describe('in water', () => {
  const stream = water('stream', 0, 2);

  proves(['LA-O6.2-8', 'LA-O6.2-10'], 'whoever is caught in a stream fights as from below', (saw) => {
    expect(higher(saw(meet([stream], 2)))).toBe('allied');
    expect(higher(saw(meet([stream], -1)))).toBe('french');
    // Both in the water, or both out of it: nobody.
    expect(higher(meet([water('stream', 0, 8)], 0))).toBeUndefined();
    expect(higher(meet([stream], 12))).toBeUndefined();
  });

  proves(
    ['LA-O6.2-11', 'LA-O6.2-12', 'LA-O6.2-13'],
    'whoever is thrown back into it is without formation, and so is whoever follows; he has the bonus',
    (saw) => {
      const behind = water('stream', 6, 2);
      const done = saw(fought(close([behind], 0, { ...guard, attitude: 'attack' })));
      expect([at(done, 'allied').degradation, at(done, 'french').degradation]).toEqual([2, 1]);
      const near = saw(fought(close([water('stream', 3.5, 2)], 0, { ...guard, attitude: 'attack' })));
      expect([at(near, 'allied').degradation, at(near, 'french').degradation]).toEqual([2, 2]);
      const next = saw(fought({ ...near, state: { ...near.state, period: 2, quarter: 4 } }));
      expect([strikes(next).defender?.figures, rowsOf(next, 'attacker')['LA-S3.5-3']]).toEqual([
        strikes(next).defender?.figures,
        2,
      ]);
      expect(all(next, 'fought').map(({ round }) => round)).toEqual([2]);
    },
  );

  proves('LA-O6.3-12', 'whoever is thrown back from the bank into a ford is lost', (saw) => {
    const ford = water('river', 6, 4, ['ford', 0, 40], ['ford', 80, 5]);
    const done = saw(fought(close([ford], 0, guard)));
    expect(at(done, 'allied').gone).toBe('destroyed');
    expect(done.state.contacts).toEqual([]);
  });

  proves(
    ['LA-O6.3-13', 'LA-O0-5', 'LA-O0-13'],
    'and whoever is thrown into a river anywhere else, or routs up to it and is reached',
    (saw) => {
      const river = water('river', 6, 4, ['bridge', 60, 5], ['bridge', 80, 5]);
      expect(at(saw(fought(close([river], 0, guard))), 'allied').gone).toBe('destroyed');
      // 3 cm back, and still on the bank.
      const bank = water('river', 8, 4, ['bridge', 60, 5], ['bridge', 80, 5]);
      expect(at(fought(close([bank], 0, guard)), 'allied').gone).toBeUndefined();
      const reached = (...features: readonly FeatureEntry[]): Scene => {
        const runner = { id: 'allied', at: [0, 0], ...british, routing: true } as const;
        const given = scene([{ id: 'french', at: [0, 0] }, runner], { features });
        const story = beginStory(given.setting, given.state, recorded(middling([])));
        meetEnemy(story, given.state, 0, 1);
        return { ...given, state: story.state, events: story.events };
      };
      const barred = saw(reached(water('river', 4.5, 4, ['bridge', 60, 5], ['bridge', 80, 5])));
      expect(all(barred, 'laid-down-arms')).toMatchObject([{ part: 1, by: 0 }]);
      expect([at(barred, 'allied').gone, barred.state.contacts]).toEqual(['destroyed', []]);
      const figures = british.companies.reduce((sum, each) => sum + each.figures, 0);
      expect(all(barred, 'fell')).toMatchObject([{ part: 1, men: 40 * figures }]);
      // A tenth of a centimetre is touching, two tenths are not.
      const [touching, beside] = [4.6, 4.7].map((bank) =>
        reached(water('river', bank, 4, ['bridge', 60, 5], ['bridge', 80, 5])),
      );
      expect([touching, beside].map((each) => each && at(each, 'allied').gone)).toEqual([
        'destroyed',
        undefined,
      ]);
      expect(at(reached(water('river', 5, 4, ['bridge', 60, 5])), 'allied').gone).toBeUndefined();
    },
  );

  proves('LA-O6.3-14', 'against somebody in a ford whoever is on the bank is above', (saw) => {
    const ford = water('river', -4, 6, ['ford', 0, 40], ['ford', 80, 5]);
    expect(higher(saw(meet([ford], 1)))).toBe('allied');
  });

  proves('LA-O6.3-5', 'on a bridge whoever fights with all his figures is without formation', (saw) => {
    const bridge = water('river', -8, 6, ['bridge', 0, 5], ['bridge', 80, 5]);
    const column = { formation: 'march column' } as const;
    const next = saw(fought(close([bridge], 0, column, {}, later())));
    expect(rowsOf(next, 'attacker')['LA-S3.5-12']).toBe(-2);
    expect(rowsOf(fought(close([bridge], 0, column)), 'attacker')['LA-S3.5-12']).toBeUndefined();
  });

  proves('LA-O6.5-2', 'in a marsh one is without formation, and is followed up to its edge', (saw) => {
    const bog = marsh(box(-40, 4, 40, 20));
    const done = saw(fought(close([bog], 0, { ...guard, attitude: 'attack' })));
    expect(at(done, 'allied')).toMatchObject({ y: 3_000, degradation: 2 });
    expect(at(done, 'french').y).toBe(3_000);
    const near = fought(close([marsh(box(-40, 2.6, 40, 20))], 0, { ...guard, attitude: 'attack' }));
    expect(Math.abs(at(near, 'french').y - 2_600)).toBeLessThanOrEqual(3);
    expect(near.state.contacts).toEqual([]);
  });
});

describe('on a road', () => {
  const column = { formation: 'march column' } as const;

  proves(['LA-O7.2-2', 'LA-O0-14'], 'a melee is fought as anywhere', (saw) => {
    const [on, off] = [saw(fought(close([road(0)], 0, column))), fought(close([], 0, column))];
    expect(strikes(on)).toEqual(strikes(off));
    const now = close([road(0)], 0, column, {}, { contacts: [{ ...FRONT, quarter: 3 }] });
    expect(all(fought(now), 'fought')).toMatchObject([{ halved: true }]);
    expect(all(on, 'fought')[0]).not.toHaveProperty('halved');
    const small = { ...column, companies: companies(3, 3) };
    const hampered = (way: FeatureEntry) => degraded(fought(close([way], 0, small, {}, later())), 'french');
    expect(hampered(road(0)).map(({ to }) => to)).not.toContain(2);
    expect(hampered(road(0, ['left', 'right'])).map(({ to }) => to)).toContain(2);
  });

  proves('LA-O7.2-4', 'whoever has no room to deploy is without formation from the second round', (saw) => {
    const wall: FeatureEntry = {
      kind: 'line',
      id: 'wall',
      material: 'stone wall',
      way: [
        [6, -20],
        [6, 20],
      ],
    };
    const next = (features: readonly FeatureEntry[]) =>
      rowsOf(saw(fought(close(features, 0, column, {}, later()))), 'attacker')['LA-S3.5-12'];
    expect(next([road(0), wall])).toBe(-2);
    expect(next([road(0, ['right'], 'wall')])).toBe(-2);
    expect(next([road(0)])).toBeUndefined();
    expect(rowsOf(fought(close([road(0), wall], 0, column)), 'attacker')['LA-S3.5-12']).toBeUndefined();
  });

  proves('LA-O7.2-4', 'room is needed on the side where the column is attacked', (saw) => {
    // It would come to lie across a line on the right of the column, and nowhere else.
    const wall: FeatureEntry = {
      ...{ kind: 'line', id: 'wall', material: 'stone wall' },
      way: [
        [1, 10],
        [6, 10],
      ],
    };
    const hampered = (side: 'left' | 'right', features: readonly FeatureEntry[]) => {
      const [x, facing] = side === 'right' ? [2.25, 270] : [-2.25, 90];
      const contacts = [{ attacker: 'allied', defender: 'french', side, rounds: 1 }] as const;
      const given = close(features, 0, { ...column, at: [0, 7.5] }, { at: [x, 0], facing }, { contacts });
      return degraded(saw(fought(given)), 'french')
        .flatMap(({ rules }) => rules)
        .includes('LA-O7.2-4');
    };
    expect(hampered('right', [road(0), wall])).toBe(true);
    expect(hampered('left', [road(0), wall])).toBe(false);
    expect(hampered('right', [road(0)])).toBe(false);
  });

  proves('LA-O7.3-1', 'between trees whoever fights with all his figures is without formation', (saw) => {
    const small = { ...column, companies: companies(3, 3) };
    const next = (features: readonly FeatureEntry[]) => fought(close(features, 0, small, {}, later()));
    expect(degraded(saw(next([road(0, ['left', 'right'])])), 'french').map(({ to }) => to)).toContain(2);
    expect(degraded(next([road(0)]), 'french').map(({ to }) => to)).not.toContain(2);
    const walled = degraded(next([road(0, ['left', 'right'], 'wall')]), 'french');
    expect(walled.flatMap(({ rules }) => rules)).not.toContain('LA-O7.3-1');
  });

  proves(
    ['LA-O7.3-3', 'LA-O7.3-4'],
    'whoever comes at a flank through the trees is without formation; the trees do not cover',
    (saw) => {
      const flank = (features: readonly FeatureEntry[]) =>
        half(
          scene(
            [
              { id: 'french', at: [3.25, 0], facing: 270, formation: 'march column', attitude: 'attack' },
              { id: 'allied', at: [0, -6], ...british, formation: 'march column' },
            ],
            { features },
          ),
          { french: [ahead(1.5)] },
        );
      const lined = saw(flank([road(0, ['right'])]));
      expect([contactIn(lined)?.side, at(lined, 'french').degradation]).toEqual(['left', 2]);
      expect(at(flank([road(0, ['left'])]), 'french').degradation).toBe(0);
      const done = fought({ ...lined, state: { ...lined.state, quarter: 4 } });
      expect(rowsOf(done, 'attacker')).toMatchObject({ 'LA-S3.5-4': 3, 'LA-S3.5-12': -2 });
      expect(rowsOf(done, 'attacker')['LA-S3.5-10']).toBeUndefined();
    },
  );
});

describe('deploying', () => {
  proves('LA-O7.2-3', 'what stands beside a road keeps a column on it from deploying across it', (saw) => {
    const deploys = (...features: readonly FeatureEntry[]) =>
      saw(
        refusalsOf(scene([{ id: 'french', at: [0, 0], formation: 'march column' }], { features }), 'french', [
          { do: 'change', to: 'line' },
        ]),
      ).map(({ rule, code }) => `${rule} ${code}`);
    const wall: FeatureEntry = {
      ...{ kind: 'line', id: 'wall', material: 'stone wall' },
      way: [
        [6, -20],
        [6, 20],
      ],
    };
    expect(deploys(road(0), wall)).toEqual(['LA-O7.2-3 ground-no-room']);
    expect(deploys(road(0, ['right']))).toEqual(['LA-O7.2-3 ground-no-room']);
    expect([deploys(road(0)), deploys(wall)]).toEqual([[], []]);
  });

  proves(
    'LA-O2.5-12',
    'guns on the slope of a plateau do not unlimber: there is no change of formation there',
    (saw) => {
      const guns = { formation: 'limbered', companies: companies(1, 4, 'foot-8pdr') } as const;
      const given = scene(
        [
          { id: 'slope', at: [0, -1], facing: 90, ...guns },
          { id: 'top', at: [0, 20], ...guns },
        ],
        { features: [plateau(-30, 2, 30, 40)] },
      );
      const refused = (id: string) =>
        saw(refusalsOf(given, id, [{ do: 'unlimber' }])).map(({ rule }) => rule);
      expect([refused('slope'), refused('top')]).toEqual([['LA-O2.5-12'], []]);
    },
  );
});

describe('anywhere', () => {
  proves('LA-O0-15', 'the ordinary recoil is 3 cm', (saw) => {
    const done = saw(fought(close([road(0)], 0, guard)));
    expect(all(done, 'recoiled')).toMatchObject([{ length: 3_000 }]);
  });

  proves('LA-O9.3-10', 'an abandoned battery is light cover in melee for whoever holds it', (saw) => {
    const done = saw(fought(close([wreck(box(-3, 0, 3, 5))], 0)));
    expect([rowsOf(done, 'attacker')['LA-S3.5-10'], rowsOf(done, 'defender')['LA-S3.5-10']]).toEqual([
      -1,
      undefined,
    ]);
  });

  test('the ground asks for nothing where there is none', () => {
    expect(strikes(fought(close([], 0)))).toEqual(strikes(fought(close([wood(box(60, 40, 80, 50))], 0))));
  });
});
