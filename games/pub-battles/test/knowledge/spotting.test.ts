import type { Saw } from '@grognard/engine/rulebook';
import { unitsOf } from '@grognard/field';
import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import type { Event } from '../../model/events.ts';
import type { MapData } from '../../model/scenario.ts';
import type { Setting, SwitchSet } from '../../model/setting.ts';
import type { Piece } from '../../model/state.ts';
import { NIGHT } from '../../model/vocabulary.ts';
import { openingSightings, sightingsOf } from '../../rules/spotting/sightings.ts';
import { square } from '../table.ts';
import { type Laid, laid, opened, playedOn, setTo, settingFor, turned, unseen } from './battle.ts';

const watcher = laid('r1', 'foy', 'regular', [0, 0]);
const at = (y: number, more: Partial<Piece> = {}, kind: Piece['kind'] = 'elite'): Laid =>
  laid('b1', 'kempt', kind, [0, y], more);

type Sighted = Extract<Event, { readonly kind: 'sighted' }>;

/** What red has learnt of the last blue piece when the battle opens. */
const learnt = (
  saw: Saw,
  pieces: readonly Laid[],
  map: Partial<MapData> = {},
  switches: Partial<SwitchSet> = {},
  change: (setting: Setting) => Setting = (setting) => setting,
): Sighted['learnt'] => {
  const setting = change(settingFor(pieces, map, switches));
  const events = saw(openingSightings(setting, unseen(pieces)));
  const last = events.findLast((event): event is Sighted => event.kind === 'sighted' && event.side === 'red');
  return last?.learnt ?? {};
};
const look: Saw = (value) => value;
const facing = 0.95;

describe('what is spotted', () => {
  proves('PB-R145', 'up to a foot move away, from edge to edge', (saw) => {
    expect(learnt(saw, [watcher, at(13.5 + facing)])).toMatchObject({ arm: 'foot' });
    expect(learnt(saw, [watcher, at(13.6 + facing)])).toEqual({});
  });

  proves(['PB-R146', 'PB-R147'], 'foot, mounted or guns is told, and never the quality', (saw) => {
    const arms = {
      elite: 'foot',
      militia: 'foot',
      dragoons: 'mounted',
      cavalry: 'mounted',
      artillery: 'guns',
    };
    for (const [kind, arm] of Object.entries(arms)) {
      expect(learnt(saw, [watcher, at(9, {}, kind as Piece['kind'])])).toEqual({ arm, spent: false });
    }
  });

  proves('PB-R006', 'of a block far away one knows that it is there, and no more', (saw) => {
    expect(learnt(saw, [watcher, at(40)])).toEqual({});
  });

  proves('PB-R152', 'fog shortens the distance', (saw) => {
    const fog = (setting: Setting): Setting => ({
      ...setting,
      measures: { ...setting.measures, spotting: unitsOf(5) },
    });
    expect(learnt(saw, [watcher, at(5.9)], {}, {}, fog)).toMatchObject({ arm: 'foot' });
    expect(learnt(saw, [watcher, at(6)], {}, {}, fog)).toEqual({});
  });

  test('an HQ is seen to be staff wherever it stands, and not whose it is', () => {
    expect(learnt(look, [watcher, laid('b1', 'picton', 'hq', [0, 40])])).toEqual({ arm: 'staff' });
  });
});

describe('who spots', () => {
  provesBySwitch('PB-R150', 'staff and trains do not spot', turned('spotters', 'allPieces'), (switches) => {
    const train = laid('r1', 'wagons', 'baggage', [0, 0]);
    expect(learnt(look, [train, at(9)], {}, setTo(switches))).toEqual({});
  });

  provesBySwitch('PB-R150', 'a packed train looks like foot', turned('trainShownAs', 'train'), (switches) => {
    expect(learnt(look, [watcher, at(9, {}, 'baggage')], {}, setTo(switches)).arm).toBe('foot');
  });

  test('it looks all round', () => {
    expect(learnt(look, [watcher, at(-9)]).arm).toBe('foot');
  });

  provesBySwitch('PB-R151', 'what is seen is told unasked', turned('typeTold', 'onRequest'), (switches) => {
    expect(learnt(look, [watcher, at(9)], {}, setTo(switches)).arm).toBe('foot');
  });

  provesBySwitch('PB-R227', 'at night nothing is spotted', turned('nightSpotting', 'asByDay'), (switches) => {
    const pieces = [watcher, at(9)];
    const setting = settingFor(pieces, {}, setTo(switches));
    const [event] = sightingsOf(setting, { ...unseen(pieces), turn: NIGHT });
    expect(event).toMatchObject({ learnt: {} });
    expect(event).not.toMatchObject({ learnt: { arm: 'foot' } });
  });
});

