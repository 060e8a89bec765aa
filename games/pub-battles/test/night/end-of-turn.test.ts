import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { after as following } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { Piece, State } from '../../model/state.ts';
import { switches } from '../../model/switches.ts';
import { outcome } from '../../play/outcome.ts';
import { endOfTurn, victoryCheckEvents } from '../../rules/night/end-of-turn.ts';
import { beginTurn } from '../../rules/turn/cup.ts';
import { landWith, piece, stateWith } from '../rally/army.ts';

const game = { switches };
const land = landWith();
const look: Saw = (value) => value;

const both = [piece(0, 'ney', 'regular', 0, -30), piece(2, 'foe', 'regular', 0, 20)];

/** The table once fields of fire have been left. */
const cleared = (more: Partial<State> = {}, pieces: readonly Piece[] = both): State => {
  const { activation: _over, ...state } = stateWith(pieces, { phase: 'clearing', ...more });
  return state;
};

const ended = (saw: Saw, state: State, setting: Setting = land): State =>
  following(state, saw(endOfTurn(setting, state, beginTurn)));

describe('the end of a turn', () => {
  proves(['PB-R042', 'PB-R043'], 'HQs are Fresh again, and the turn marker advances', (saw) => {
    const tired = { ...piece(0, 'first-hq', 'hq', 0, -20), spent: true };
    const hqs = [tired, piece(1, 'second-hq', 'hq', 20, -20), piece(2, 'foe-hq', 'hq', 0, 45)];
    const now = ended(saw, cleared({ pieces: [[...hqs, ...both]] }));
    expect(pieceOf(now, 0).spent).toBe(false);
    expect(now).toMatchObject({ day: 1, turn: 4, phase: 'alter' });
  });

  proves(['PB-R046', 'PB-R207', 'PB-R208b'], 'victory is checked first, and ends the battle', (saw) => {
    const state = cleared({ sacked: ['blue'] });
    expect(saw(endOfTurn(land, state, beginTurn))).toMatchObject([{ kind: 'phase', phase: 'over' }]);
  });

  provesBySwitch('PB-R046', 'after the forced retreats', { game, switch: 'victoryCheck' }, (set) => {
    const state = cleared({ sacked: ['blue'] });
    expect(victoryCheckEvents(landWith({}, set), state)).toEqual([]);
    expect(ended(look, state, landWith({}, set)).phase).toBe('over');
  });

  proves('PB-R211', 'after the eighth turn night falls', (saw) => {
    expect(ended(saw, cleared({ turn: 8 }))).toMatchObject({ turn: 8, phase: 'nightfall' });
  });

  proves('PB-R043', 'after the night comes another day', (saw) => {
    expect(ended(saw, cleared({ turn: 9 }))).toMatchObject({ day: 2, turn: 1, phase: 'alter' });
  });

  proves('PB-R205', 'the last turn of the scenario ends the battle on points', (saw) => {
    const now = ended(saw, cleared({ day: 2, turn: 8 }));
    expect(now.phase).toBe('over');
    expect(saw(outcome(land, now))).toMatchObject({ code: 'time' });
  });

  proves('PB-R243', 'a side that has left the field ends it', (saw) => {
    const gone = piece(0, 'ney', 'regular', 0, 0, { where: 'gone' });
    const now = ended(saw, cleared({}, [gone, piece(2, 'foe', 'regular', 0, 20)]));
    expect(outcome(land, now)).toMatchObject({ code: 'left-the-field' });
  });

  test('a side whose troops are still to come has not left it', () => {
    const due = piece(0, 'ney', 'regular', 0, 0, {
      where: 'due',
      enters: { day: 1, turn: 7, exit: 'south' },
    });
    expect(ended(look, cleared({}, [due, piece(2, 'foe', 'regular', 0, 20)])).phase).toBe('alter');
  });
});

describe('a bitter end', () => {
  const bitter = landWith({}, { bitterEnd: 'on' });

  provesBySwitch('PB-R216', 'a victory ends the battle', { game, switch: 'bitterEnd' }, (set) => {
    expect(ended(look, cleared({ sacked: ['blue'] }), landWith({}, set)).phase).toBe('over');
  });

  proves('PB-R216', 'play goes on until one side has left, and the victory stands', (saw) => {
    expect(ended(saw, cleared({ sacked: ['blue'] }), bitter)).toMatchObject({ turn: 4, phase: 'alter' });
    const gone = piece(2, 'foe', 'regular', 0, 0, { where: 'gone' });
    const now = ended(saw, cleared({ sacked: ['blue'] }, [gone, piece(0, 'ney', 'regular', 0, -30)]), bitter);
    expect(saw(outcome(bitter, now))).toMatchObject({ code: 'broken', winner: 'red' });
  });

  test('the night comes without a choice once the battle is won', () => {
    expect(ended(look, cleared({ turn: 8, sacked: ['blue'] }), bitter)).toMatchObject({ turn: 9 });
  });
});
