import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import { after as afterwards } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import { switches } from '../../model/switches.ts';
import { alterEvents } from '../../rules/turn/alter.ts';
import { drawNext } from '../../rules/turn/draw.ts';
import { alterRefusals } from '../../rules/turn/trying.ts';
import { alterDecisions } from '../../rules/turn/window.ts';
import {
  american,
  british,
  CORNWALLIS,
  dice,
  drawnState,
  GREENE,
  KNYPHAUSEN,
  SULLIVAN,
  setting,
  stateWith,
} from './brandywine.ts';
import { cornwallisJumps, delay, drawn, refusals, rules, sullivanJumps } from './draws.ts';
import { viewOf } from './seen.ts';

const game = { switches };
describe('advancing', () => {
  proves(
    ['PB-R060', 'PB-R061'],
    'takes the chit out of the cup; the drawn one waits and plays next',
    (saw) => {
      expect(refusals(drawn, cornwallisJumps, british)).toEqual([]);
      const events = saw(alterEvents(rules, drawn, british, cornwallisJumps, dice(3)));
      expect(events).toMatchObject([
        { kind: 'attempted', what: 'advance', succeeded: true },
        { kind: 'jumped', formation: CORNWALLIS },
      ]);
      const now = afterwards(drawn, events);
      expect(now).toMatchObject({ drawn: CORNWALLIS, stack: [SULLIVAN], cup: [KNYPHAUSEN, GREENE] });
      const played = afterwards(now, [{ kind: 'done', formation: CORNWALLIS, rules: [] }]);
      expect(drawNext(rules, played, dice())).toMatchObject([{ kind: 'resumed', formation: SULLIVAN }]);
    },
  );

  proves('PB-R062', 'that fails leaves the chit in the cup', (saw) => {
    const now = afterwards(drawn, saw(alterEvents(rules, drawn, british, cornwallisJumps, dice(4))));
    expect(now).toMatchObject({ drawn: SULLIVAN, cup: drawn.cup, stack: [] });
  });

  proves('PB-R063', 'makes a stack: the jumped HQ tries to come back, and fails', (saw) => {
    const start = drawnState(SULLIVAN, [CORNWALLIS], { played: [GREENE, KNYPHAUSEN] });
    const jumped = afterwards(start, saw(alterEvents(rules, start, british, cornwallisJumps, dice(3))));
    expect(jumped).toMatchObject({ drawn: CORNWALLIS, stack: [SULLIVAN] });
    expect(refusals(jumped, sullivanJumps)).toEqual([]);
    const failed = saw(alterEvents(rules, jumped, american, sullivanJumps, dice(3)));
    expect(failed).toMatchObject([{ kind: 'attempted', succeeded: false }]);
    const now = afterwards(jumped, failed);
    expect([pieceOf(now, 0).spent, pieceOf(now, 3).spent]).toEqual([true, true]);
    const back = afterwards(jumped, saw(alterEvents(rules, jumped, american, sullivanJumps, dice(2))));
    expect(back).toMatchObject({ drawn: SULLIVAN, stack: [CORNWALLIS] });
    expect(saw(drawNext(rules, stateWith({ stack: [GREENE, SULLIVAN] }), dice()))).toMatchObject([
      { kind: 'resumed', formation: SULLIVAN },
    ]);
  });

  provesBySwitch(
    'PB-R063',
    'a jumped HQ may try to jump back',
    { game, switch: 'jumpedMayJumpBack' },
    (set) => {
      const jumped = drawnState(CORNWALLIS, [], { stack: [SULLIVAN] });
      expect(alterRefusals(read(setting(set), viewOf(jumped, 'american')), american, sullivanJumps)).toEqual(
        [],
      );
      expect(alterDecisions(setting(set), jumped)).toMatchObject([{ owed: [american] }]);
    },
  );

  provesBySwitch(
    'PB-R064',
    'a chit that has waited may be delayed when it comes up again',
    { game, switch: 'waitingMayDelay' },
    (set) => {
      const state = stateWith({ stack: [SULLIVAN], cup: [GREENE] });
      const now = afterwards(state, drawNext(setting(set), state, dice()));
      expect(alterRefusals(read(setting(set), viewOf(now, 'american')), american, delay)).toEqual([]);
      expect(alterDecisions(setting(set), now)).toMatchObject([
        { orders: ['delay', 'advance', 'deploy', 'let'] },
      ]);
    },
  );

  proves('PB-R065', 'is over once the formation has played', (saw) => {
    const state = drawnState(CORNWALLIS, [GREENE], { played: [SULLIVAN] });
    expect(saw(refusals(state, sullivanJumps))).toMatchObject([{ rule: 'PB-R065', code: 'already-played' }]);
  });

  test('is for a formation that has a chit and is not up already', () => {
    expect(refusals(drawn, sullivanJumps)).toMatchObject([{ code: 'already-up' }]);
    const washington = { kind: 'advance', formation: 'washington', by: 'hq-washington' } as const;
    expect(refusals(drawn, washington)).toMatchObject([{ code: 'no-chit' }]);
    const unknown = { kind: 'advance', formation: 'lafayette', by: 'hq-greene' } as const;
    expect(refusals(drawn, unknown)).toMatchObject([{ code: 'no-such-formation' }]);
  });
});
