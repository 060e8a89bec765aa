import { total } from '@grognard/engine';
import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { cursedBlades } from '../../game.ts';
import type { CounterData } from '../../model/scenario.ts';
import type { Unit } from '../../model/state.ts';
import type { CounterKind, Manipulation } from '../../model/vocabulary.ts';
import { at, attacker, defender, EAST, field, HERE, lastOf, type Placed, type Scene } from '../scene.ts';

const hand = (type = 'archers', more: Partial<Placed> = {}): Placed => attacker(type, { at: HERE, ...more });

const thing = (kind: CounterKind, more: Partial<CounterData> = {}): CounterData => ({
  ...{ kind, at: HERE, facing: 0, side: 'blue' },
  ...more,
});

const begun = (saw: Saw, scene: Scene, dice: readonly number[], switches = {}) => {
  const battle = at(saw, { scenario: field(scene), dice, switches });
  battle.does('red', { kind: 'activate', unit: 'attacker' });
  return battle;
};

/** One unit lays hands on the first counter of its hex. */
const handled = (
  saw: Saw,
  what: Manipulation,
  counters: readonly CounterData[],
  {
    who = hand(),
    dice = [1, 2],
    more = {},
    switches = {},
    bare = false,
  }: {
    readonly who?: Placed;
    readonly dice?: readonly number[];
    readonly more?: Partial<Scene>;
    readonly switches?: object;
    readonly bare?: boolean;
  } = {},
) => {
  const battle = begun(saw, { red: [who], counters, ...more }, dice, switches);
  const { events } = battle.does('red', { kind: 'manipulate', what, ...(!bare && { counter: 0 }) });
  const { roll, done } = lastOf(events, 'manipulated');
  const state = battle.view('red');
  const left = state.counters.flat().filter(({ gone }) => gone === undefined);
  return {
    ...{ roll, done, left, points: state.points, added: total(roll.modifiers) },
    kinds: left.map(({ kind }) => kind).toSorted(),
    unit: state.units.flat()[0] as Unit,
  };
};

const refused = (
  saw: Saw,
  what: Manipulation,
  scene: Scene,
  counter?: number,
  switches = {},
): readonly string[] =>
  begun(saw, scene, [], switches)
    .refuses('red', { kind: 'manipulate', what, ...(counter !== undefined && { counter }) })
    .map(({ code }) => code);

/** Destroying a counter: how hard its sheet says it is, even if that is nothing, and what is left. */
const destroys = (
  rule: string,
  kind: CounterKind,
  difficulty: number,
  left: readonly CounterKind[],
  sheet = rule,
): void =>
  proves(rule, `${kind} is destroyed at +${difficulty}`, (saw: Saw) => {
    const { roll, kinds, done } = handled(saw, 'destroy', [thing(kind)]);
    expect(roll.modifiers).toEqual([{ value: difficulty, rule: sheet }]);
    expect({ kinds, done }).toEqual({ kinds: left, done: true });
  });

const cannot = (rule: string, what: Manipulation, kind: CounterKind, code: string): void =>
  proves(rule, `${kind}: there is no way to ${what} it`, (saw: Saw) => {
    expect(refused(saw, what, { red: [hand()], counters: [thing(kind)] }, 0)).toContain(code);
  });

describe('destroying', () => {
  destroys('CB-MANTLETS-15', 'mantlets', 2, ['debris']);
  destroys('CB-Q22', 'pavises', 2, [], 'CB-PAVISES-10');
  destroys('CB-PAVISES-10', 'pavises', 2, []);
  destroys('CB-STAKES-8', 'stakes', 0, []);
  destroys('CB-TRAP-8', 'trap', 1, []);
  destroys('CB-TENTS-8', 'tents', 0, ['debris']);
  destroys('CB-CART-13', 'cart', 1, ['debris']);
  destroys('CB-WAGON-13', 'wagon', 1, ['debris']);
  destroys('CB-WAGON-13', 'war-wagon', 2, ['debris']);
  destroys('CB-CIVILIANS-14', 'civilians', 0, []);
  destroys('CB-HERDS-14', 'herd', 0, []);
  destroys('CB-BOATS-13', 'boat', 2, ['debris']);
  destroys('CB-BOATS-13', 'raft', 2, ['debris']);
  cannot('CB-DEBRIS-8', 'destroy', 'debris', 'cannot-be-destroyed');
  cannot('CB-DITCH-7', 'destroy', 'ditch', 'cannot-be-destroyed');
  cannot('CB-Q21', 'destroy', 'abatis', 'cannot-be-destroyed');

  provesBySwitch('CB-Q21', 'abatis stay', { game: cursedBlades, switch: 'abatisDifficulty' }, (switches) => {
    const scene = { red: [hand()], counters: [thing('abatis')] };
    expect(refused((value) => value, 'destroy', scene, 0, switches)).toEqual(['cannot-be-destroyed']);
  });

  proves('CB-PALISADE-11', 'a palisade goes level by level, at +4', (saw) => {
    const high = handled(saw, 'destroy', [thing('palisade', { level: 2 })]);
    expect(high.added).toBe(4);
    expect(high.left).toMatchObject([{ kind: 'palisade', level: 1 }]);
    expect(handled(saw, 'destroy', [thing('palisade', { level: 1 })]).kinds).toEqual(['debris']);
  });

  proves(['CB-B4.14-5', 'CB-B4.14-6'], 'what is the enemy’s scores', (saw) => {
    expect(handled(saw, 'destroy', [thing('civilians')]).points.red).toBe(1);
    expect(handled(saw, 'destroy', [thing('tents')]).points.red).toBe(1);
    expect(handled(saw, 'destroy', [thing('cart', { side: 'red' })]).points.red).toBe(0);
  });

  proves('CB-Q41', 'one’s own boats is not done aboard', (saw) => {
    const afloat = { hexes: [{ hexes: [HERE], ground: 'water' as const }] };
    expect(refused(saw, 'destroy', { red: [hand()], counters: [thing('boat')], ...afloat }, 0)).toEqual([
      'aboard',
    ]);
  });
});

