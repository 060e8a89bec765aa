import { recorded } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { meetEnemy } from '../../rules/charges/meet.ts';
import type { ContactEntry, UnitEntry } from '../../scenario-types.ts';
import type { Contact } from '../../state-types.ts';
import { beginStory } from '../../story.ts';
import type { Task } from '../../tasks.ts';
import type { FeatureEntry } from '../../terrain/entries.ts';
import { charge, hussars } from '../charges/field.ts';
import { half } from '../fire/firing.ts';
import { all, at, british, type Fight, fought, locked, rowsOf, strikes } from '../melee/fighting.ts';
import { proves } from '../proving.ts';
import { companies, middling, partNamed, refusalsOf, type Scene, scene } from '../scene.ts';
import { box, hill, marsh, plateau, road, water, wood, wreck } from './land.ts';

type More = Partial<UnitEntry>;

/** So many left of a battalion. */
const few = (figures: number, troop = 'line'): UnitEntry['companies'] => [
  { troop, figures: 9, lost: 9 - figures },
];

const ahead = (cm: number): Task => ({ do: 'march', legs: [{ go: 'ahead', length: cm * 1_000 }] });

/** Where the British stand, 1 cm from the French, who walk into them unless it is they who walk. */
const meet = (
  features: readonly FeatureEntry[],
  y: number,
  french: More = {},
  allied: More = {},
  by: 'french' | 'allied' = 'french',
): Scene =>
  half(
    scene(
      [
        { id: 'french', at: [0, y - 1], attitude: 'attack', ...french },
        { id: 'allied', at: [0, y], ...british, attitude: 'attack', ...allied },
      ],
      { features },
    ),
    { [by]: [ahead(1.5)] },
  );

const contactIn = ({ state }: Scene): Contact | undefined => state.contacts[0];

/** Who stands higher, by name. */
const higher = (given: Scene): string | undefined => {
  const above = contactIn(given)?.above;
  return ['french', 'allied'].find((id) => partNamed(given, id) === above);
};

const FRONT: ContactEntry = { attacker: 'french', defender: 'allied', side: 'front' };

/** French and British in contact at some place, as a period ends. */
const close = (
  features: readonly FeatureEntry[],
  y: number,
  french: More = {},
  allied: More = {},
  { contacts = [FRONT], more = {}, ...fight }: Fight = {},
): Scene =>
  locked(
    [
      { id: 'french', at: [0, y], ...french },
      { id: 'allied', at: [0, y], ...british, ...allied },
    ],
    { contacts, more: { ...more, features }, ...fight },
  );

const later = (rounds = 1, more: Partial<ContactEntry> = {}): Fight => ({
  contacts: [{ ...FRONT, rounds, ...more }],
});

/** Twelve of the guard: they win. */
const guard = { companies: companies(6, 3, 'old-guard') };
const degraded = (given: Scene, id: string) =>
  all(given, 'degraded').filter(({ part }) => part === partNamed(given, id));

