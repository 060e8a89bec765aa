import { flat, type Random, randomFrom, recorded, seeded } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { overlaps } from '../../ground/overlap.ts';
import { read } from '../../ground/reading.ts';
import { bodyOfIndex, onMap } from '../../ground/true-blocks.ts';
import { view } from '../../knowledge/view.ts';
import { after } from '../../model/events.ts';
import type { Order } from '../../model/orders.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { Setting, SwitchSet } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { switches } from '../../model/switches.ts';
import type { PieceKind } from '../../model/vocabulary.ts';
import { beginCombats } from '../../rules/combat/begin.ts';
import { clearingEvents } from '../../rules/combat/clearing.ts';
import { combatDecisions } from '../../rules/combat/decisions.ts';
import { combatRefusals } from '../../rules/combat/refusals.ts';
import { combatEvents, goOn } from '../../rules/combat/run.ts';
import { type Actor, blue, red, type Scene, settingOf, stateOf } from './scene.ts';

const kinds: readonly PieceKind[] = ['detachment', 'militia', 'regular', 'elite', 'cavalry', 'dragoons'];

const some = <T>(random: Random, items: readonly T[]): T => items[random.below(items.length)] as T;

/** The worked example with pieces of any kind, and a second fight of guns beside it. */
const sceneBy = (random: Random): Scene => {
  const any = (guns = false): [PieceKind, { spent: boolean }] => [
    guns && random.below(2) === 0 ? 'artillery' : some(random, kinds),
    { spent: random.below(2) === 0 },
  ];
  const put = (make: typeof red, id: string, x: number, y: number, turn: number, guns = false): Actor => {
    const [kind, more] = any(guns);
    return make(id, kind, x, y, turn, more);
  };
  const set = Object.fromEntries(switches.map(({ name, values }) => [name, some<unknown>(random, values)]));
  return {
    set: random.below(2) === 0 ? {} : (set as Partial<SwitchSet>),
    pieces: [
      put(red, '1', 0, -0.95, 0),
      put(red, '2', 0, -1.9, 0),
      put(red, '3', 2.975, 1, 270),
      put(blue, 'A', 0, 0, 180, true),
      put(blue, 'B', 0, 0.95, 180),
      put(blue, 'C', 5.2, 3.975, 180),
      put(red, 'X', -9, -0.95, 0),
      put(blue, 'G', -9, 0, 180, true),
      put(blue, 'H', -9, 0.95, 180),
      put(red, 'Y', -9, 1.9, 180),
    ],
    contacts: [
      ['1', 'A', 'front'],
      ['X', 'G', 'front'],
      ['3', 'A', 'left'],
      ['C', '3', 'right'],
      ...(random.below(2) === 0 ? [['Y', 'H', 'rear'] as const] : []),
    ],
    supports: [
      ['1', '2'],
      ['A', 'B'],
      ['G', 'H'],
    ],
  };
};

const wishes = (random: Random, state: State): readonly Order[] => [
  { kind: 'stand' },
  { kind: 'retreat' },
  { kind: 'retreat', heading: random.below(360) * 100 },
  ...Array.from({ length: 6 }, (_, target): Order => ({ kind: 'target', target })),
  ...state.contacts.map(({ arrival }): Order => ({ kind: 'fight', combat: arrival })),
];

/** Everybody chooses at random among what is allowed, to the end. */
const playedOut = (seed: number) => {
  const random = randomFrom(seed);
  const scene = sceneBy(random);
  const setting: Setting = settingOf(scene);
  const chance = recorded(seeded(seed, 1));
  const ids = new Set<string>();
  let state = stateOf(scene);
  state = after(state, beginCombats(setting, state));
  state = after(state, goOn(setting, state, chance));
  for (
    let [decision] = combatDecisions(setting, state);
    decision !== undefined;
    [decision] = combatDecisions(setting, state)
  ) {
    const [seat = { side: '' }] = decision.owed;
    expect(ids.has(decision.id)).toBe(false);
    ids.add(decision.id);
    const seen = view(setting, state, seat);
    const { orders } = decision;
    const allowed = wishes(random, state).filter(
      (order) => orders.includes(order.kind) && combatRefusals(read(setting, seen), seat, order).length === 0,
    );
    expect(allowed, `${decision.kind} of seed ${seed}`).not.toEqual([]);
    state = after(state, combatEvents(setting, state, seat, some(random, allowed), chance));
    for (const { lead } of state.supports) expect(pieceOf(state, lead).where).toBe('map');
    for (const { attacker, defender } of state.contacts)
      expect([attacker, defender].map((each) => pieceOf(state, each).where)).toEqual(['map', 'map']);
  }
  return { setting, state };
};

/** Pieces that have come to lie on each other. */
const heaps = (setting: Setting, state: State) =>
  onMap(state).flatMap((one) =>
    onMap(state)
      .filter((other) => other > one)
      .filter((other) => overlaps(bodyOfIndex(setting, state, one), bodyOfIndex(setting, state, other)))
      .map((other) => [one, other]),
  );

describe('combats', () => {
  test('come to an end with nobody on top of another, whatever is chosen and ruled', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const { setting, state } = playedOut(seed);
      expect(state).toMatchObject({ phase: 'clearing', contacts: [] });
      const end = after(state, clearingEvents(setting, state));
      expect(end.combat).toBeUndefined();
      if (setting.switches.victors === 'stay') expect(heaps(setting, end), `seed ${seed}`).toEqual([]);
      expect(flat(end.pieces).every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
    }
  });
});
