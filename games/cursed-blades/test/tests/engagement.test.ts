import { total } from '@grognard/engine';
import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { cursedBlades } from '../../game.ts';
import { unitOf } from '../../model/evolve.ts';
import { readingOf } from '../../model/reading.ts';
import {
  type EngagementCase,
  engagementRows,
  engagementTest,
  worstOf,
} from '../../rules/tests/engagement.ts';
import {
  attacker,
  defender,
  HERE,
  lastOf,
  NORTH_WEST,
  type Placed,
  type Scene,
  stage,
  storyOf,
  worth,
} from '../scene.ts';

/** What an enemy beside it means for a defender. */
const rowsOf = (scene: Scene, which: EngagementCase = 2, switches = {}) => {
  const { setting, state, unit } = stage(scene, switches);
  return engagementRows(readingOf(setting, state), unit('defender'), unit('attacker'), which);
};

const foot = (one: Partial<Placed> = {}, other: Partial<Placed> = {}, more: Partial<Scene> = {}): Scene => ({
  red: [attacker('medium-foot', one)],
  blue: [defender('medium-foot', other)],
  ...more,
});

const counts = (
  rule: string,
  what: string,
  cases: readonly (readonly [Scene, number, EngagementCase?])[],
): void =>
  proves(rule, what, (saw: Saw) => {
    for (const [scene, value, which] of cases) expect(worth(saw(rowsOf(scene, which)), rule)).toBe(value);
  });

const work = (kind: 'mantlets' | 'abatis' | 'ditch' | 'stakes' | 'palisade'): Partial<Scene> => ({
  counters: [{ kind, at: HERE, facing: 6 }],
});

describe('the engagement test', () => {
  counts('CB-B4.6-4', 'counts the matrix once', [
    [{ red: [attacker('knights')], blue: [defender('medium-foot')] }, 2],
    [{ red: [attacker('knights')], blue: [defender('spearmen')] }, -1],
  ]);
  counts('CB-B4.6-5', 'counts the better weapon capacity, his or ours', [
    [{ red: [attacker('knights')], blue: [defender('medium-foot')] }, 1],
    [foot({ steps: 1 }), -1],
    [foot(), 0],
  ]);
  counts('CB-B4.6-6', 'counts a charge, his or ours', [
    [foot({ marker: 'charge' }), 1],
    [foot({}, { marker: 'charge' }), -1],
    [foot({ marker: 'charge' }, { marker: 'charge' }), 0],
  ]);
  counts('CB-B4.6-7', 'counts flank and rear', [
    [foot({}, { facing: 9 }), 1],
    [foot({}, { facing: 0 }), 2],
  ]);
  counts('CB-B4.6-8', 'counts size', [
    [{ red: [attacker('captain')], blue: [defender('medium-foot')] }, -1],
    [{ red: [attacker('medium-foot')], blue: [defender('captain')] }, 1],
  ]);
  counts('CB-B4.6-9', 'counts fear', [[{ red: [attacker('elephant')], blue: [defender('medium-foot')] }, 2]]);
  counts('CB-B4.6-10', 'counts rough ground for those who wait', [
    [foot({}, {}, { hexes: [{ hexes: [HERE], ground: 'rough' }] }), -1],
    [foot({}, {}, { hexes: [{ hexes: [HERE], ground: 'rough' }] }), 0, 1],
  ]);
  counts('CB-B4.6-11', 'counts difficult ground for those who wait', [
    [foot({}, {}, { hexes: [{ hexes: [HERE], ground: 'difficult' }] }), -4],
  ]);
  counts('CB-MANTLETS-8', 'is easier behind mantlets, case 2', [
    [foot({}, {}, work('mantlets')), -1],
    [foot({}, {}, work('mantlets')), 0, 1],
    [{ red: [attacker('medium-foot')], blue: [defender('captain')], ...work('mantlets') }, -1],
    [{ red: [attacker('medium-foot')], blue: [defender('captain', { facing: 7 })], ...work('mantlets') }, 0],
  ]);
  counts('CB-PALISADE-8', 'is much easier behind a palisade, case 2', [[foot({}, {}, work('palisade')), -4]]);
  counts('CB-ABATIS-7', 'is easier behind abatis, case 2', [[foot({}, {}, work('abatis')), -1]]);
  counts('CB-DITCH-6', 'is easier behind a ditch, case 2', [
    [{ red: [attacker('medium-foot')], blue: [defender('knights')], ...work('ditch') }, -1],
  ]);
  counts('CB-STAKES-7', 'is easier behind stakes, case 2', [
    [{ red: [attacker('knights')], blue: [defender('archers')], ...work('stakes') }, -1],
  ]);

  provesBySwitch(
    'CB-Q15',
    'stakes steady only against cavalry and the Massive',
    { game: cursedBlades, switch: 'stakesSteady' },
    (switches) => {
      expect(worth(rowsOf(foot({}, {}, work('stakes')), 2, switches), 'CB-STAKES-7')).toBe(0);
    },
  );

  provesBySwitch(
    'CB-C2',
    'abatis count as the work they are, not as difficult ground',
    { game: cursedBlades, switch: 'abatisSteady' },
    (switches) => {
      expect(total(rowsOf(foot({}, {}, work('abatis')), 2, switches))).toBe(-1);
    },
  );

  proves('CB-B4.6-11', 'takes the best of work and ground, never both', (saw) => {
    const scene = foot({}, {}, { ...work('abatis'), hexes: [{ hexes: [HERE], ground: 'difficult' }] });
    expect(total(saw(rowsOf(scene)))).toBe(-4);
  });
});

