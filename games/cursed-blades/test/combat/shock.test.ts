import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { cursedBlades } from '../../game.ts';
import { readingOf } from '../../model/reading.ts';
import type { HexName } from '../../model/scenario.ts';
import { advantageOf } from '../../rules/combat/advantage.ts';
import { clashOf } from '../../rules/combat/shock.ts';
import {
  at,
  attacker,
  defender,
  EAST,
  field,
  HERE,
  lastOf,
  NORTH_EAST,
  type Placed,
  type Scene,
  SOUTH_WEST,
  stage,
  WEST,
  worth,
} from '../scene.ts';

const rowsOf = (scene: Scene, supported = true, switches = {}) => {
  const { setting, state, index } = stage(scene, switches);
  const clash = clashOf(readingOf(setting, state), index('attacker'), { target: 'defender', supported });
  if (clash === undefined) throw new Error('they do not meet');
  return advantageOf(readingOf(setting, state), clash);
};

const foot = (one: Partial<Placed> = {}, other: Partial<Placed> = {}, more: Partial<Scene> = {}): Scene => ({
  red: [attacker('medium-foot', one)],
  blue: [defender('medium-foot', other)],
  ...more,
});

/** A modifier of the Advantage: what it is worth in a scene. */
const counts = (rule: string, what: string, cases: readonly (readonly [Scene, number])[]): void =>
  proves(rule, what, (saw: Saw) => {
    for (const [scene, value] of cases) expect(worth(saw(rowsOf(scene)), rule)).toBe(value);
  });

const ground = (kind: 'rough' | 'difficult' | 'water', ...hexes: readonly HexName[]): Partial<Scene> => ({
  hexes: [{ hexes, ground: kind }],
});

describe('the Advantage of a shock', () => {
  counts('CB-B4.7-10', 'falls if the defender charges, more if he is heavy horse', [
    [foot({}, { marker: 'charge' }), -2],
    [{ red: [attacker('medium-foot')], blue: [defender('knights', { marker: 'charge' })] }, -4],
    [foot(), 0],
  ]);
  counts('CB-B4.7-9', 'rises for a charge on open ground, not into an obstacle or bad ground', [
    [foot({ marker: 'charge' }), 2],
    [{ red: [attacker('medium-horse', { marker: 'charge' })], blue: [defender('levy')] }, 4],
    [foot({ marker: 'charge' }, {}, ground('rough', HERE)), 0],
  ]);
  counts('CB-B4.7-11', 'rises on the flank and in the rear', [
    [foot({}, { facing: 9 }), 2],
    [foot({}, { facing: 0 }), 4],
  ]);
  counts('CB-B4.7-12', 'follows the slope', [
    [foot({}, {}, { hexes: [{ hexes: [HERE], altitude: 1 }] }), -1],
    [foot({}, {}, { hexes: [{ hexes: [WEST], altitude: 2 }] }), 1],
  ]);
  counts('CB-B4.7-13', 'falls by rough ground on either side', [
    [foot({}, {}, ground('rough', HERE)), -1],
    [foot({}, {}, ground('rough', HERE, WEST)), -2],
  ]);
  counts('CB-B4.7-14', 'falls twice as much by difficult ground, and by water', [
    [foot({}, {}, ground('difficult', HERE)), -2],
    [foot({}, {}, ground('difficult', HERE, WEST)), -4],
    [foot({}, {}, ground('water', WEST)), -2],
  ]);
  counts('CB-B4.7-15', 'falls across a rough side', [
    [foot({}, {}, { sides: [{ between: [WEST, HERE], kind: 'rough' }] }), -1],
  ]);
  counts('CB-B4.7-16', 'falls with the breath of the attacker', [
    [foot({ breath: 'winded' }), -1],
    [foot({ breath: 'out-of-breath' }), -2],
  ]);
  counts('CB-B4.7-17', 'rises if the defender is out of breath, not if he is winded', [
    [foot({}, { breath: 'out-of-breath' }), 1],
    [foot({}, { breath: 'winded' }), 0],
  ]);
  counts('CB-B4.7-18', 'falls if the attacker is shaken', [[foot({ cohesion: 'shaken' }), -1]]);
  counts('CB-B4.7-19', 'rises against the shaken, and much more against the routed', [
    [foot({}, { cohesion: 'shaken' }), 1],
    [foot({}, { cohesion: 'routed' }), 4],
  ]);
  counts('CB-B4.7-20', 'knows that a character is a small target, and a small threat', [
    [{ red: [attacker('captain')], blue: [defender('medium-foot')] }, -4],
    [{ red: [attacker('medium-foot')], blue: [defender('captain')] }, 4],
  ]);
  counts('CB-B4.7-21', 'falls with a crowd of one’s own, and rises with a crowd of theirs', [
    [{ ...foot(), red: [attacker('medium-foot'), { ...attacker('levy'), id: 'more' }] }, -2],
    [{ ...foot(), blue: [defender('medium-foot'), { ...defender('levy'), id: 'more' }] }, 2],
  ]);
  counts('CB-B4.7-7', 'rises with offensive supports', [
    [{ red: [attacker('elephant')], blue: [defender('medium-foot')] }, 1],
  ]);
  counts('CB-B4.7-8', 'falls with the shields of the defender', [
    [{ red: [attacker('medium-foot')], blue: [defender('giant')] }, -1],
  ]);
  counts('CB-C4', 'falls with the weapon capacity of the defender', [
    [{ red: [attacker('medium-foot')], blue: [defender('heavy-foot')] }, -2],
    [{ red: [attacker('medium-foot')], blue: [defender('levy')] }, 1],
  ]);
  counts('CB-B4.7-22', 'falls against a shield wall, more against a tortoise', [
    [foot({}, { steps: 4, facing: 7, formed: { and: SOUTH_WEST, mode: 'shield-wall' } }), -1],
    [foot({}, { steps: 4, facing: 7, formed: { and: SOUTH_WEST, mode: 'tortoise' } }), -2],
  ]);
});

