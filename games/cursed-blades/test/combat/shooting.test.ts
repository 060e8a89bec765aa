import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { cursedBlades } from '../../game.ts';
import { readingOf } from '../../model/reading.ts';
import type { HexName } from '../../model/scenario.ts';
import { fireAdvantageOf, shotAt } from '../../rules/combat/shot.ts';
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
  SOUTH_WEST,
  stage,
  WEST,
  worth,
} from '../scene.ts';

const rowsOf = (scene: Scene, switches = {}) => {
  const { setting, state, unit } = stage(scene, switches);
  return fireAdvantageOf(readingOf(setting, state), shotAt(setting, unit('attacker'), unit('defender')));
};

const THREE_OFF: HexName = [2, 4];

const bows = (one: Partial<Placed> = {}, other: Partial<Placed> = {}, more: Partial<Scene> = {}): Scene => ({
  red: [attacker('archers', one)],
  blue: [defender('medium-foot', other)],
  ...more,
});

const shooting = (type: string, target: string, more: Partial<Placed> = {}): Scene => ({
  red: [attacker(type, more)],
  blue: [defender(target)],
});

const counts = (rule: string, what: string, cases: readonly (readonly [Scene, number])[]): void =>
  proves(rule, what, (saw: Saw) => {
    for (const [scene, value] of cases) expect(worth(saw(rowsOf(scene)), rule)).toBe(value);
  });

const sky = (more: Scene['more']): Scene => bows({}, {}, more === undefined ? {} : { more });
const ground = (kind: 'rough' | 'difficult', hex: HexName): Partial<Scene> => ({
  hexes: [{ hexes: [hex], ground: kind }],
});

describe('the Advantage of fire', () => {
  counts('CB-B4.8-7', 'counts the shooting row twice', [
    [shooting('archers', 'levy'), 4],
    [shooting('archers', 'heavy-foot'), -2],
  ]);
  counts('CB-B4.8-8', 'counts both capacities', [
    [shooting('crossbows', 'knights'), 0],
    [shooting('archers', 'heavy-foot'), -2],
  ]);
  counts('CB-B4.8-9', 'counts fire supports', [[shooting('ballista', 'levy'), 1]]);
  counts('CB-B4.8-10', 'counts the target’s own shields', [[shooting('archers', 'giant'), -1]]);
  counts('CB-B4.8-11', 'falls with every hex beyond the first', [
    [bows(), 0],
    [bows({ at: THREE_OFF }), -2],
    [shooting('crossbows', 'levy', { at: THREE_OFF }), -2],
  ]);
  counts('CB-B4.8-12', 'of artillery falls with every full four hexes', [
    [shooting('ballista', 'levy', { at: THREE_OFF }), 0],
    [shooting('ballista', 'levy', { at: [1, 4] }), -1],
  ]);
  counts('CB-B4.8-13', 'falls out of breath', [[bows({ breath: 'out-of-breath' }), -1]]);
  counts('CB-B4.8-14', 'falls if shaken', [[bows({ cohesion: 'shaken' }), -1]]);
  counts('CB-B4.8-15', 'falls with few munitions', [[bows({ munitions: 'low' }), -1]]);
  counts('CB-B4.8-16', 'rises against a character', [[shooting('archers', 'captain'), 4]]);
  counts('CB-B4.8-17', 'rises against the shaken and the routed', [
    [bows({}, { cohesion: 'shaken' }), 1],
    [bows({}, { cohesion: 'routed' }), 2],
  ]);
  counts('CB-B4.8-18', 'rises into flank and rear', [
    [bows({}, { facing: 9 }), 1],
    [bows({}, { facing: 0 }), 2],
  ]);
  counts('CB-B4.8-19', 'follows the slope', [
    [bows({}, {}, { hexes: [{ hexes: [HERE], altitude: 1 }] }), -1],
    [bows({}, {}, { hexes: [{ hexes: [WEST], altitude: 1 }] }), 1],
  ]);
  counts('CB-B4.8-20', 'falls out of bad ground', [
    [bows({}, {}, ground('rough', WEST)), -1],
    [bows({}, {}, ground('difficult', WEST)), -1],
  ]);
  counts('CB-B4.8-21', 'falls into bad ground', [
    [bows({}, {}, ground('rough', HERE)), -2],
    [bows({}, {}, ground('difficult', HERE)), -4],
  ]);
  counts('CB-B4.8-22', 'falls behind a rough side', [
    [bows({ at: THREE_OFF }, {}, { sides: [{ between: [WEST, HERE], kind: 'rough' }] }), -2],
  ]);
  counts('CB-B4.8-23', 'falls against a shield wall and a tortoise', [
    [bows({}, { steps: 4, facing: 7, formed: { and: SOUTH_WEST, mode: 'shield-wall' } }), -1],
    [bows({}, { steps: 4, facing: 7, formed: { and: SOUTH_WEST, mode: 'tortoise' } }), -2],
  ]);
  counts('CB-B4.8-24', 'falls with a crowd of one’s own, and rises with a crowd of theirs', [
    [{ ...bows(), red: [attacker('archers'), { ...attacker('levy'), id: 'more' }] }, -2],
    [{ ...bows(), blue: [defender('medium-foot'), { ...defender('levy'), id: 'more' }] }, 2],
  ]);
  counts('CB-B4.8-25', 'falls under a bad sky', [
    [sky({ weather: 'overcast' }), -1],
    [sky({ weather: 'rain' }), -3],
    [sky({ weather: 'storm' }), -4],
    [sky({ weather: 'fine' }), 0],
  ]);
  counts('CB-B4.8-26', 'falls in the wind', [
    [sky({ wind: { force: 'breeze', towards: 0 } }), -1],
    [sky({ wind: { force: 'strong', towards: 0 } }), -2],
    [sky({ wind: { force: 'gale', towards: 0 } }), -4],
  ]);

  provesBySwitch(
    'CB-C5',
    'flank and rear count single in fire',
    { game: cursedBlades, switch: 'flankInFire' },
    (set) => {
      expect(worth(rowsOf(bows({}, { facing: 0 }), set), 'CB-B4.8-18')).toBe(2);
    },
  );

  provesBySwitch(
    'CB-C13',
    'a routed target gives +2',
    { game: cursedBlades, switch: 'routedUnderFire' },
    (set) => {
      expect(worth(rowsOf(bows({}, { cohesion: 'routed' }), set), 'CB-B4.8-17')).toBe(2);
    },
  );
});

