import { describe, expect } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { blue, costs, EAST, full, minimal, onField, red, SOUTH_EAST, step, turn } from './stand.ts';

const watch = blue('levy', [11, 9]);

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

  proves(['CB-B4.1-9', 'CB-G7'], 'springs no trap', (saw) => {
    const over = (type: string) => ({
      units: [red(type, [3, 5]), watch],
      counters: [{ kind: 'trap', side: 'blue', at: [4, 5] } as const],
    });
    onField(saw, over('dragon')).does('dragon', full(step(EAST)));
    onField(saw, over('spearmen')).does('spearmen', full(step(EAST)), [6, 6]);
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
