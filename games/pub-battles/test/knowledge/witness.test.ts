import type { Seat } from '@grognard/engine';
import { describe, expect, test } from 'vitest';
import { proves } from '../../../../tools/proofs/proves.ts';
import { view } from '../../knowledge/view.ts';
import { witness } from '../../knowledge/witness.ts';
import type { Event } from '../../model/events.ts';
import { evolve } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { Told } from '../../model/told.ts';
import { sightingsOf } from '../../rules/spotting/sightings.ts';
import { blue, type Laid, laid, opened, playedOn, red, settingFor } from './battle.ts';

const army: readonly Laid[] = [
  laid('r1', 'oudinot', 'hq', [0, -5]),
  laid('r1', 'foy', 'regular', [0, 0]),
  laid('r1', 'a', 'regular'),
  laid('b1', 'picton', 'hq', [0, 25]),
  laid('b1', 'kempt', 'elite', [0, 9]),
  laid('b1', 'wagons', 'baggage', [20, 25]),
];
const [OUDINOT, FOY, A, , KEMPT, WAGONS] = army.keys();
const setting = settingFor(army);
const start = opened(setting, army);
const rules = ['PB-R016'];

/** What a seat is told of events, one after another. */
const told = (seat: Seat, events: readonly Event[], from: State = start): readonly Told[] => {
  let state = from;
  return events.flatMap((event) => {
    const next = evolve(state, event);
    const heard = witness(setting, event, state, next, seat);
    state = next;
    return heard === undefined ? [] : [heard];
  });
};
/** The same, with what is seen of it afterwards. */
const heard = (seat: Seat, ...events: readonly Event[]): readonly Told[] => {
  const now = playedOn(start, events);
  return told(seat, [...events, ...sightingsOf(setting, now)]);
};
const number = (index: number | undefined): number => index ?? -1;
const to = { x: 1_000, y: 2_000, heading: 0 };
const path = [
  { x: 0, y: 0 },
  { x: 1_000, y: 2_000 },
];

describe('a chit', () => {
  proves('PB-R044', 'is told to the enemy by its colour alone', (saw) => {
    const event: Event = { kind: 'drawn', formation: 0, rules };
    expect(saw(told(red, [event]))).toEqual([{ kind: 'drawn', side: 'red', formation: 'r1', rules }]);
    expect(saw(told(blue, [event]))).toEqual([{ kind: 'drawn', side: 'red', rules: [...rules, 'PB-R044'] }]);
    expect(told('spectator', [event])).toEqual(told(blue, [event]));
    expect(told('umpire', [event])).toEqual(told(red, [event]));
    const up = playedOn(start, [event]);
    expect(view(setting, up, blue).drawn).toEqual({ side: 'red' });
    expect(view(setting, up, red).formations).toMatchObject([{ id: 'r1', chit: 'up' }]);
  });

  test('goes back by its colour too', () => {
    const event: Event = { kind: 'drawn', formation: 0, back: 1, rules };
    expect(told(red, [event])).toMatchObject([{ formation: 'r1', back: { side: 'blue' } }]);
  });

  test('an attempt is told with its die, not with its HQ', () => {
    const what = { kind: 'attempted', what: 'delay', die: 4, succeeded: false, rules } as const;
    const event: Event = { ...what, formation: 0, hq: number(OUDINOT) };
    expect(told(red, [event])).toEqual([{ ...what, side: 'red', formation: 'r1', hq: 'oudinot' }]);
    expect(told(blue, [event])).toEqual([{ ...what, side: 'red' }]);
  });
});

describe('a march', () => {
  const march: Event = { kind: 'marched', piece: number(FOY), path, to, column: false, rules };

  test('of a block on the map is seen with its way', () => {
    expect(told(blue, [march])).toEqual([
      { kind: 'marched', side: 'red', piece: '#1', path, to, column: false, rules },
    ]);
    expect(told('spectator', [march])).toMatchObject([{ piece: 'red#1' }]);
    expect(told('umpire', [march])).toMatchObject([{ piece: 'foy' }]);
  });

  test('out of reserve shows a new block, not where it came from', () => {
    const out: Event = { ...march, piece: number(A), to: { ...to, y: -9_000 } };
    expect(heard(red, out)).toMatchObject([{ kind: 'marched', piece: 'a' }]);
    expect(heard(blue, out)).toMatchObject([{ kind: 'appeared', side: 'red', piece: '#2' }]);
    expect(heard(blue, out)[0]).not.toHaveProperty('path');
  });

  proves('PB-R104', 'into reserve is not told: the block is gone, and nobody asks', (saw) => {
    const hide: Event = { kind: 'hid', piece: number(FOY), rules };
    const leave: Event = { kind: 'left', piece: number(FOY), exit: 'pike', rules };
    expect(heard(red, hide)).toMatchObject([{ kind: 'hid', piece: 'foy' }]);
    expect(saw(heard(blue, hide))).toEqual([
      { kind: 'vanished', side: 'red', piece: '#1', rules: ['PB-R104'] },
    ]);
    expect(heard(blue, leave)).toEqual(heard(blue, hide));
  });
});