const begun = (saw: Saw, scene: Scene, dice: readonly number[] = [], switches = {}) => {
  const battle = at(saw, { scenario: field(scene), dice, switches });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  return battle;
};

const fire = { kind: 'fire', target: 'defender' };

/** The codes with which a shot is refused. */
const codes = (saw: Saw, scene: Scene, switches = {}) =>
  begun(saw, scene, [], switches)
    .refuses('red', fire)
    .map(({ code }) => code);

describe('shooting', () => {
  proves('CB-B4.8-1', 'takes a weapon, and a target in front', (saw) => {
    expect(codes(saw, shooting('heavy-foot', 'levy'))).toEqual(['does-not-shoot']);
    expect(codes(saw, bows({ at: [3, 4], facing: 6 }))).toEqual(['not-in-front']);
  });

  proves('CB-B4.8-2', 'of bows and crossbows reaches three hexes', (saw) => {
    expect(codes(saw, bows({ at: [1, 4] }))).toEqual(['out-of-range']);
    expect(codes(saw, shooting('crossbows', 'levy', { at: [1, 4] }))).toEqual(['out-of-range']);
    begun(saw, bows({ at: THREE_OFF }), [6, 5, 6, 5]).does('red', fire);
  });

  provesBySwitch(
    'CB-C13',
    'a crossbow reaches three hexes',
    { game: cursedBlades, switch: 'crossbowRange' },
    (set) => {
      expect(codes((value) => value, shooting('crossbows', 'levy', { at: [1, 4] }), set)).toEqual([
        'out-of-range',
      ]);
    },
  );

  proves('CB-B4.8-3', 'of artillery reaches eight hexes, fewer when it is weak', (saw) => {
    const far = (more: Partial<Placed>): Scene => ({
      red: [attacker('ballista', { at: [2, 4], ...more })],
      blue: [defender('levy', { at: [10, 4] })],
    });
    begun(saw, far({}), [6, 5]).does('red', fire);
    expect(codes(saw, far({ steps: 1 }))).toEqual(['out-of-range']);
  });

  proves('CB-B4.8-4', 'of skirmishers and light horse reaches two hexes, seen or not', (saw) => {
    const hill = { hexes: [{ hexes: [WEST], altitude: 3 }] };
    expect(codes(saw, shooting('skirmishers', 'levy', { at: THREE_OFF }))).toEqual(['out-of-range']);
    begun(saw, { ...shooting('light-horse', 'levy', { at: [3, 4] }), ...hill }, [6, 5]).does('red', fire);
  });

  proves('CB-B4.1-7', 'needs a line that no higher hex blocks', (saw) => {
    const over = (hexes: Scene['hexes']) => bows({ at: [3, 4] }, {}, { hexes: hexes ?? [] });
    expect(codes(saw, over([{ hexes: [WEST], altitude: 1 }]))).toEqual(['out-of-sight']);
    expect(codes(saw, over([{ hexes: [WEST], ground: 'rough' }]))).toEqual(['out-of-sight']);
    begun(saw, over([{ hexes: [WEST, [3, 4]], altitude: 1 }]), [6, 5, 6, 5]).does('red', fire);
  });

  proves('CB-B4.1-8', 'does not go through a blaze', (saw) => {
    const burning = bows({ at: [3, 4] }, {}, { counters: [{ kind: 'blaze', at: WEST }] });
    expect(begun(saw, burning).refuses('red', fire)).toMatchObject([
      { rule: 'CB-B4.1-8', code: 'out-of-sight' },
    ]);
  });

  proves('CB-B4.2-14', 'ends with the munitions', (saw) => {
    expect(codes(saw, bows({ at: [3, 4], munitions: 'none' }))).toEqual(['no-munitions']);
  });

  proves('CB-B4.8-6', 'costs munitions on a double', (saw) => {
    const { events } = begun(saw, bows({ at: [3, 4] }), [5, 5, 6, 6]).does('red', fire);
    expect(events).toContainEqual(expect.objectContaining({ to: { munitions: 'low' } }));
    expect(events).toContainEqual(expect.objectContaining({ to: { munitions: 'none' } }));
  });

  proves('CB-B4.8-5', 'is once, twice or three times for a bow', (saw) => {
    const shots = (scene: Scene) =>
      lastOf(begun(saw, scene, [6, 5, 6, 5]).does('red', fire).events, 'struck').rolls.length;
    expect(shots(bows({ at: [3, 4] }))).toBe(2);
    expect(shots(bows({ at: [3, 4], steps: 1 }))).toBe(1);
    expect(shots(shooting('crossbows', 'levy', { at: [3, 4] }))).toBe(1);
  });

  proves('CB-B4.3-15', 'is for the engaged only at engagers, all of them marked', (saw) => {
    const beside = (marker?: 'contact'): Scene => ({
      red: [attacker('archers', { at: HERE })],
      blue: [
        { id: 'defender', type: 'levy', at: [8, 4], facing: 6 },
        { id: 'engager', type: 'levy', at: EAST, facing: 6, ...(marker !== undefined && { marker }) },
      ],
    });
    expect(codes(saw, beside())).toEqual(['engaged-shooter']);
    const marked = begun(saw, beside('contact'), [1, 2, 6, 5, 6, 5]);
    expect(marked.refuses('red', fire)).toMatchObject([{ code: 'engaged-shooter' }]);
    marked.does('red', { kind: 'fire', target: 'engager' });
  });
});

proves(
  'CB-PALISADE-10',
  'artillery that rolls 3 or less breaks a level out of a palisade, arrows do not',
  (saw) => {
    const behind = (type: string): Scene => ({
      ...shooting(type, 'spearmen', { at: [3, 4] }),
      counters: [{ kind: 'palisade', at: HERE, facing: 6, level: 1 }],
    });
    const kinds = (type: string, dice: readonly number[]) => {
      const battle = begun(saw, behind(type), dice);
      battle.does('red', fire);
      return (battle.view('red').counters[0] ?? [])
        .filter(({ gone }) => gone === undefined)
        .map(({ kind }) => kind);
    };
    expect(kinds('ballista', [1, 2])).toEqual(['debris']);
    expect(kinds('archers', [1, 2, 6, 5])).toEqual(['palisade']);
  },
);
