import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import { after as afterwards } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import { switches } from '../../model/switches.ts';
import { NIGHT } from '../../model/vocabulary.ts';
import { alterEvents } from '../../rules/turn/alter.ts';
import { drawNext } from '../../rules/turn/draw.ts';
import { moveRefusals } from '../../rules/turn/moving.ts';
import { alterRefusals } from '../../rules/turn/trying.ts';
import { alterDecisions, settleAlter } from '../../rules/turn/window.ts';
import {
  activeState,
  american,
  british,
  CORNWALLIS,
  dice,
  drawnState,
  GREENE,
  KNYPHAUSEN,
  pieces,
  SULLIVAN,
  setting,
  stateWith,
} from './brandywine.ts';
import { cornwallisJumps, delay, drawn, pass, refusals, rules } from './draws.ts';
import { own, viewOf } from './seen.ts';

const game = { switches };
const spentPieces = pieces.map((piece) => ({ ...piece, spent: true }));
describe('the window after a draw', () => {
  proves('PB-R038', 'each side is asked, and the chit plays when both let it stand', (saw) => {
    expect(alterDecisions(rules, drawn)).toMatchObject([
      { owed: [british], orders: ['advance', 'deploy', 'let'] },
      { owed: [american], orders: ['delay', 'advance', 'deploy', 'let'] },
    ]);
    const first = saw(alterEvents(rules, drawn, british, pass, dice()));
    expect(first).toMatchObject([{ kind: 'let', seat: 'british' }]);
    const now = afterwards(drawn, first);
    expect(alterDecisions(rules, now)).toMatchObject([{ owed: [american] }]);
    expect(alterEvents(rules, now, american, pass, dice())).toMatchObject([
      { kind: 'let' },
      { kind: 'activated', formation: SULLIVAN },
    ]);
  });

  provesBySwitch('PB-R048', 'both sides may try after a draw', { game, switch: 'alterAttempts' }, (set) => {
    expect(alterRefusals(read(setting(set), viewOf(drawn, 'american')), american, delay)).toEqual([]);
    expect(alterDecisions(setting(set), drawn)).toHaveLength(2);
    expect(settleAlter(setting(set), drawn)).toEqual([]);
  });

  test('without attempts the chit plays at once', () => {
    const plain = setting({ alterAttempts: 'off' });
    expect(settleAlter(plain, drawn)).toMatchObject([{ kind: 'activated', formation: SULLIVAN }]);
    expect(alterRefusals(read(plain, viewOf(drawn, 'american')), american, delay)).toMatchObject([
      { code: 'no-attempts' },
    ]);
  });

  test('if a die decides who tries, the other side lets the draw stand, and so after each attempt', () => {
    const solo = setting({ alterAttempts: 'byDie' });
    const state = stateWith({ cup: [SULLIVAN, CORNWALLIS, GREENE] });
    const events = drawNext(solo, state, dice(1, 2));
    expect(events).toMatchObject([{ kind: 'drawn' }, { kind: 'let', seat: 'british', drew: true }]);
    const now = afterwards(state, events);
    expect(alterDecisions(solo, now)).toMatchObject([{ owed: [american] }]);
    const tried = afterwards(now, alterEvents(solo, now, american, delay, dice(6, 5)));
    expect(alterDecisions(solo, tried)).toMatchObject([{ owed: [british] }]);
  });

  proves('PB-R054', 'each side answers once until somebody tries', (saw) => {
    const now = afterwards(drawn, saw(alterEvents(rules, drawn, british, pass, dice())));
    expect(refusals(now, pass, british)).toMatchObject([{ code: 'no-draw-to-alter', impossible: true }]);
    const tried = afterwards(now, alterEvents(rules, now, american, delay, dice(6)));
    expect(alterDecisions(rules, tried)).toMatchObject([{ owed: [british] }, { owed: [american] }]);
  });

  provesBySwitch(
    'PB-R054',
    'of two who speak together the side whose chit is not up is heard first',
    { game, switch: 'attemptsTogether' },
    (set) => {
      expect(alterDecisions(setting(set), drawn).map(({ owed }) => owed)).toEqual([[british], [american]]);
    },
  );

  test('who is asked does not tell who has a Fresh HQ', () => {
    const spent = drawnState(SULLIVAN, [KNYPHAUSEN, CORNWALLIS, GREENE], {
      pieces: stateWith({}, spentPieces).pieces,
    });
    expect(alterDecisions(rules, spent)).toEqual(alterDecisions(rules, drawn));
  });

  test('a side without chits is not asked', () => {
    const state = drawnState(SULLIVAN, [GREENE]);
    expect(alterDecisions(rules, state)).toMatchObject([{ owed: [american] }]);
    expect(alterEvents(rules, state, american, pass, dice())).toMatchObject([
      { kind: 'let' },
      { kind: 'activated' },
    ]);
  });
});