const tested = (saw: Saw, scene: Scene, dice: readonly number[], which: EngagementCase = 2) => {
  const place = stage(scene);
  const story = storyOf(place, dice);
  const nerve = engagementTest(story, place.index('defender'), { case: which });
  saw(story.events);
  return { nerve, events: story.events, unit: unitOf(story.state, place.index('defender')) };
};

describe('taking it', () => {
  proves(['CB-B4.6-1', 'CB-B4.6-3', 'CB-B4.3-5'], 'two dice at or under the moral hold the line', (saw) => {
    const marked = foot({ marker: 'contact' });
    expect(tested(saw, marked, [4, 4]).nerve).toBe('held');
    expect(tested(saw, marked, [4, 5]).nerve).toBe('failed');
    expect(lastOf(tested(saw, marked, [4, 4]).events, 'tested').roll.against).toBe(8);
  });

  proves(
    ['CB-B4.6-1', 'CB-C7'],
    'a shaken unit has one less, a 2 always passes and a 12 always fails',
    (saw) => {
      expect(tested(saw, foot({ marker: 'contact' }, { cohesion: 'shaken' }), [4, 4]).nerve).toBe('failed');
      const dread = { red: [attacker('elephant', { marker: 'charge' })], blue: [defender('levy')] };
      expect(tested(saw, dread, [1, 1]).nerve).toBe('held');
      const safe = { red: [attacker('levy', { marker: 'contact' })], blue: [defender('knights')] };
      expect(tested(saw, safe, [6, 6]).nerve).toBe('failed');
    },
  );

  proves(
    'CB-B4.6-3',
    'case 2 asks nothing if no engager bears a marker, and takes the worst that does',
    (saw) => {
      expect(tested(saw, foot(), []).nerve).toBe('held');
      const two: Scene = {
        red: [
          attacker('levy', { marker: 'contact' }),
          { ...attacker('knights', { at: NORTH_WEST, facing: 2, marker: 'charge' }), id: 'second' },
        ],
        blue: [defender('archers')],
      };
      const { setting, state, index } = stage(two);
      expect(total(worstOf(readingOf(setting, state), index('defender'), 2)?.rows ?? [])).toBe(4);
      tested(saw, two, [1, 2]);
    },
  );

  proves('CB-B4.6-2', 'case 1 asks whoever is engaged at all', (saw) => {
    expect(tested(saw, foot(), [6, 5], 1).nerve).toBe('failed');
    expect(tested(saw, foot({ facing: 6 }), [], 1).nerve).toBe('held');
  });

  proves(['CB-B4.6-12', 'CB-B4.2-12'], 'whoever fails is shaken, and charges no longer', (saw) => {
    const { unit } = tested(saw, foot({ marker: 'contact' }, { marker: 'charge' }), [6, 5]);
    expect(unit).toMatchObject({ cohesion: 'shaken', breath: 'winded' });
    expect(unit.marker).toBeUndefined();
  });

  proves('CB-B4.6-13', 'a shaken formation only loses its activation', (saw) => {
    const line = { facing: 7, steps: 4, cohesion: 'shaken', formed: { and: [5, 5], mode: 'march' } } as const;
    const { nerve, unit } = tested(saw, foot({ marker: 'contact' }, line), [6, 5]);
    expect(nerve).toBe('activation-lost');
    expect(unit.cohesion).toBe('shaken');
  });
});
