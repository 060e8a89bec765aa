import type { SwitchValues } from '@grognard/engine';
import type { Saw } from '@grognard/engine/rulebook';
import { describe, expect, test } from 'vitest';
import { proves, provesBySwitch } from '../../../../tools/proofs/proves.ts';
import { read } from '../../ground/reading.ts';
import { after as following } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { Piece, State } from '../../model/state.ts';
import { switches } from '../../model/switches.ts';
import { check } from '../../play/check.ts';
import { leaveEvents, leaveRefusals } from '../../rules/leaving/leaving.ts';
import { defeatsOf } from '../../rules/victory/defeats.ts';
import { pointsIn, scoreRows } from '../../rules/victory/points.ts';
import { landWith, piece, red, seenBy, stateWith } from '../rally/army.ts';

const game = { switches };

const reasons = (saw: Saw, mover: Piece, exit: string, set: SwitchValues = {}) => {
  const view = seenBy(stateWith([mover]), 'red');
  const order = { kind: 'leave', piece: mover.id, exit } as const;
  return saw(leaveRefusals(read(landWith({}, set), view), red, order)).map(({ code }) => code);
};

const pointsOf = (setting: Setting, state: State) => pointsIn(setting, scoreRows(setting, state));

const look: Saw = (value) => value;
const ney = piece(0, 'ney', 'regular', 0, -49.4);

describe('leaving the field', () => {
  proves(['PB-R193', 'PB-R243'], 'by an own line, and it is not lost', (saw) => {
    expect(reasons(saw, ney, 'south')).toEqual([]);
    const state = stateWith([ney, piece(0, 'train', 'baggage', 0, -40)]);
    const now = following(
      state,
      saw(leaveEvents(landWith(), state, red, { kind: 'leave', piece: 'ney', exit: 'south' })),
    );
    expect(pieceOf(now, 3).where).toBe('gone');
    expect(pointsOf(landWith(), now)).toEqual({ red: 0, blue: 0 });
    expect(defeatsOf(landWith(), now)).toEqual([]);
  });

  provesBySwitch('PB-R243', "not by the enemy's line", { game, switch: 'leavingBy' }, (set) => {
    expect(reasons(look, { ...ney, y: 49_400 }, 'north', set)).toEqual(['not-your-line']);
  });

  proves('PB-R243', 'it must have come to the exit', (saw) => {
    expect(reasons(saw, { ...ney, y: -40_000 }, 'south')).toEqual(['not-at-the-exit']);
  });

  proves(['PB-R039', 'PB-R016'], 'instead of moving, with its own chit', (saw) => {
    const [mine, other] = [ney, piece(1, 'oudinot', 'regular', 0, -49.4)];
    const order = (of: Piece) => ({ kind: 'leave', piece: of.id, exit: 'south' }) as const;
    const acted = { activation: { formation: 0, acted: [3], struck: [] } };
    const against = (of: Piece, state: ReturnType<typeof stateWith>) =>
      saw(check(read(landWith(), seenBy(state, 'red')), red, order(of))).map(({ rule, code }) => [
        rule,
        code,
      ]);
    expect(against(mine, stateWith([mine]))).toEqual([]);
    expect(against(mine, stateWith([mine], acted))).toEqual([['PB-R039', 'already-acted']]);
    expect(against(other, stateWith([other]))).toEqual([['PB-R016', 'another-formation']]);
  });

  proves('PB-R198d', 'an unpacked train does not leave', (saw) => {
    expect(reasons(saw, piece(0, 'train', 'baggage', 0, -49.4, { unpacked: true }), 'south')).toEqual([
      'unpacked-train-stays',
    ]);
  });

  test('with an HQ goes what it hides', () => {
    const state = stateWith([{ ...ney, where: 'reserve' }]);
    const events = leaveEvents(landWith(), state, red, { kind: 'leave', piece: 'first-hq', exit: 'south' });
    expect(events).toMatchObject([
      { kind: 'left', piece: 0 },
      { kind: 'left', piece: 3 },
    ]);
  });
});