describe('an attempt', () => {
  proves('PB-R049', 'succeeds on the command value or less', (saw) => {
    const tried = (die: number) => saw(alterEvents(rules, drawn, american, delay, dice(die, 1)))[0];
    expect(tried(1)).toMatchObject({ kind: 'attempted', die: 1, succeeded: true, drew: true });
    expect(tried(2)).toMatchObject({ succeeded: true });
    expect(tried(3)).toMatchObject({ succeeded: false });
  });

  provesBySwitch('PB-R049', 'on a six-sided die', { game, switch: 'commandDie' }, (set) => {
    const chance = dice(2, 1);
    alterEvents(setting(set), drawn, american, delay, chance);
    expect(chance.draws[0]).toMatchObject({ purpose: 'command', subject: 'hq-sullivan', sides: 6 });
  });

  proves('PB-R050', 'spends the HQ whatever the die shows', (saw) => {
    for (const die of [1, 6]) {
      const now = afterwards(drawn, saw(alterEvents(rules, drawn, american, delay, dice(die, 1))));
      expect(pieceOf(now, 0).spent).toBe(true);
      expect(saw(refusals({ ...now, drawn: SULLIVAN }))).toMatchObject([
        { rule: 'PB-R050', code: 'hq-spent' },
      ]);
    }
  });

  proves('PB-R051', 'leaves the HQ fit for everything else', (saw) => {
    const now = afterwards(drawn, saw(alterEvents(rules, drawn, american, delay, dice(6))));
    const view = viewOf(activeState(SULLIVAN, { pieces: now.pieces }), 'american');
    expect(own(view, 'hq-sullivan').spent).toBe(true);
    expect(moveRefusals(read(rules, view), american, own(view, 'hq-sullivan'))).toEqual([]);
  });

  proves(['PB-R052', 'PB-R053'], 'is followed by others as long as HQs are Fresh', (saw) => {
    const orders = [
      [american, delay],
      [british, cornwallisJumps],
      [british, { kind: 'advance', formation: 'knyphausen', by: 'hq-knyphausen' }],
      [american, { kind: 'advance', formation: 'greene', by: 'hq-greene' }],
    ] as const;
    const last = orders.reduce((state, [seat, order]) => {
      expect(refusals(state, order, seat)).toEqual([]);
      const events = saw(alterEvents(rules, state, seat, order, dice(6)));
      expect(events).toMatchObject([{ kind: 'attempted', succeeded: false }]);
      return afterwards(state, events);
    }, drawn);
    expect(last).toMatchObject({ drawn: SULLIVAN, let: [] });
  });

  proves('PB-R227', 'is made at night as by day', (saw) => {
    const night = { ...drawn, turn: NIGHT };
    expect(refusals(night)).toEqual([]);
    expect(saw(alterEvents(rules, night, american, delay, dice(6)))).toMatchObject([{ kind: 'attempted' }]);
  });

  test('is made by an own, present HQ of the seat itself', () => {
    const by = (hq: string) => refusals(drawn, { kind: 'delay', by: hq }).map(({ code }) => code);
    expect(by('hq-cornwallis')).toEqual(['no-such-hq']);
    expect(by('stirling')).toEqual(['no-such-hq']);
    expect(by('hq-greene')).toEqual(['not-its-hq']);
    const divided = { ...drawn, seats: [american, { side: 'american', command: 'sullivan' }, british] };
    expect(refusals(divided)).toMatchObject([{ code: 'not-your-hq', impossible: true }]);
    expect(refusals(activeState(SULLIVAN))).toMatchObject([{ code: 'no-draw-to-alter' }]);
  });
});
