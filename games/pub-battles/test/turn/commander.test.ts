import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import type { Event } from '../../model/events.ts';
import { after as afterwards } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { Piece, State } from '../../model/state.ts';
import { switches } from '../../model/switches.ts';
import { doneEvents } from '../../rules/turn/activation.ts';
import { alterEvents } from '../../rules/turn/alter.ts';
import { moveRefusals } from '../../rules/turn/moving.ts';
import {
  activeState,
  american,
  CORNWALLIS,
  dice,
  GREENE,
  pieceAt,
  pieces,
  SULLIVAN,
  setting,
  stateWith,
  WASHINGTON,
} from './brandywine.ts';
import { delay, drawn, refusals as judged, rules } from './draws.ts';
import { own, viewOf } from './seen.ts';

const game = { switches };
const washingtonDelays = { kind: 'delay', by: 'hq-washington' } as const;

/** Edge to edge, Washington stands this far from Sullivan's HQ. */
const apart = (cm: number): State => ({
  ...drawn,
  pieces: stateWith({}, [
    ...pieces.slice(0, WASHINGTON),
    pieceAt('hq-washington', WASHINGTON, 'commander', [1 + cm, -10]),
    ...pieces.slice(WASHINGTON + 1),
  ]).pieces,
});

const refusals = (state: State, order: Parameters<typeof judged>[1] = washingtonDelays) =>
  judged(state, order);

describe('an army commander rolls for his HQs', () => {
  proves('PB-R066', 'within a third of a mounted move', (saw) => {
    expect(refusals(apart(6.4))).toEqual([]);
    expect(saw(refusals(apart(6.5)))).toMatchObject([
      { rule: 'PB-R066', code: 'commander-too-far', params: { cm: 6.4 } },
    ]);
    expect(refusals(drawn, { kind: 'advance', formation: 'greene', by: 'hq-washington' })).toMatchObject([
      { code: 'commander-too-far' },
    ]);
  });

  proves('PB-R067', 'even when that HQ has just failed on the same draw', (saw) => {
    const failed = afterwards(drawn, alterEvents(rules, drawn, american, delay, dice(6)));
    expect(refusals(failed)).toEqual([]);
    expect(saw(alterEvents(rules, failed, american, washingtonDelays, dice(4, 1)))).toMatchObject([
      { kind: 'attempted', formation: SULLIVAN, hq: WASHINGTON, succeeded: true },
      { kind: 'drawn', back: SULLIVAN },
    ]);
  });

  proves('PB-R068', 'by spending himself: once a turn', (saw) => {
    const now = afterwards(drawn, saw(alterEvents(rules, drawn, american, washingtonDelays, dice(5))));
    expect([pieceOf(now, SULLIVAN).spent, pieceOf(now, WASHINGTON).spent]).toEqual([false, true]);
    expect(saw(refusals(now))).toMatchObject([{ rule: 'PB-R068', code: 'hq-spent' }]);
    expect(refusals(now, delay)).toEqual([]);
  });

  provesBySwitch('PB-R068', 'on his own rating', { game, switch: 'commanderRollsOn' }, (set) => {
    const [attempt] = alterEvents(setting(set), drawn, american, washingtonDelays, dice(4, 1));
    expect(attempt).toMatchObject({ die: 4, succeeded: true });
  });

  proves('PB-R071', 'of any formation of his army', (saw) => {
    const near = pieces.map((piece) => (piece.id === 'hq-greene' ? { ...piece, x: 0 } : piece));
    const state = { ...drawn, pieces: stateWith({}, near).pieces };
    const order = { kind: 'advance', formation: 'greene', by: 'hq-washington' } as const;
    expect(refusals(state, order)).toEqual([]);
    expect(saw(alterEvents(rules, state, american, order, dice(1)))).toMatchObject([
      { kind: 'attempted', formation: GREENE, hq: WASHINGTON },
      { kind: 'jumped', formation: GREENE },
    ]);
  });
});

describe('an army commander moves', () => {
  const ride: Event = {
    kind: 'marched',
    piece: WASHINGTON,
    path: [],
    to: { x: 0, y: 0, heading: 0 },
    column: false,
    rules: [],
  };
  const mayRide = (state: State, set = rules) => {
    const view = viewOf(state, 'american');
    return moveRefusals(read(set, view), american, own(view, 'hq-washington'));
  };

  proves('PB-R069', 'without chit once a turn, with any chit of his side', (saw) => {
    const first = activeState(SULLIVAN, { cup: [GREENE] });
    expect(mayRide(first)).toEqual([]);
    expect(mayRide(activeState(GREENE))).toEqual([]);
    const ridden = afterwards(first, [ride]);
    expect(saw(mayRide(ridden))).toMatchObject([{ rule: 'PB-R069', code: 'already-acted' }]);
    const done = afterwards(ridden, saw(doneEvents(rules, ridden, american)));
    expect(done).toMatchObject({ played: [SULLIVAN, WASHINGTON] });
    const second = afterwards(done, [
      { kind: 'drawn', formation: GREENE, rules: [] },
      { kind: 'activated', formation: GREENE, rules: [] },
    ]);
    expect(saw(mayRide(second))).toMatchObject([{ rule: 'PB-R069', code: 'commander-has-moved' }]);
  });

  test('not with a chit of the enemy', () => {
    expect(mayRide(activeState(CORNWALLIS))).toMatchObject([{ code: 'not-active', impossible: true }]);
  });

  const withChit = (state: State): State => ({
    ...state,
    formations: state.formations.map((each) => ({ ...each, chit: true })),
  });

  proves('PB-R070', 'with a chit of his own with that chit only', (saw) => {
    const state = withChit(activeState(SULLIVAN, { cup: [WASHINGTON] }));
    expect(saw(mayRide(state))).toMatchObject([{ rule: 'PB-R070', code: 'moves-with-his-own-chit' }]);
    expect(mayRide(withChit(activeState(WASHINGTON)))).toEqual([]);
    expect(mayRide(state, setting({ commanderWithChitMoves: 'anyChit' }))).toEqual([]);
    expect(doneEvents(rules, afterwards(state, [ride]), american)).toMatchObject([{ formation: SULLIVAN }]);
  });
});

test('staff off the map is out of reach, and out of the game once it has left', () => {
  const without = (id: string, where: Piece['where']): State => ({
    ...drawn,
    pieces: stateWith(
      {},
      pieces.map((piece) => (piece.id === id ? { ...piece, where } : piece)),
    ).pieces,
  });
  expect(refusals(without('hq-sullivan', 'gone'), delay)).toMatchObject([{ code: 'no-such-hq' }]);
  expect(refusals(without('hq-sullivan', 'gone'))).toMatchObject([{ code: 'commander-too-far' }]);
  expect(refusals(without('hq-washington', 'due'))).toMatchObject([{ code: 'commander-too-far' }]);
  expect(refusals(without('hq-sullivan', 'due'), delay)).toEqual([]);
});
