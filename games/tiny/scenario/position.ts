import { flat, seatName } from '@grognard/engine';
import { pieceOf } from '../model/evolve.ts';
import type { Scenario } from '../model/scenario.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';

/** The scenario in which the pieces stand where they stand now. */
export const position = ({ source }: Setting, state: State): Scenario => {
  const { turn, phase, poster, seats, pieces, known } = state;
  return {
    id: 'position',
    title: { fr: 'Position', en: 'Position' },
    minutes: 1,
    width: source.width,
    height: source.height,
    turns: source.turns,
    marsh: source.marsh,
    ...(source.walls !== undefined && { walls: source.walls }),
    turn,
    ...(phase === 'post' && seats[poster] !== undefined && { posting: seatName(seats[poster]) }),
    pieces: flat(pieces).map(({ posture, ...piece }) => ({
      ...piece,
      ...(posture !== 'standing' && { posture }),
    })),
    known: Object.fromEntries(
      Object.entries(known).map(([side, sightings]) => [
        side,
        flat(sightings).map(({ piece, ...seen }) => ({ ...seen, piece: pieceOf(state, piece).name })),
      ]),
    ),
  };
};
