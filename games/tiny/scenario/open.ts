import {
  chunksOf,
  err,
  ok,
  type Player,
  type Refusal,
  type Result,
  refuse,
  type Side,
  seatName,
} from '@grognard/engine';
import { cellKey, isClosed, isOnBoard } from '../ground/cells.ts';
import { evolve } from '../model/events.ts';
import type { Scenario, ScenarioPiece } from '../model/scenario.ts';
import { type Setting, sidesOf } from '../model/setting.ts';
import type { Piece, Sighting, State } from '../model/state.ts';
import { sightingsOf } from '../rules/sight/sight.ts';

/** The opening state, or what is wrong with the forces. */
export const open = (
  setting: Setting,
  scenario: Scenario,
  seats: readonly Player[],
): Result<State, readonly Refusal[]> => {
  const refusals = [...misplaced(setting, scenario), ...doubled(scenario), ...strangers(scenario, seats)];
  if (refusals.length > 0) return err(refusals);
  const pieces = chunksOf(scenario.pieces.map(pieceOf));
  const known = Object.fromEntries(
    sidesOf(setting).map((side) => [side, chunksOf(sightingsIn(scenario, side))]),
  );
  const { turn = 1, posting } = scenario;
  const poster = seats.findIndex((seat) => seatName(seat) === posting);
  const state: State =
    poster < 0
      ? { turn, phase: 'plan', poster: 0, seats, pieces, known }
      : { turn, phase: 'post', poster, seats, pieces, known };
  if (scenario.known !== undefined) return ok(state);
  return ok(sightingsOf(setting, state).reduce((now, event) => evolve(now, event), state));
};

/** What a side has seen, with the numbers that the pieces have on this table. */
const sightingsIn = ({ pieces, known }: Scenario, side: Side): readonly Sighting[] =>
  (known?.[side] ?? []).map(({ piece, at: cell, turn, strength, posture, lost }) => ({
    piece: pieces.findIndex(({ name }) => name === piece),
    at: cell,
    turn,
    ...(strength !== undefined && { strength }),
    ...(posture !== undefined && { posture }),
    ...(lost !== undefined && { lost }),
  }));

/** Who is named and is not there. */
const strangers = (
  { pieces, known = {}, posting }: Scenario,
  seats: readonly Player[],
): readonly Refusal[] => [
  ...Object.values(known)
    .flat()
    .filter(({ piece }) => !pieces.some(({ name }) => name === piece))
    .map(({ piece }) => refuse('TN-R05', 'no-such-piece', { piece })),
  ...(posting === undefined || seats.some((seat) => seatName(seat) === posting)
    ? []
    : [refuse('TN-R10', 'no-such-seat', { seat: posting })]),
];

const pieceOf = ({ name, side, at: cell, strength, command, posture, lost }: ScenarioPiece): Piece => ({
  name,
  side,
  at: cell,
  strength,
  posture: posture ?? 'standing',
  ...(command !== undefined && { command }),
  ...(lost !== undefined && { lost }),
});

const misplaced = (setting: Setting, { pieces }: Scenario): readonly Refusal[] =>
  pieces
    .filter((piece) => !isOnBoard(setting, piece.at) || isClosed(setting, piece.at))
    .map(({ name, at: { x, y } }) => refuse('TN-R03', 'nowhere-to-stand', { piece: name, x, y }));

const doubled = ({ pieces }: Scenario): readonly Refusal[] =>
  pieces.flatMap((piece, place) => {
    const earlier = pieces
      .slice(0, place)
      .filter((other) => other.lost === undefined && piece.lost === undefined);
    const same = pieces.slice(0, place).some((other) => other.name === piece.name);
    const crowded = earlier.some((other) => cellKey(other.at) === cellKey(piece.at));
    return [
      ...(same ? [refuse('TN-R05', 'two-of-a-name', { piece: piece.name })] : []),
      ...(crowded ? [refuse('TN-R06', 'crowded', { piece: piece.name })] : []),
    ];
  });
