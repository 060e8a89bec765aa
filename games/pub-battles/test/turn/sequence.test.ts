import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { after as afterwards } from '../../model/events.ts';
import { hourAfter } from '../../model/hours.ts';
import { switches } from '../../model/switches.ts';
import { NIGHT } from '../../model/vocabulary.ts';
import { activationDecisions, doneEvents } from '../../rules/turn/activation.ts';
import { activeChits, beginTurn } from '../../rules/turn/cup.ts';
import { drawNext } from '../../rules/turn/draw.ts';
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
  pieceAt,
  pieces,
  SULLIVAN,
  setting,
  stateWith,
} from './brandywine.ts';

const rules = setting();
const dawn = { day: 1, turn: 1 };
const everyChit = [SULLIVAN, GREENE, CORNWALLIS, KNYPHAUSEN];

describe('turns', () => {
  proves('PB-R014', 'eight turns, one night, and another day', (saw) => {
    const hours = [dawn];
    for (const hour of hours) if (hours.length < 10) hours.push(hourAfter(hour));
    expect(hours.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, NIGHT, 1]);
    expect(hours.at(-1)).toEqual({ day: 2, turn: 1 });
    saw(hours.map((hour) => beginTurn(rules, stateWith(), hour)));
  });

  proves('PB-R015', 'the battle begins when the scenario says', (saw) => {
    const late = { ...rules, first: { day: 1, turn: 5 } };
    const [begun] = saw(beginTurn(late, stateWith(), late.first));
    expect(begun).toMatchObject({ kind: 'turn', day: 1, turn: 5 });
    expect(begun?.rules).toContain('PB-R015');
  });

  proves('PB-R043', 'afterwards the turn marker brings a new turn and a full cup', (saw) => {
    const ended = stateWith({ played: everyChit, stack: [] });
    const now = afterwards(ended, saw(beginTurn(rules, ended, { day: 1, turn: 2 })));
    expect(now).toMatchObject({ turn: 2, cup: everyChit, played: [] });
  });

  proves('PB-R220', 'at night the chits go into the cup as by day', (saw) => {
    const [night] = saw(beginTurn(rules, stateWith(), { day: 1, turn: NIGHT }));
    expect(night).toMatchObject({ cup: everyChit });
  });
});

describe('the cup', () => {
  proves('PB-R035', 'all active chits go into the cup', (saw) => {
    expect(saw(beginTurn(rules, stateWith(), dawn))).toMatchObject([{ kind: 'turn', cup: everyChit }]);
  });

  proves(
    'PB-R036',
    'a chit is active if anything of its formation is on the map, in Reserve or due',
    (saw) => {
      const enters = { day: 1, turn: 3, exit: 'south' };
      const state = stateWith({}, [
        ...pieces.map((piece) =>
          piece.formation === GREENE ? { ...piece, where: 'due' as const, enters } : piece,
        ),
      ]);
      expect(activeChits(rules, state, { day: 1, turn: 2 })).not.toContain(GREENE);
      expect(activeChits(rules, state, { day: 1, turn: 3 })).toContain(GREENE);
      expect(activeChits(rules, state, { day: 1, turn: 4 })).toContain(GREENE);
      const hidden = pieces.map((piece) => ({ ...piece, where: 'reserve' as const }));
      expect(activeChits(rules, stateWith({}, hidden), dawn)).toEqual(everyChit);
      const routed = pieces.map((piece) => ({ ...piece, where: 'lost' as const }));
      expect(activeChits(rules, stateWith({}, routed), dawn)).toEqual([]);
      saw(beginTurn(rules, state, { day: 1, turn: 3 }));
    },
  );

  provesBySwitch(
    'PB-R036',
    'an HQ without troops keeps its chit',
    { game: { switches }, switch: 'loneHqChit' },
    (set) => {
      const alone = pieces.filter(({ id }) => id !== 'muhlenberg');
      expect(activeChits(setting(set), stateWith({}, alone), dawn)).toContain(GREENE);
    },
  );

  proves('PB-R037', 'one chit is drawn at random', (saw) => {
    const state = stateWith({ cup: everyChit });
    const events = saw(drawNext(rules, state, dice(3)));
    expect(events).toMatchObject([{ kind: 'drawn', formation: CORNWALLIS, drew: true }]);
    expect(afterwards(state, events)).toMatchObject({
      drawn: CORNWALLIS,
      cup: [SULLIVAN, GREENE, KNYPHAUSEN],
    });
  });

  test('the last chit needs no drawing', () => {
    expect(drawNext(rules, stateWith({ cup: [GREENE] }), dice())).toMatchObject([{ formation: GREENE }]);
  });

  proves('PB-R044', 'the table is told the colour of the chit, never its formation', (saw) => {
    const state = stateWith({ cup: everyChit });
    const drawn = afterwards(state, saw(drawNext(rules, state, dice(2))));
    const active = activeState(GREENE);
    const read = [...alterDecisions(rules, drawn), ...activationDecisions(rules, active)];
    expect(read.map(({ params }) => params)).toEqual(read.map(() => ({ side: 'american' })));
    expect(JSON.stringify(read)).not.toContain('greene');
    const other = afterwards(state, drawNext(rules, state, dice(1)));
    expect(alterDecisions(rules, other)).toEqual(alterDecisions(rules, drawn));
    expect(activationDecisions(rules, activeState(SULLIVAN))).toEqual(activationDecisions(rules, active));
  });
});