describe('the state of a piece', () => {
  proves('PB-R013', 'is told to the enemy while he looks', (saw) => {
    const spend: Event = { kind: 'spent', piece: number(KEMPT), rules };
    expect(heard(blue, spend)).toMatchObject([{ kind: 'spent', piece: 'kempt' }]);
    expect(saw(heard(red, spend))).toEqual([
      { kind: 'sighted', side: 'blue', piece: '#0', spent: true, rules: ['PB-R013'] },
    ]);
    expect(heard(red, { kind: 'unpacked', piece: number(WAGONS), rules })).toEqual([]);
  });

  test('quality is told when it is disclosed', () => {
    const event: Event = {
      kind: 'sighted',
      side: 'red',
      piece: number(KEMPT),
      learnt: { kind: 'elite' },
      rules,
    };
    expect(told(red, [event])).toMatchObject([{ kind: 'sighted', piece: '#0', quality: 'elite' }]);
    expect(told(blue, [event])).toEqual([]);
    expect(told('spectator', [event])).toMatchObject([{ piece: 'blue#0' }]);
    expect(told('umpire', [event])).toMatchObject([{ piece: 'kempt', quality: 'elite' }]);
  });

  test('what falls is told once, with its kind', () => {
    expect(heard(red, { kind: 'lost', piece: number(KEMPT), rules })).toEqual([
      { kind: 'lost', side: 'blue', piece: '#0', lost: 'elite', rules },
    ]);
  });
});

describe('combat', () => {
  const contact = { attacker: number(FOY), defender: number(KEMPT), face: 'front', arrival: 7 } as const;

  test('contacts, volleys and rounds are told in the names of the listener', () => {
    const volley = {
      shooter: number(FOY),
      target: number(KEMPT),
      dice: [3, 5, 6],
      modifiers: [{ value: 1, rule: 'PB-R168a' }],
      hits: 2,
    };
    const events: readonly Event[] = [
      { kind: 'contacted', contact, rules },
      { kind: 'fired', volley, bombardment: false, rules },
      { kind: 'parted', arrival: 7, rules },
    ];
    const named = { attacker: '#1', defender: 'kempt', face: 'front', arrival: 7 };
    expect(told(blue, events)).toEqual([
      { kind: 'contacted', side: 'red', contact: named, rules },
      {
        kind: 'fired',
        volley: { ...volley, side: 'red', shooter: '#1', target: 'kempt' },
        bombardment: false,
        rules,
      },
      { kind: 'parted', side: 'red', contact: named, rules },
    ]);
  });
});

describe('a view', () => {
  test('shows a spectator both sides as their enemies know them', () => {
    const { theirs, mine, us } = view(setting, start, 'spectator');
    expect(theirs.map(({ ref, arm }) => [ref, arm])).toEqual([
      ['red#0', 'staff'],
      ['red#1', 'foot'],
      ['blue#0', 'foot'],
      ['blue#1', 'staff'],
      ['blue#2', undefined],
    ]);
    expect([mine, us]).toEqual([[], undefined]);
  });

  test('shows an umpire everything', () => {
    expect(view(setting, start, 'umpire')).toEqual({ ...view(setting, start, 'spectator'), whole: start });
  });

  test('hides who of the enemy has moved, not whom he struck', () => {
    const active = playedOn(start, [
      { kind: 'drawn', formation: 1, rules },
      { kind: 'activated', formation: 1, rules },
      { kind: 'rallied', piece: number(KEMPT), heading: 0, rules },
    ]);
    expect(view(setting, active, red).activation).toEqual({ side: 'blue', acted: [], struck: [] });
    expect(view(setting, active, blue).activation).toMatchObject({ formation: 'b1', acted: ['kempt'] });
  });
});
