import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { cursedBlades } from '../../game.ts';
import { readingOf } from '../../model/reading.ts';
import type { CounterData } from '../../model/scenario.ts';
import { reachOf } from '../../rules/movement/reach.ts';
import { blue, costs, EAST, full, minimal, onField, red, SOUTH_EAST, step, turn } from './stand.ts';

const watch = blue('levy', [11, 9]);

/** Where what happens is compared, and proves nothing by its rules. */
const unseen = <T>(seen: T): T => seen;

describe('a flyer', () => {
  proves(['CB-B4.4-5', 'CB-B4.4'], 'pays a point for every ground, and nothing for rough sides', (saw) => {
    const battle = onField(saw, {
      units: [red('dragon', [2, 5]), watch],
      map: {
        hexes: [
          { hexes: [[3, 5]], ground: 'rough' },
          { hexes: [[4, 5]], ground: 'difficult' },
          { hexes: [[5, 5]], ground: 'water' },
        ],
        sides: [
          {
            between: [
              [5, 5],
              [6, 5],
            ],
            kind: 'rough',
          },
        ],
      },
    });
    const steps = [step(EAST), step(EAST), step(EAST), step(EAST)];
    expect(costs(battle.does('dragon', full(...steps)))).toEqual([2, 2, 2, 2]);
    const further = onField(saw, { units: [red('dragon', [2, 5]), watch] });
    expect(further.refuses('dragon', full(...steps, step(EAST)))).toMatchObject([{ rule: 'CB-B4.4-5' }]);
  });

  proves(
    'CB-B4.4-5',
    'pays half a point for the first 60 degrees of a turn, and one for each more',
    (saw) => {
      const turned = (to: number) =>
        costs(onField(saw, { units: [red('dragon', [2, 5]), watch] }).does('dragon', full(turn(to))));
      expect(turned(2)).toEqual([1]);
      expect(turned(4)).toEqual([3]);
      expect(turned(6)).toEqual([5]);
    },
  );

  proves(
    ['CB-G7', 'CB-B4.1-9', 'CB-B4.4-5'],
    'minds no obstacle on the ground: it keeps its charge',
    (saw) => {
      for (const kind of ['debris', 'stakes', 'abatis', 'cart', 'herd'] as const) {
        const over = (type: string) => ({
          units: [red(type, [3, 5], { marker: 'charge' }), blue('levy', [8, 5])],
          counters: [{ kind, side: 'red', at: [4, 5], facing: 0 } as const],
        });
        const flying = onField(saw, over('dragon'));
        expect(costs(flying.does('dragon', full(step(EAST), step(EAST))))).toEqual([2, 2]);
        expect(flying.unit('dragon')).toMatchObject({ marker: 'charge', breath: 'fresh' });
        const riding = onField(saw, over('wolves'));
        riding.does('wolves', minimal(step(EAST)));
        expect(riding.unit('wolves').marker).toBeUndefined();
      }
    },
  );

  proves('CB-G7', 'earns its charge over obstacles', (saw) => {
    const over = (type: string) => ({
      units: [red(type, [3, 5]), blue('levy', [6, 5])],
      counters: [{ kind: 'debris', at: [4, 5] } as const],
    });
    const flying = onField(saw, over('dragon'));
    flying.does('dragon', full(step(EAST), step(EAST)), [1, 1]);
    expect(flying.unit('dragon').marker).toBe('charge');
    const walking = onField(saw, over('spearmen'));
    walking.does('spearmen', full(step(EAST), step(EAST)), [1, 1]);
    expect(walking.unit('spearmen').marker).toBe('contact');
  });

  proves(
    ['CB-Q44', 'CB-DEBRIS-6', 'CB-TENTS-6'],
    'pays for what stands where it comes down, and cannot come down without the points',
    (saw) => {
      const over = (kind: 'debris' | 'tents') =>
        onField(saw, {
          units: [red('dragon', [2, 5]), watch],
          counters: [{ kind, side: 'blue', at: [5, 5] }],
        });
      const flown = (count: number) => full(...Array.from({ length: count }, () => step(EAST)));
      expect(costs(over('debris').does('dragon', flown(3)))).toEqual([2, 2, 2, 1]);
      expect(costs(over('tents').does('dragon', flown(3)))).toEqual([2, 2, 2, 2]);
      expect(costs(over('debris').does('dragon', flown(4)))).toEqual([2, 2, 2, 2]);
      const winded = onField(saw, {
        units: [red('dragon', [2, 5]), watch],
        counters: [{ kind: 'debris', at: [6, 5] }],
      });
      expect(winded.refuses('dragon', flown(4))).toMatchObject([
        { rule: 'CB-Q44', code: 'too-far-to-land', params: { cost: 1, left: 0 } },
      ]);
      expect(reachOf(readingOf(winded.setting, winded.state), 0).hexes).not.toContain(winded.hex([6, 5]));
      expect(reachOf(readingOf(winded.setting, winded.state), 0).hexes).toContain(winded.hex([5, 5]));
    },
  );

  proves(['CB-Q44', 'CB-G1', 'CB-G2'], 'loses its charge where it comes down on an obstacle', (saw) => {
    const battle = onField(saw, {
      units: [red('dragon', [3, 5], { marker: 'charge' }), blue('levy', [9, 5])],
      counters: [{ kind: 'debris', at: [5, 5] }],
    });
    battle.does('dragon', full(step(EAST), step(EAST)));
    expect(battle.unit('dragon')).toMatchObject({ breath: 'winded' });
    expect(battle.unit('dragon').marker).toBeUndefined();
    const striking = onField(saw, {
      units: [red('dragon', [3, 5]), blue('levy', [6, 5])],
      counters: [{ kind: 'debris', at: [5, 5] }],
    });
    striking.does('dragon', full(step(EAST), step(EAST)), [1, 1]);
    expect(striking.unit('dragon').marker).toBe('contact');
  });

  proves(
    ['CB-Q44', 'CB-TRAP-4', 'CB-TRAP-7'],
    'springs the trap in which it comes down, and no other',
    (saw) => {
      const over = (type: string, hidden: boolean) =>
        onField(saw, {
          units: [red(type, [3, 5]), watch],
          counters: [{ kind: 'trap', side: 'blue', at: [4, 5], ...(hidden && { hidden }) }],
        });
      for (const hidden of [false, true]) {
        const passing = over('dragon', hidden);
        expect(passing.does('dragon', full(step(EAST), step(EAST))).map(({ kind }) => kind)).toEqual([
          'stepped',
          'stepped',
        ]);
        const landing = over('dragon', hidden).does('dragon', full(step(EAST)), [6, 6]);
        expect(landing.some(({ kind }) => kind === 'struck')).toBe(true);
        expect(landing.some(({ kind }) => kind === 'sprung')).toBe(hidden);
        expect(over('dragon', hidden).does('dragon', minimal(step(EAST)))).not.toContainEqual(
          expect.objectContaining({ kind: 'struck' }),
        );
      }
    },
  );

  test('tells the same of a hidden trap that it flies over as of bare ground', () => {
    const flown = (counters: readonly CounterData[]) =>
      onField(unseen, { units: [red('dragon', [3, 5]), watch], counters }).does(
        'dragon',
        full(step(EAST), step(EAST), step(EAST)),
      );
    const trap = { kind: 'trap', side: 'blue', hidden: true } as const;
    expect(
      flown([
        { ...trap, at: [4, 5] },
        { ...trap, at: [5, 5] },
      ]),
    ).toEqual(flown([]));
  });

  proves(
    ['CB-Q44', 'CB-CART-12'],
    'takes the cart beside which it comes down, and none on its way',
    (saw) => {
      const taken = (steps: number) => {
        const battle = onField(saw, {
          units: [red('dragon', [3, 5]), watch],
          counters: [{ kind: 'cart', side: 'blue', at: [4, 5], facing: 0 }],
        });
        battle.does('dragon', full(...Array.from({ length: steps }, () => step(EAST))));
        return battle.counter(0).side;
      };
      expect([taken(1), taken(2)]).toEqual(['red', 'blue']);
    },
  );

  provesBySwitch(
    'CB-Q44',
    'flies over debris as if it were not there',
    { game: cursedBlades, switch: 'flyersMind' },
    (switches) => {
      const battle = onField(unseen, {
        units: [red('dragon', [3, 5], { marker: 'charge' }), blue('levy', [8, 5])],
        counters: [{ kind: 'debris', at: [4, 5] }],
        switches,
      });
      expect(costs(battle.does('dragon', full(step(EAST), step(EAST))))).toEqual([2, 2]);
      expect(battle.unit('dragon').marker).toBe('charge');
    },
  );

  test('by the other reading minds every hex: it pays, is stopped, and springs traps on its way', () => {
    const switches = { flyersMind: 'everyHex' };
    const debris = onField(unseen, {
      units: [red('dragon', [3, 5], { marker: 'charge' }), blue('levy', [9, 5])],
      counters: [{ kind: 'debris', at: [4, 5] }],
      switches,
    });
    expect(costs(debris.does('dragon', full(step(EAST), step(EAST))))).toEqual([3, 2]);
    expect(debris.unit('dragon').marker).toBeUndefined();
    const trap = onField(unseen, {
      units: [red('dragon', [3, 5]), watch],
      counters: [{ kind: 'trap', side: 'blue', at: [4, 5], hidden: true }],
      switches,
    });
    expect(trap.does('dragon', full(step(EAST), step(EAST)), [6, 6]).map(({ kind }) => kind)).toContain(
      'sprung',
    );
  });

  proves(['CB-PALISADE-6', 'CB-B4.1-9'], 'comes over the front of a palisade', (saw) => {
    const battle = onField(saw, {
      units: [red('dragon', [3, 5]), watch],
      counters: [{ kind: 'palisade', at: [4, 5], facing: 6, level: 4 }],
    });
    battle.does('dragon', full(step(EAST)));
    expect(battle.at('dragon')).toEqual([4, 5]);
  });

  proves(['CB-G7', 'CB-MANTLETS-10'], 'carries nothing: what is carried is carried on the ground', (saw) => {
    const battle = onField(saw, {
      units: [red('dragon', [3, 5]), watch],
      counters: [
        { kind: 'mantlets', at: [3, 5], facing: 0 },
        { kind: 'debris', at: [4, 5] },
      ],
    });
    expect(battle.refuses('dragon', full({ do: 'take', counter: 0 }, step(EAST)))).toMatchObject([
      { rule: 'CB-MANTLETS-10', code: 'cannot-carry' },
    ]);
    battle.does('dragon', full(step(EAST)));
    expect(battle.counter(0).hex).toBe(battle.hex([3, 5]));
  });
});

