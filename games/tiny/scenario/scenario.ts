import {
  at,
  type Chunks,
  chunksOf,
  err,
  flat,
  ok,
  type Player,
  type Refusal,
  type Result,
  refuse,
  type Side,
  seatName,
} from '@grognard/engine';
import { evolve } from '../model/evolve.ts';
import { cellKey, isClosed, isOnBoard, sidesOf } from '../model/setting.ts';
import type {
  Ground,
  Piece,
  Scenario,
  ScenarioPiece,
  Setting,
  Sighting,
  State,
} from '../model/vocabulary.ts';
import { sightingsOf } from '../rules/sight.ts';

export const publicScenarioOf = ({ width, height, turns, marsh, walls, pieces }: Scenario): Ground => {
  const counts: Record<Side, number> = {};
  const commands: Record<Side, readonly string[]> = {};
  for (const { side, command } of pieces) {
    counts[side] = (counts[side] ?? 0) + 1;
    const named = new Set([...(commands[side] ?? []), ...(command === undefined ? [] : [command])]);
    commands[side] = [...named].sort();
  }
  const land = walls === undefined ? { marsh } : { marsh, walls };
  return { width, height, turns, ...land, counts, commands };
};

export const open = (
  setting: Setting,
  scenario: Scenario,
  seats: readonly Player[],
): Result<State, readonly Refusal[]> => {
  const refusals = [...misplaced(setting, scenario), ...doubled(scenario), ...strangers(scenario, seats)];
  if (refusals.length > 0) return err(refusals);
  const pieces = chunksOf(scenario.pieces.map(pieceOf));
  const known = Object.fromEntries(
    sidesOf(setting.ground).map((side) => [side, chunksOf(sightingsIn(scenario, side))]),
  );
  const { turn = 1, posting } = scenario;
  const poster = seats.findIndex((seat) => seatName(seat) === posting);
  const state: State =
    poster < 0
      ? { turn, phase: 'plan', poster: 0, seats, pieces, known }
      : { turn, phase: 'post', poster, seats, pieces, known };
  if (scenario.known !== undefined) return ok(state);
  return ok(sightingsOf(setting, state).reduce((now, event) => evolve(setting, now, event), state));
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

/** The scenario in which the pieces stand where they stand now. */
export const position = (
  { ground }: Setting,
  { turn, phase, poster, seats, pieces, known }: State,
): Scenario => ({
  id: 'position',
  title: { fr: 'Position', en: 'Position' },
  minutes: 1,
  width: ground.width,
  height: ground.height,
  turns: ground.turns,
  marsh: ground.marsh,
  ...(ground.walls !== undefined && { walls: ground.walls }),
  turn,
  ...(phase === 'post' && seats[poster] !== undefined && { posting: seatName(seats[poster]) }),
  pieces: flat(pieces).map(({ posture, ...piece }) => ({
    ...piece,
    ...(posture !== 'standing' && { posture }),
  })),
  known: Object.fromEntries(
    Object.entries(known).map(([side, sightings]) => [
      side,
      flat(sightings).map(({ piece, ...seen }) => ({ ...seen, piece: pieceAt(pieces, piece).name })),
    ]),
  ),
});

export const pieceAt = (pieces: Chunks<Piece>, index: number): Piece => {
  const piece = at(pieces, index);
  if (piece === undefined) throw new RangeError(`there is no piece ${index}`);
  return piece;
};