describe('on a slope', () => {
  proves(
    ['LA-O2.6-1', 'LA-O2.6-2', 'LA-O2.6-6'],
    'whoever is attacked from below has a bonus in the round of contact',
    (saw) => {
      const met = saw(meet([hill()], -4));
      expect(higher(met)).toBe('allied');
      const first = saw(fought({ ...met, state: { ...met.state, quarter: 4 } }));
      expect([rowsOf(first, 'defender')['LA-S3.5-5'], rowsOf(first, 'attacker')['LA-S3.5-5']]).toEqual([
        1,
        undefined,
      ]);
      const next = fought({
        ...first,
        state: { ...first.state, contacts: met.state.contacts.map((each) => ({ ...each, rounds: 1 })) },
      });
      expect(all(next, 'fought').map(({ round }) => round)).toEqual([2]);
      expect(rowsOf(next, 'defender')['LA-S3.5-5']).toBeUndefined();
      expect(higher(meet([], -4))).toBeUndefined();
      // Along the slope nobody is above.
      const along = half(
        scene(
          [
            { id: 'french', at: [-1, -6], facing: 90, formation: 'march column', attitude: 'attack' },
            { id: 'allied', at: [0, -6], ...british, facing: 270, formation: 'march column' },
          ],
          { features: [hill()] },
        ),
        { french: [ahead(1.5)] },
      );
      expect([along.state.contacts.length, higher(along)]).toEqual([1, undefined]);
    },
  );

  proves('LA-O2.6-3', 'so does whoever attacks downhill, without a charge', (saw) => {
    const met = saw(meet([hill()], -4, {}, {}, 'allied'));
    expect([higher(met), contactIn(met)?.charged]).toEqual(['allied', undefined]);
    expect(contactIn(met)).toMatchObject({ attacker: partNamed(met, 'allied') });
  });

  proves(
    'LA-O2.6-7',
    'with figures on both sides of the crest nobody has it; astride in one way, he has',
    (saw) => {
      expect(higher(saw(meet([hill()], -0.5)))).toBe('allied');
      const bent: FeatureEntry = {
        ...{ kind: 'hill', id: 'hill', outline: box(-40, -30, 40, 12) },
        crest: [
          [-40, 0],
          [0, 0],
          [40, -24],
        ],
      };
      const parted = meet([bent], -4, { formation: 'march column' });
      expect([parted.state.contacts.length, higher(parted)]).toEqual([1, undefined]);
      expect(higher(meet([bent], -4, { formation: 'march column' }, { companies: few(6) }))).toBe('allied');
    },
  );

  proves(
    ['LA-O2.6-4'],
    'from the second round both are without formation and fight with all their figures',
    (saw) => {
      const done = saw(fought(close([hill()], -5, { formation: 'march column' }, {}, later())));
      expect([strikes(done).attacker?.figures, strikes(done).defender?.figures]).toEqual([18, 15]);
      for (const who of ['attacker', 'defender'] as const) expect(rowsOf(done, who)['LA-S3.5-12']).toBe(-2);
      const first = fought(close([hill()], -5));
      expect(rowsOf(first, 'attacker')['LA-S3.5-12']).toBeUndefined();
      const plain = fought(close([], -5, {}, {}, later()));
      expect(rowsOf(plain, 'attacker')['LA-S3.5-12']).toBeUndefined();
    },
  );

  proves('LA-O2.6-5', 'and whoever has followed has his bonus', (saw) => {
    const done = saw(fought(close([hill()], -5, {}, {}, later(1, { follower: 'attacker' }))));
    expect(rowsOf(done, 'attacker')['LA-S3.5-3']).toBe(2);
  });

  proves('LA-O2.6-8', 'whoever is engaged on his way up or down is disorganised', (saw) => {
    const met = meet([hill()], -4);
    const done = saw(fought({ ...met, state: { ...met.state, quarter: 4 } }));
    expect(rowsOf(done, 'attacker')['LA-S3.5-12']).toBe(-1);
    expect(rowsOf(done, 'defender')['LA-S3.5-12']).toBeUndefined();
    expect([at(met, 'french').degradation, at(met, 'allied').degradation]).toEqual([1, 0]);
    expect(at(meet([], -4), 'french').degradation).toBe(0);
    expect(
      at(meet([hill()], -4, { formation: 'skirmish', companies: few(6, 'voltigeur') }), 'french').degradation,
    ).toBe(0);
  });

  proves(
    ['LA-O2.6-9', 'LA-O2.6-10'],
    'halted on the slope one reorganises in a quarter, and is disorganised again as soon as one moves on',
    (saw) => {
      const given = scene([{ id: 'french', at: [0, -5], degraded: 'disorganised' }], { features: [hill()] });
      const halted = saw(half(given, { french: [{ do: 'reorganise' }] }));
      expect(at(halted, 'french').degradation).toBe(0);
      expect(at(saw(half(halted, { french: [ahead(1)] })), 'french').degradation).toBe(1);
    },
  );

  proves('LA-O3.4-7', 'at the edge of a plateau whoever is on top is above', (saw) => {
    const top = plateau(-30, 0, 30, 40);
    expect(higher(saw(meet([top], 0.5)))).toBe('allied');
    expect(higher(saw(meet([top], -1)))).toBe('allied');
    expect(higher(meet([top], 8))).toBeUndefined();
  });
});