provesBySwitch(
  'CB-C12',
  'bad ground counts once for each hex',
  { game: cursedBlades, switch: 'roughInShock' },
  (switches) => {
    const rows = rowsOf(foot({}, {}, ground('rough', HERE, WEST)), true, switches);
    expect(worth(rows, 'CB-B4.7-13')).toBe(-2);
  },
);

const begun = (saw: Saw, scene: Scene, dice: readonly number[] = []) => {
  const battle = at(saw, { scenario: field(scene), dice });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  return battle;
};

const shock = (supported: boolean) => ({ kind: 'shock', target: 'defender', supported });

describe('a shock', () => {
  proves('CB-B4.7-2', 'without support is at -4', (saw) => {
    const { events } = begun(saw, foot(), [6, 6]).does('red', shock(false));
    expect(lastOf(events, 'struck').rolls[0]?.against).toBe(-4);
  });

  proves('CB-B4.7-1', 'with support costs breath, unless one charges', (saw) => {
    const tired = begun(saw, foot(), [6, 6]).does('red', shock(true)).events;
    expect(tired).toContainEqual(expect.objectContaining({ to: { breath: 'winded' } }));
    const charging = begun(saw, foot({ marker: 'charge' }), [6, 6]).does('red', shock(true)).events;
    expect(charging).not.toContainEqual(expect.objectContaining({ to: { breath: 'winded' } }));
  });

  proves(
    ['CB-B4.10-8', 'CB-B4.2-13'],
    'that breaks a charge takes no breath from those who have none',
    (saw) => {
      const scene = foot(
        { marker: 'charge', breath: 'out-of-breath' },
        {},
        { counters: [{ kind: 'debris', at: HERE }] },
      );
      const { events } = begun(saw, scene, [6, 6]).does('red', shock(false));
      expect(events[0]).toMatchObject({ to: { marker: null, breath: 'out-of-breath' } });
    },
  );

  proves('CB-B4.7-3', 'cannot be supported out of breath', (saw) => {
    expect(begun(saw, foot({ breath: 'out-of-breath' })).refuses('red', shock(true))).toMatchObject([
      { code: 'no-breath-to-support' },
    ]);
  });

  proves('CB-B4.6', 'falls on somebody whom one engages', (saw) => {
    expect(begun(saw, foot({ facing: 6 })).refuses('red', shock(false))).toContainEqual(
      expect.objectContaining({ code: 'does-not-engage' }),
    );
  });

  proves(
    ['CB-B4.7-23', 'CB-B4.7-24', 'CB-C6'],
    'is read off the tables, below the lowest column in that',
    (saw) => {
      const hopeless: Scene = {
        red: [attacker('levy', { breath: 'out-of-breath', cohesion: 'shaken', steps: 1 })],
        blue: [defender('heavy-foot', { marker: 'charge' })],
        ...ground('difficult', HERE, WEST),
      };
      const { events } = begun(saw, hopeless, [1, 1, 1, 1, 1, 1]).does('red', shock(false));
      expect(lastOf(events, 'struck').rolls[0]?.against).toBeLessThan(-16);
      expect(lastOf(events, 'struck').blow.losses).toBe(1);
    },
  );

  proves('CB-B4.1-6', 'does not go where the attacker could not', (saw) => {
    const wheels = { red: [attacker('ballista')], blue: [defender('levy')], ...ground('rough', HERE) };
    expect(begun(saw, wheels).refuses('red', shock(false))).toMatchObject([{ code: 'cannot-cross' }]);
  });

  proves('CB-B4.5-3', 'is dealt by the front troop, and taken by the one on that side', (saw) => {
    const behind = { ...foot(), red: [{ ...attacker('levy'), id: 'front' }, attacker('medium-foot')] };
    expect(begun(saw, behind).refuses('red', shock(false))).toMatchObject([{ code: 'does-not-fight-there' }]);
    const covered = { ...foot(), blue: [{ ...defender('levy'), id: 'front' }, defender('medium-foot')] };
    expect(begun(saw, covered).refuses('red', shock(false))).toMatchObject([
      { code: 'another-fights-there' },
    ]);
    const turned = {
      ...foot(),
      blue: [{ ...defender('levy', { facing: 0 }), id: 'front' }, defender('medium-foot', { facing: 0 })],
    };
    begun(saw, turned, [6, 6]).does('red', shock(false));
  });

  proves('CB-B4.7-4', 'of a formation falls once from each of its hexes', (saw) => {
    const line: Scene = {
      red: [
        attacker('heavy-foot', { at: HERE, facing: 11, steps: 4, formed: { and: [5, 3], mode: 'march' } }),
      ],
      blue: [
        { id: 'defender', type: 'levy', at: EAST, facing: 6 },
        { id: 'second', type: 'levy', at: NORTH_EAST, facing: 6 },
      ],
    };
    const battle = begun(saw, line, [6, 6, 6, 6]);
    const [here] = [battle.table().state.units[0]?.[0]?.hex];
    battle.does('red', { ...shock(false), from: here });
    expect(battle.refuses('red', { ...shock(false), from: here })).toMatchObject([{ code: 'has-struck' }]);
    expect(battle.refuses('red', { kind: 'break' })).toMatchObject([{ rule: 'CB-B4.3-14' }]);
    const and = battle.table().state.units[0]?.[0]?.and;
    battle.does('red', { kind: 'shock', target: 'second', supported: false, from: and });
    expect(battle.view('red').phase).toBe('activation');
  });

  proves(
    'CB-B4.7-4',
    'of a formation falls no third time, though an advance has brought it into other hexes',
    (saw) => {
      const having = (...struck: readonly HexName[]): Scene => ({
        red: [
          attacker('heavy-foot', {
            ...{ at: HERE, facing: 11, steps: 4, formed: { and: [5, 3], mode: 'march' } },
            acting: { struck },
          }),
        ],
        blue: [{ id: 'defender', type: 'levy', at: EAST, facing: 6 }],
      });
      const twice = at(saw, { scenario: field(having([1, 1], [2, 1])) });
      expect(twice.refuses('red', shock(false))).toMatchObject([{ rule: 'CB-B4.7-4', code: 'has-struck' }]);
      at(saw, { scenario: field(having([1, 1])), dice: [6, 6] }).does('red', shock(false));
    },
  );

  proves('CB-B4.11-14', 'is not dealt by a tortoise', (saw) => {
    const tortoise = foot({ facing: 1, steps: 4, formed: { and: [5, 3], mode: 'tortoise' } });
    expect(begun(saw, tortoise).refuses('red', shock(false))).toContainEqual(
      expect.objectContaining({ code: 'tortoise-strikes' }),
    );
  });

  proves('CB-B4.11-8', 'of a formation does not cross a rough side', (saw) => {
    const line = foot(
      { facing: 1, steps: 4, formed: { and: [4, 5], mode: 'march' } },
      {},
      {
        sides: [{ between: [WEST, HERE], kind: 'rough' }],
      },
    );
    expect(begun(saw, line).refuses('red', shock(false))).toMatchObject([
      { code: 'formation-at-rough-side' },
    ]);
  });

  proves('CB-B4.4-23', 'across a rough side costs the charge', (saw) => {
    const scene = foot({ marker: 'charge' }, {}, { sides: [{ between: [WEST, HERE], kind: 'rough' }] });
    const { events } = begun(saw, scene, [6, 6]).does('red', shock(false));
    expect(events[0]).toMatchObject({ kind: 'changed', to: { marker: null, breath: 'winded' } });
  });
});