describe('one after the other', () => {
  proves(['PB-R016', 'PB-R039'], 'the formation of the chit moves, and it alone', (saw) => {
    const drawn = drawnState(SULLIVAN, []);
    const active = afterwards(drawn, saw(settleAlter(rules, drawn)));
    expect(active).toMatchObject({ phase: 'activation', activation: { formation: SULLIVAN } });
    expect(activationDecisions(rules, active)).toMatchObject([
      {
        kind: 'activation',
        owed: [american],
        orders: ['march', 'enter', 'leave', 'bombard', 'rally', 'unpack', 'pack', 'done'],
      },
    ]);
  });

  test('whoever commands the formation owes the activation', () => {
    const greene = { side: 'american', command: 'greene' };
    const state = activeState(GREENE, { seats: [american, greene, british] });
    expect(activationDecisions(rules, state)).toMatchObject([{ owed: [greene] }]);
    expect(doneEvents(rules, state, american)).toEqual([]);
    expect(doneEvents(rules, state, greene)).toMatchObject([{ kind: 'done' }]);
  });

  proves('PB-R045', 'a player need not move anything', (saw) => {
    const state = activeState(SULLIVAN, { cup: [GREENE] });
    const now = afterwards(state, saw(doneEvents(rules, state, american)));
    expect(now).toMatchObject({ played: [SULLIVAN] });
    expect(now).not.toHaveProperty('activation');
    expect(now).not.toHaveProperty('drawn');
  });

  proves(
    ['PB-R040', 'PB-R017'],
    'draws go on until cup and stack are empty; then the combats come',
    (saw) => {
      let state = stateWith({ cup: [GREENE, CORNWALLIS], stack: [SULLIVAN] });
      const order: number[] = [];
      const chance = dice(1, 1);
      for (
        let next = drawNext(rules, state, chance);
        next.length > 0;
        next = drawNext(rules, state, chance)
      ) {
        state = afterwards(state, next);
        const up = state.drawn ?? -1;
        order.push(up);
        state = afterwards(state, [{ kind: 'activated', formation: up, rules: [] }]);
        const seat = up === CORNWALLIS ? british : american;
        const done = doneEvents(rules, state, seat);
        expect(saw(done)[0]?.rules.includes('PB-R040')).toBe(order.length === 3);
        state = afterwards(state, done);
      }
      expect(order).toEqual([SULLIVAN, GREENE, CORNWALLIS]);
      expect(state.played).toEqual(order);
    },
  );

  test('without a formation there is nothing to begin or end', () => {
    const state = stateWith({ phase: 'combat' }, [pieceAt('stirling', SULLIVAN, 'regular', [0, 0])]);
    expect(activationDecisions(rules, state)).toEqual([]);
    expect(doneEvents(rules, state, american)).toEqual([]);
    expect(settleAlter(rules, state)).toEqual([]);
    expect(alterDecisions(rules, state)).toEqual([]);
  });
});