describe('in a wood', () => {
  const trees = wood(box(-40, 0, 40, 40));
  const lost = { degraded: 'without formation' } as const;

  proves(['LA-O4.5-1', 'LA-O1.3-7'], 'whoever fights somebody in it fights light cover, in or out', (saw) => {
    const edge = saw(fought(close([trees], 0.05, {}, lost)));
    expect([rowsOf(edge, 'attacker')['LA-S3.5-10'], rowsOf(edge, 'defender')['LA-S3.5-10']]).toEqual([
      -1,
      undefined,
    ]);
    const both = fought(close([trees], 10, lost, lost));
    expect([rowsOf(both, 'attacker')['LA-S3.5-10'], rowsOf(both, 'defender')['LA-S3.5-10']]).toEqual([
      -1, -1,
    ]);
  });

  proves(['LA-O4.5-2', 'LA-O4.5-3'], 'a charge into it is none, and has no bonus at all', (saw) => {
    const charged = (features: readonly FeatureEntry[]) => {
      const given = scene(
        [
          { id: 'french', at: [0, -8], formation: 'march column', attitude: 'attack' },
          { id: 'allied', at: [0, 0.05], ...british },
        ],
        { features },
      );
      const now = half(given, { french: [charge(given, 'allied')] });
      return now;
    };
    const [into, open] = [saw(charged([trees])), charged([])];
    expect([contactIn(into)?.charged, contactIn(into)?.pushing]).toEqual([undefined, undefined]);
    expect([contactIn(open)?.charged, contactIn(open)?.pushing]).toEqual([true, 3]);
  });

  proves(
    ['LA-O4.5-5', 'LA-O4.5-6'],
    'two without formation fight with the figures in contact alone, in the first round',
    (saw) => {
      const column = { formation: 'march column', ...lost } as const;
      const first = saw(fought(close([trees], 20, column, lost)));
      expect([strikes(first).attacker?.figures, strikes(first).defender?.figures]).toEqual([3, 3]);
      const next = fought(close([trees], 20, column, lost, later()));
      expect([strikes(next).attacker?.figures, strikes(next).defender?.figures]).toEqual([18, 15]);
      const loose = { formation: 'skirmish' } as const;
      const screens = fought(
        close([trees], 20, { ...loose, companies: few(4, 'voltigeur') }, { ...loose, companies: few(8) }),
      );
      // Four of 3 cm each before the middle of eight: four against four.
      expect([strikes(screens).attacker?.figures, strikes(screens).defender?.figures]).toEqual([4, 4]);
    },
  );

  proves(
    ['LA-O4.5-7', 'LA-O4.5-8', 'LA-O4.5-9', 'LA-O4.5-10', 'LA-O4.5-11e'],
    'a column of four and six skirmishers: four against four; the column keeps its own penalty, and has no other',
    (saw) => {
      const column = { formation: 'march column', companies: companies(3, 4), ...lost } as const;
      const done = saw(fought(close([trees], 20, column, { formation: 'skirmish', companies: few(6) })));
      expect([strikes(done).attacker?.figures, strikes(done).defender?.figures]).toEqual([4, 4]);
      expect(rowsOf(done, 'attacker')).toMatchObject({ 'LA-S3.5-12': -2, 'LA-S3.5-10': -1 });
      expect(rowsOf(done, 'attacker')['LA-S3.5-11']).toBeUndefined();
      expect(rowsOf(done, 'defender')).toMatchObject({ 'LA-S3.5-11': -1 });
      expect(at(done, 'french')).toMatchObject({ formation: 'march column', ranks: [4, 4, 4] });
      // Two figures to the side, two fewer.
      const aside = fought(
        close([trees], 20, { ...column, at: [9, 20] }, { formation: 'skirmish', companies: few(6) }),
      );
      expect([strikes(aside).attacker?.figures, strikes(aside).defender?.figures]).toEqual([2, 2]);
    },
  );

  // Its edge runs through the British line.
  const halfway = wood(box(-40, 1.5, 40, 40));

  proves(
    ['LA-O4.5-12', 'LA-O4.5-14'],
    'whoever is caught half in it is without formation, in disorder before charging horse, and has no cover',
    (saw) => {
      const met = saw(meet([halfway], 0));
      expect([contactIn(met)?.halfWay, at(met, 'allied').degradation]).toEqual([partNamed(met, 'allied'), 2]);
      const done = fought({ ...met, state: { ...met.state, quarter: 4 } });
      expect(rowsOf(done, 'attacker')['LA-S3.5-10']).toBeUndefined();
      const given = scene(
        [
          hussars({ id: 'french', at: [0, -9], attitude: 'attack' }),
          { id: 'allied', at: [0, 0], ...british },
        ],
        {
          features: [halfway],
        },
      );
      const ridden = half(given, { french: [charge(given, 'allied')] });
      expect([contactIn(ridden)?.charged, at(ridden, 'allied').degradation]).toEqual([true, 3]);
      expect(at(meet([trees], 0.05), 'allied').degradation).toBe(0);
    },
  );

  const CAUGHT: ContactEntry = { ...FRONT, halfWay: 'defender' };

  proves('LA-O4.5-13', 'it fights with the figures in contact', (saw) => {
    const column = { formation: 'march column' } as const;
    const done = saw(fought(close([halfway], 0, column, lost, { contacts: [CAUGHT] })));
    expect(strikes(done).defender?.figures).toBe(3);
    // Once all of it is in the wood, the wood still covers it no better.
    const pushed = fought(close([trees], 0.05, column, lost, { contacts: [CAUGHT] }));
    expect(rowsOf(pushed, 'attacker')['LA-S3.5-10']).toBeUndefined();
    expect(strikes(fought(close([], 0, column, lost))).defender?.figures).toBe(5);
  });

  proves('LA-O4.5-16', 'beaten, it routs where it would only halt', (saw) => {
    // Dice of melee, then of morale: without cover, and having lost, it needs more than that to obey.
    const dice = [3, 3, 5, 5];
    const beaten = (contacts: readonly ContactEntry[]) =>
      fought(close([halfway], 0, guard, lost, { contacts }), dice);
    const [caught, not] = [saw(beaten([CAUGHT])), beaten([FRONT])];
    expect(all(not, 'tested').map(({ nerve }) => nerve)).toEqual(['halt']);
    expect([at(caught, 'allied').routing, at(not, 'allied').routing]).toEqual([true, undefined]);
  });

  proves('LA-O4.5-17', 'the beaten go back 1.5 cm', (saw) => {
    const done = saw(fought(close([trees], 10, { ...guard, ...lost }, lost)));
    expect(all(done, 'recoiled')).toMatchObject([{ length: 1_500 }]);
  });

  proves(['LA-O4.5-18', 'LA-O4.5-19'], 'they may be followed, and whoever does has the bonus', (saw) => {
    const done = saw(fought(close([trees], 10, { ...guard, ...lost, attitude: 'attack' }, lost)));
    expect(all(done, 'followed-up')).toHaveLength(1);
    const next = saw(fought({ ...done, state: { ...done.state, period: 2, quarter: 4 } }));
    expect(rowsOf(next, 'attacker')['LA-S3.5-3']).toBe(2);
  });

  proves(
    ['LA-O4.5-20', 'LA-O4.5-21', 'LA-O4.5-22'],
    'from the second round all fight; close order is in disorder, skirmishers without formation; both have cover',
    (saw) => {
      const done = saw(
        fought(close([trees], 0.05, lost, { formation: 'skirmish', companies: few(6) }, later())),
      );
      expect([strikes(done).attacker?.figures, strikes(done).defender?.figures]).toEqual([18, 6]);
      expect([rowsOf(done, 'attacker')['LA-S3.5-12'], rowsOf(done, 'defender')['LA-S3.5-12']]).toEqual([
        -3, -2,
      ]);
      expect([rowsOf(done, 'attacker')['LA-S3.5-10'], rowsOf(done, 'defender')['LA-S3.5-10']]).toEqual([
        -1, -1,
      ]);
      const third = fought(
        close([trees], 0.05, lost, { formation: 'skirmish', companies: few(6), ...lost }, later(2)),
      );
      expect(rowsOf(third, 'defender')['LA-S3.5-12']).toBe(-2);
    },
  );
});

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
      expect(all(barred, 'laid-down-arms')).toMatchObject([{ part: 1, to: 0 }]);
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