const lights = (rule: string, kind: CounterKind, left: readonly CounterKind[], difficulty = 3): void =>
  proves(rule, `${kind} is set on fire at +${difficulty} on a fine day`, (saw: Saw) => {
    const fine = { more: { weather: 'fine' as const } };
    const { added, kinds } = handled(saw, 'light', [thing(kind)], { more: fine });
    expect({ added, kinds }).toEqual({ added: difficulty, kinds: left });
  });

describe('fire', () => {
  lights('CB-DEBRIS-9', 'debris', ['debris', 'fire-start']);
  lights('CB-MANTLETS-16', 'mantlets', ['debris', 'fire-start'], 4);
  lights('CB-Q23', 'cart', ['debris', 'fire-start']);
  lights('CB-Q24', 'cart', ['debris', 'fire-start']);
  lights('CB-CART-14', 'cart', ['debris', 'fire-start']);
  lights('CB-WAGON-14', 'wagon', ['debris', 'fire-start']);
  lights('CB-BOATS-14', 'boat', ['debris', 'fire-start']);
  lights('CB-PALISADE-13', 'palisade', ['fire-start', 'palisade']);
  lights('CB-ABATIS-9', 'abatis', ['abatis', 'fire-start']);
  lights('CB-TENTS-9', 'tents', ['fire-start', 'tents']);
  lights('CB-RUINS-2', 'ruins', ['fire-start', 'ruins']);
  cannot('CB-PAVISES-11', 'light', 'pavises', 'cannot-be-lit');
  cannot('CB-DITCH-8', 'light', 'ditch', 'cannot-be-lit');
  cannot('CB-STAKES-12', 'light', 'stakes', 'cannot-be-lit');
  cannot('CB-TRAP-9', 'light', 'trap', 'cannot-be-lit');
  cannot('CB-CIVILIANS-15', 'light', 'civilians', 'cannot-be-lit');
  cannot('CB-HERDS-15', 'light', 'herd', 'cannot-be-lit');

  proves('CB-FIRE-2', 'is laid where the hex burns, and once', (saw) => {
    const dry = { hexes: [{ hexes: [HERE], flammable: true }] };
    expect(handled(saw, 'light', [], { bare: true, more: dry }).kinds).toEqual(['fire-start']);
    expect(refused(saw, 'light', { red: [hand()] })).toEqual(['not-flammable']);
    expect(
      refused(saw, 'light', { red: [hand()], ...dry, counters: [{ kind: 'fire-start', at: HERE }] }),
    ).toEqual(['already-burning']);
  });

  proves('CB-B4.12-8', 'is harder to light the worse the weather', (saw) => {
    const added = (['heatwave', 'fine', 'cloudy', 'overcast', 'rain', 'storm'] as const).map(
      (weather) => handled(saw, 'light', [thing('tents')], { more: { more: { weather } } }).added,
    );
    expect(added).toEqual([2, 3, 4, 4, 6, 6]);
  });

  proves('CB-B4.12-20', 'that has become a blaze is not put out', (saw) => {
    expect(refused(saw, 'put-out', { red: [hand()], counters: [{ kind: 'blaze', at: HERE }] }, 0)).toEqual([
      'blaze-lasts',
    ]);
  });

  proves(['CB-FIRE-3', 'CB-B4.12-9'], 'is put out the more easily', (saw) => {
    const put = (['heatwave', 'fine', 'cloudy', 'overcast', 'rain', 'storm'] as const).map((weather) =>
      handled(saw, 'put-out', [{ kind: 'fire-start', at: HERE }], { more: { more: { weather } } }),
    );
    expect(put.map(({ added }) => added)).toEqual([4, 3, 2, 2, 0, 0]);
    expect(put[0]?.kinds).toEqual([]);
    expect(refused(saw, 'put-out', { red: [hand()], counters: [thing('tents')] }, 0)).toEqual([
      'no-fire-start',
    ]);
  });
});

