import { describe, expect } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { after as afterwards } from '../../model/events.ts';
import { switches } from '../../model/switches.ts';
import { alterEvents } from '../../rules/turn/alter.ts';
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
} from './brandywine.ts';
import { delay, drawn, pass, refusals, rules } from './draws.ts';

const game = { switches };
describe('delaying', () => {
  proves('PB-R055', 'is for the HQ whose chit is up', (saw) => {
    expect(refusals()).toEqual([]);
    expect(saw(refusals(drawn, { kind: 'delay', by: 'hq-cornwallis' }, british))).toMatchObject([
      { rule: 'PB-R055', code: 'not-your-chit', impossible: true },
    ]);
  });

  proves('PB-R056', 'draws another chit first, then the delayed one goes back', (saw) => {
    const events = saw(alterEvents(rules, drawn, american, delay, dice(2, 2)));
    expect(events).toMatchObject([
      { kind: 'attempted', what: 'delay', formation: SULLIVAN },
      { kind: 'drawn', formation: CORNWALLIS, back: SULLIVAN },
    ]);
    expect(afterwards(drawn, events)).toMatchObject({
      drawn: CORNWALLIS,
      cup: [KNYPHAUSEN, GREENE, SULLIVAN],
    });
  });

  proves('PB-R057', 'that fails leaves the chit where it is: it plays now', (saw) => {
    const now = afterwards(drawn, saw(alterEvents(rules, drawn, american, delay, dice(3))));
    const halfway = afterwards(now, alterEvents(rules, now, american, pass, dice()));
    expect(alterEvents(rules, halfway, british, pass, dice())).toMatchObject([
      { kind: 'let' },
      { kind: 'activated', formation: SULLIVAN },
    ]);
  });

  proves('PB-R058', 'needs another chit in the cup', (saw) => {
    const last = drawnState(SULLIVAN, []);
    expect(alterDecisions(rules, last)).toEqual([]);
    expect(saw(refusals(last))).toMatchObject([{ rule: 'PB-R058', code: 'cup-empty' }]);
    const waited = drawnState(SULLIVAN, [], { stack: [GREENE] });
    // Asked for a jump, he may say so, and is told why not.
    expect(alterDecisions(rules, waited)).toMatchObject([{ orders: ['delay', 'advance', 'deploy', 'let'] }]);
    expect(saw(refusals(waited))).toMatchObject([{ rule: 'PB-R058', code: 'cup-empty' }]);
    expect(alterDecisions(rules, last)).toEqual([]);
    expect(refusals(drawnState(SULLIVAN, [GREENE]))).toEqual([]);
  });

  provesBySwitch(
    'PB-R059',
    'brings up a chit that may be altered in turn',
    { game, switch: 'replacementAltered' },
    (set) => {
      const now = afterwards(drawn, alterEvents(setting(set), drawn, american, delay, dice(2, 2)));
      expect(alterDecisions(setting(set), now)).toMatchObject([
        { owed: [american] },
        { owed: [british], orders: ['delay', 'advance', 'deploy', 'let'] },
      ]);
    },
  );
});