/** What one step costs, in half points; for a ground that takes a minimal move, or none, what is said. */
const priceOf = (
  saw: Parameters<typeof onField>[0],
  type: string,
  ground: 'clear' | 'rough' | 'difficult' | 'water',
) => {
  const battle = onField(saw, {
    units: [red(type, [2, 5]), watch],
    map: { hexes: [{ hexes: [[3, 5]], ground }] },
  });
  try {
    return costs(battle.does(type, full(step(EAST))))[0];
  } catch {
    const [refusal] = battle.refuses(type, full(step(EAST)));
    return refusal?.code === 'minimal-move-only'
      ? 'minimal'
      : refusal?.code === 'closed-ground'
        ? 'no'
        : 'far';
  }
};

proves('CB-B4.4', 'the movement table counts in halves, a class a line', (saw) => {
  const lines = {
    spearmen: [2, 3, 4, 'no'],
    'light-horse': [1, 3, 'minimal', 'no'],
    wolves: [1, 3, 4, 'no'],
    ballista: ['minimal', 'no', 'no', 'no'],
    dragon: [2, 2, 2, 2],
  };
  for (const [type, line] of Object.entries(lines))
    expect([
      type,
      ...(['clear', 'rough', 'difficult', 'water'] as const).map((ground) => priceOf(saw, type, ground)),
    ]).toEqual([type, ...line]);
});

proves('CB-C10', 'a wagon on the way is nobody to be crossed; its guard is', (saw) => {
  const along = (guarded: boolean) => ({
    units: [red('wolves', [3, 5]), ...(guarded ? [red('levy', [4, 5])] : []), watch],
    counters: [{ kind: 'wagon', side: 'red', at: [4, 5], facing: 0 } as const],
  });
  const alone = onField(saw, along(false)).does('wolves', full(step(EAST), step(EAST)));
  expect(alone.some(({ kind }) => kind === 'tested')).toBe(false);
  const guarded = onField(saw, along(true)).does('wolves', full(step(EAST), step(SOUTH_EAST)), [1, 1, 1, 1]);
  expect(guarded.filter(({ kind }) => kind === 'tested')).toHaveLength(2);
});
