import { canonical, randomFrom, type Seat } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { imagine } from '../../knowledge/imagine.ts';
import { view } from '../../knowledge/view.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import { faults } from '../../play/faults.ts';
import { sightingsOf } from '../../rules/spotting/sightings.ts';
import { blue, type Laid, laid, opened, playedOn, red, setTo, settingFor, turned } from './battle.ts';

const seats: readonly Seat[] = [red, blue, 'spectator'];
const SEEDS = 200;

const army: readonly Laid[] = [
  laid('r1', 'oudinot', 'hq', [-6, -20]),
  laid('r1', 'foy', 'regular', [-6, -4]),
  laid('r1', 'bachelu', 'elite', [0, -4]),
  laid('r1', 'reserve artillery', 'artillery', [6, -4]),
  laid('r1', 'piquet', 'detachment'),
  laid('r2', 'kellermann', 'hq', [10, -25]),
  laid('r2', 'lheritier', 'cavalry', [12, -20]),
  laid('r2', 'dragons', 'dragoons'),
  laid('r2', 'train', 'baggage', [20, -25], { unpacked: true }),
  laid('r3', 'the emperor', 'commander', [0, -30]),
  laid('b1', 'picton', 'hq', [0, 20]),
  laid('b1', 'kempt', 'guard', [-6, 4]),
  laid('b1', 'pack', 'militia', [0, 4]),
  laid('b1', 'best', 'militia', [6, 4]),
  laid('b1', 'lambert', 'regular'),
  laid('b1', 'rogers', 'artillery', [-14, 6]),
  laid('b2', 'uxbridge', 'hq', [14, 24]),
  laid('b2', 'somerset', 'cavalry', [14, 20]),
  laid('b2', 'ponsonby', 'cavalry', undefined, { where: 'due', enters: { day: 1, turn: 5, exit: 'pike' } }),
  laid('b2', 'wagons', 'baggage', [18, 26]),
];

const setting = settingFor(army);
const start = opened(setting, army);
const indexOf = (id: string): number => army.findIndex((each) => each.id === id);

/** What both sides have seen after some events. */
const looked = (state: State, ...events: readonly Event[]): State => {
  const now = playedOn(state, events);
  return playedOn(now, sightingsOf(setting, now));
};

const rules = [] as const;
const blueActive = looked(
  start,
  { kind: 'drawn', formation: 3, rules },
  { kind: 'activated', formation: 3, rules },
  { kind: 'hid', piece: indexOf('pack'), rules },
  {
    kind: 'marched',
    piece: indexOf('kempt'),
    path: [],
    to: { x: -6_000, y: -3_050, heading: 18_000 },
    column: false,
    rules,
  },
  {
    kind: 'contacted',
    contact: { attacker: indexOf('kempt'), defender: indexOf('foy'), face: 'front', arrival: 9 },
    rules,
  },
);
const fighting = looked(
  blueActive,
  { kind: 'done', formation: 3, rules },
  { kind: 'phase', phase: 'combat', rules },
  { kind: 'sighted', side: 'red', piece: indexOf('kempt'), learnt: { kind: 'guard' }, rules },
  { kind: 'sighted', side: 'blue', piece: indexOf('foy'), learnt: { kind: 'regular' }, rules },
  {
    kind: 'combat',
    combat: {
      contacts: [9],
      round: 1,
      toFire: [indexOf('kempt')],
      toChoose: [indexOf('foy')],
      bloodied: [indexOf('foy')],
    },
    rules,
  },
  { kind: 'spent', piece: indexOf('foy'), rules },
  { kind: 'lost', piece: indexOf('best'), rules },
);
const deploying = looked(start, { kind: 'deploying', hqs: [indexOf('picton')], rules });

const states: readonly (readonly [string, State])[] = [
  ['at the opening', start],
  ['while the enemy moves', blueActive],
  ['in a combat', fighting],
  ['while a reserve must show itself', deploying],
];

describe.each(states)('%s', (_name, state) => {
  test.each(seats.map((seat) => [JSON.stringify(seat), seat] as const))(
    'what %s imagines it cannot tell from what is',
    (_title, seat) => {
      const seen = view(setting, state, seat);
      for (let seed = 0; seed < SEEDS; seed += 1) {
        const other = imagine(setting, seen, seat, randomFrom(seed));
        expect(canonical(view(setting, other, seat))).toBe(canonical(seen));
        expect(faults(setting, other)).toEqual([]);
      }
    },
  );

  test('the umpire imagines nothing', () => {
    const seen = view(setting, state, 'umpire');
    expect(imagine(setting, seen, 'umpire', randomFrom(1))).toBe(state);
  });
});

/** All that red has imagined of something, over many dreams. */
const dreams = (of: (state: State) => unknown): ReadonlySet<string> =>
  new Set(
    Array.from({ length: SEEDS }, (_, seed) =>
      JSON.stringify(of(imagine(setting, view(setting, start, red), red, randomFrom(seed)))),
    ),
  );

describe('what is hidden is imagined anew', () => {
  const blueOnes = (state: State) =>
    state.pieces.flat().filter(({ formation }) => state.formations[formation]?.side === 'blue');

  test.each([
    ['the ids', (state: State) => blueOnes(state).map(({ id }) => id)],
    ['the order of the formations', (state: State) => state.formations.map(({ id }) => id)],
    [
      'what is in reserve',
      (state: State) => blueOnes(state).filter(({ where }) => where === 'reserve').length,
    ],
    ['what is due', (state: State) => blueOnes(state).filter(({ where }) => where === 'due').length],
    ['who is Spent', (state: State) => blueOnes(state).filter(({ spent }) => spent).length],
    ['the cup', (state: State) => state.cup],
    ['what the enemy knows of us', (state: State) => state.known.blue],
  ])('%s', (_name, of) => {
    expect(dreams(of).size).toBeGreaterThan(2);
  });

  test('a block in sight keeps the arm that it was seen to be', () => {
    const arms = dreams((state) => {
      const [{ piece = -1 } = {}] = state.known.red?.flat().filter(({ arm }) => arm === 'guns') ?? [];
      return state.pieces.flat()[piece]?.kind;
    });
    expect([...arms]).toEqual(['"artillery"']);
  });
});

/** PB-R104, as a club may read it. */
describe('where one answers whether a Reserve is empty', () => {
  const asked = settingFor(army, {}, { reserveAsked: 'yes' });
  const heldBy = (place: typeof setting, seat: Seat) =>
    view(place, start, seat).theirs.flatMap(({ arm, holds }) => (arm === 'staff' ? [holds] : []));

  provesBySwitch('PB-R104', 'nobody else does', turned('reserveAsked', 'yes'), (set) => {
    expect(heldBy(settingFor(army, {}, setTo(set)), red)).toEqual([undefined, undefined]);
  });

  test.each([red, blue])('the view says so, and the dream agrees', (seat) => {
    expect(heldBy(asked, seat).toSorted()).toEqual(seat === red ? [false, true] : [false, true, true]);
    const seen = view(asked, start, seat);
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const other = imagine(asked, seen, seat, randomFrom(seed));
      expect(canonical(view(asked, other, seat))).toBe(canonical(seen));
    }
  });
});