describe('the state of a block', () => {
  const pieces = [watcher, at(9)];
  const setting = settingFor(pieces);
  const start = opened(setting, pieces);
  const spent = playedOn(start, [{ kind: 'spent', piece: 1, rules: [] }]);
  const away = (y: number): Event => ({
    kind: 'marched',
    piece: 1,
    path: [],
    to: { x: 0, y: unitsOf(y), heading: 0 },
    column: false,
    rules: [],
  });

  proves('PB-R013', 'Spent is seen in sight, and remembered out of it', (saw) => {
    expect(saw(sightingsOf(setting, spent))).toMatchObject([{ piece: 1, learnt: { spent: true } }]);
    const gone = playedOn(spent, [...sightingsOf(setting, spent), away(40)]);
    const rallied = playedOn(gone, [{ kind: 'rallied', piece: 1, heading: 0, rules: [] }]);
    expect(sightingsOf(setting, rallied)).toEqual([]);
    expect(rallied.known.red?.[0]?.[0]).toMatchObject({ spent: true });
  });

  provesBySwitch('PB-R013', 'the option hides it', turned('hideSpent', 'on'), (switches) => {
    const world = settingFor(pieces, {}, setTo(switches));
    expect(sightingsOf(world, spent)).toHaveLength(1);
  });

  proves('PB-R198f', 'that a train is unpacked is seen in sight only', (saw) => {
    expect(learnt(saw, [watcher, at(9, { unpacked: true }, 'baggage')])).toEqual({
      arm: 'train',
      spent: false,
      unpacked: true,
    });
    expect(learnt(saw, [watcher, at(40, { unpacked: true }, 'baggage')])).toEqual({});
  });

  provesBySwitch(
    'PB-R198f',
    'by another reading it is never seen',
    turned('unpackedShown', 'never'),
    (switches) => {
      const train = at(9, { unpacked: true }, 'baggage');
      expect(learnt(look, [watcher, train], {}, setTo(switches)).unpacked).toBe(true);
    },
  );

  test('what is known is not told again', () => {
    expect(sightingsOf(setting, start)).toEqual([]);
  });

  test('with the moved pieces named, the result is the same', () => {
    const marched = playedOn(start, [away(30)]);
    const back = playedOn(marched, [
      ...sightingsOf(setting, marched),
      away(8),
      { kind: 'spent', piece: 1, rules: [] },
    ]);
    expect(sightingsOf(setting, back, [1])).toEqual(sightingsOf(setting, back));
    expect(sightingsOf(setting, back, [1])).not.toEqual([]);
  });

  test('a block that leaves the map and returns is another block', () => {
    const hidden = playedOn(start, [{ kind: 'hid', piece: 1, rules: [] }]);
    const left = playedOn(hidden, sightingsOf(setting, hidden));
    expect(left.known.red?.[0]).toMatchObject([{ piece: 1, off: true }]);
    const back = playedOn(left, [away(9)]);
    const again = playedOn(back, sightingsOf(setting, back));
    expect(again.known.red?.[0]).toMatchObject([{ off: true }, { piece: 1, arm: 'foot' }]);
  });

  test('aliases follow the places, not the list', () => {
    const many = [watcher, laid('b1', 'a', 'elite', [5, 30]), laid('b1', 'b', 'elite', [-5, 30]), at(20)];
    const known = opened(settingFor(many), many).known.red?.flat() ?? [];
    expect(known.map(({ piece }) => piece)).toEqual([3, 2, 1]);
  });
});

describe('sight', () => {
  const wood = (south: number, north: number) => ({ woods: [square(-20, south, 20, north)] });

  test('woods and buildings hide what is beyond', () => {
    expect(learnt(look, [watcher, at(9)], wood(3, 6))).toEqual({});
    expect(learnt(look, [watcher, at(9)], { buildings: [square(-20, 3, 20, 6)] })).toEqual({});
    expect(learnt(look, [watcher, at(9)], wood(12, 15))).toMatchObject({ arm: 'foot' });
  });

  proves('PB-R137', 'one sees into a wood as deep as a block', (saw) => {
    expect(learnt(saw, [watcher, at(6.6)], wood(6, 20))).toMatchObject({ arm: 'foot' });
    expect(learnt(saw, [watcher, at(8)], wood(6, 20))).toEqual({});
  });

  proves('PB-R138', 'pieces do not hide each other', (saw) => {
    const screen = [laid('b1', 'pack', 'elite', [0, 5]), laid('r1', 'bachelu', 'regular', [0, 2])];
    expect(learnt(saw, [watcher, ...screen, at(9)])).toMatchObject({ arm: 'foot' });
  });

  proves('PB-R140', 'up a hill one sees to its crest', (saw) => {
    const crest = [[-20, 4] as const, [20, 4] as const];
    const hill = { hills: [{ ...square(-20, 1, 20, 12), level: 1, crest }] };
    expect(learnt(saw, [watcher, at(3)], hill)).toMatchObject({ arm: 'foot' });
    expect(learnt(saw, [watcher, at(10)], hill)).toEqual({});
  });

  proves('PB-R141', 'from a hill one sees over a wood if one is nearer to it than the target is', (saw) => {
    const hill = { hills: [{ ...square(-20, -5, 20, 1), level: 1 }] };
    expect(learnt(saw, [watcher, at(10)], { ...hill, ...wood(3.5, 4.5) })).toMatchObject({ arm: 'foot' });
    expect(learnt(saw, [watcher, at(10)], { ...hill, ...wood(6.5, 7.5) })).toEqual({});
  });
});