describe('stakes', () => {
  proves('CB-STAKES-9', 'are pulled up at +0 and carried', (saw) => {
    const { added, kinds, unit } = handled(saw, 'lift', [thing('stakes')]);
    expect({ added, kinds, stakes: unit.stakes }).toEqual({ added: 0, kinds: [], stakes: true });
    expect(refused(saw, 'lift', { red: [hand()], counters: [thing('debris')] }, 0)).toEqual(['not-stakes']);
  });

  proves(
    ['CB-STAKES-10', 'CB-Q16'],
    'are planted at +1 with the facing of their carrier, who carries one',
    (saw) => {
      const carrier = hand('archers', { stakes: true, facing: 3 });
      const { added, left, unit } = handled(saw, 'plant', [], { who: carrier, bare: true });
      expect(added).toBe(1);
      expect(left).toMatchObject([{ kind: 'stakes', facing: 3 }]);
      expect(unit.stakes).toBeUndefined();
      expect(refused(saw, 'plant', { red: [hand()] })).toEqual(['no-stakes']);
      expect(refused(saw, 'lift', { red: [carrier], counters: [thing('stakes')] }, 0)).toEqual([
        'carries-stakes',
      ]);
    },
  );

  proves('CB-Q27', 'are not planted beside another work', (saw) => {
    const scene = { red: [hand('archers', { stakes: true })], counters: [thing('ditch')] };
    expect(refused(saw, 'plant', scene)).toEqual(['work-here']);
  });

  proves('CB-C1', 'go worse on bad ground', (saw) => {
    const on = (ground: 'rough' | 'difficult') =>
      handled(saw, 'lift', [thing('stakes')], { more: { hexes: [{ hexes: [HERE], ground }] } }).added;
    expect([on('rough'), on('difficult')]).toEqual([1, 2]);
  });

  provesBySwitch(
    'CB-C1',
    'on bad ground',
    { game: cursedBlades, switch: 'groundHindersStakes' },
    (switches) => {
      const more = { hexes: [{ hexes: [HERE], ground: 'rough' as const }] };
      expect(handled((value) => value, 'lift', [thing('stakes')], { more, switches }).added).toBe(1);
    },
  );
});

describe('a hand', () => {
  proves('CB-B4.12-1', 'is laid on things of the own hex, by the fresh and orderly', (saw) => {
    const cart = [thing('cart')];
    expect(
      refused(saw, 'destroy', { red: [hand('archers', { breath: 'winded' })], counters: cart }, 0),
    ).toEqual(['not-fresh']);
    expect(
      refused(saw, 'destroy', { red: [hand('archers', { cohesion: 'shaken' })], counters: cart }, 0),
    ).toEqual(['not-in-order']);
    expect(refused(saw, 'destroy', { red: [hand()], counters: [thing('cart', { at: EAST })] }, 0)).toEqual([
      'not-in-its-hex',
    ]);
  });

  proves('CB-B4.3-15', 'is not free while an enemy engages', (saw) => {
    const enemy = defender('levy', { at: EAST });
    expect(refused(saw, 'destroy', { red: [hand()], blue: [enemy], counters: [thing('cart')] }, 0)).toContain(
      'engaged',
    );
  });

  proves(['CB-B4.12-2', 'CB-B4.12-7'], 'succeeds at or under its value: a levy on a cart at 6', (saw) => {
    const levy = { who: hand('levy') };
    expect(handled(saw, 'destroy', [thing('cart')], { ...levy, dice: [3, 3] }).done).toBe(true);
    const failed = handled(saw, 'destroy', [thing('cart')], { ...levy, dice: [3, 4] });
    expect(failed).toMatchObject({ done: false, kinds: ['cart'] });
  });

  proves('CB-B4.12-3', 'of a giant is strong: a war wagon at +2 falls to a 9', (saw) => {
    const giant = { who: hand('giant'), dice: [4, 5] };
    expect(handled(saw, 'destroy', [thing('war-wagon')], giant)).toMatchObject({ done: true, added: 0 });
  });

  proves(['CB-B4.12-4', 'CB-B4.12-5', 'CB-B4.12-6'], 'of beasts, of one man, in a crowd is clumsy', (saw) => {
    expect(handled(saw, 'destroy', [thing('tents')], { who: hand('wolves') }).added).toBe(2);
    expect(handled(saw, 'destroy', [thing('tents')], { who: hand('captain') }).added).toBe(2);
    const crowd = { red: [hand(), { ...hand('levy'), id: 'other' }] };
    expect(handled(saw, 'destroy', [thing('tents')], { more: crowd }).added).toBe(1);
  });
});
