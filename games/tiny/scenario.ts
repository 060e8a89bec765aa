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
} from '@grognard/engine';
import { sightingsOf } from './rules/sight.ts';
import { cellKey, isMarsh, isOnBoard, sidesOf } from './setting.ts';
import { evolve } from './state.ts';
import type { Ground, Piece, Scenario, ScenarioPiece, Setting, State } from './vocabulary.ts';

export const groundOf = ({ width, height, turns, marsh, pieces }: Scenario): Ground => {
  const counts: Record<Side, number> = {};
  const commands: Record<Side, readonly string[]> = {};
  for (const { side, command } of pieces) {
    counts[side] = (counts[side] ?? 0) + 1;
    const named = new Set([...(commands[side] ?? []), ...(command === undefined ? [] : [command])]);
    commands[side] = [...named].sort();
  }
  return { width, height, turns, marsh, counts, commands };
};

export const open = (
  setting: Setting,
  scenario: Scenario,
  seats: readonly Player[],
): Result<State, readonly Refusal[]> => {
  const refusals = [...misplaced(setting, scenario), ...doubled(scenario)];
  if (refusals.length > 0) return err(refusals);
  const pieces = chunksOf(scenario.pieces.map(pieceOf));
  const known = Object.fromEntries(sidesOf(setting.ground).map((side) => [side, [] as Chunks<never>]));
  const blank: State = { turn: scenario.turn ?? 1, phase: 'plan', poster: 0, seats, pieces, known };
  return ok(sightingsOf(setting, blank).reduce((state, event) => evolve(setting, state, event), blank));
};

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
    .filter((piece) => !isOnBoard(setting, piece.at) || isMarsh(setting, piece.at))
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
export const position = ({ ground }: Setting, { turn, pieces }: State): Scenario => ({
  id: 'position',
  title: { fr: 'Position', en: 'Position' },
  minutes: 1,
  width: ground.width,
  height: ground.height,
  turns: ground.turns,
  marsh: ground.marsh,
  turn,
  pieces: flat(pieces).map(({ posture, ...piece }) => ({
    ...piece,
    ...(posture !== 'standing' && { posture }),
  })),
});

export const pieceAt = (pieces: Chunks<Piece>, index: number): Piece => {
  const piece = at(pieces, index);
  if (piece === undefined) throw new RangeError(`there is no piece ${index}`);
  return piece;
};
