import type { Player, RuleId } from '@grognard/engine';
import { blockOf, trueBoard } from '../../ground/true-blocks.ts';
import type { BoardBlock } from '../../model/board.ts';
import type { Event } from '../../model/events.ts';
import { pieceOf } from '../../model/piece-change.ts';
import { indexOf } from '../../model/refs.ts';
import type { Setting } from '../../model/setting.ts';
import type { Piece, Stand, State } from '../../model/state.ts';
import { standOf } from '../../model/state.ts';
import { NIGHT } from '../../model/vocabulary.ts';
import { supplyOf } from '../supply/supply.ts';
import { isBehind } from '../support/support.ts';
import { standingAt } from '../victory/cut-off.ts';
import { isExhausted, type RallyLog } from './limit.ts';
import type { RallyOrder } from './refusals.ts';
import { needsTrain, trainsNear } from './trains.ts';

/** PB-R011: a Spent piece is Fresh again, on its ground and to the front it likes. */
export const rallyEvents = (
  setting: Setting,
  state: State,
  { side }: Player,
  order: RallyOrder,
): readonly Event[] => {
  const index = indexOf(state, side, order.piece);
  const piece = pieceOf(state, index);
  const heading = order.facing ?? piece.heading;
  const train = needsTrain(setting, piece.kind) ? trainFor(setting, state, index) : undefined;
  const event: Event = {
    kind: 'rallied',
    piece: index,
    heading,
    rules: rulesOfRally(setting, state, piece, heading, train),
    ...(train !== undefined &&
      setting.switches.rallyLimitPerTrain !== 'none' && { train: Number(train.ref) }),
  };
  return [event, ...parted(setting, state, index, { ...standOf(piece), heading })];
};

/** The first train that rallies it; refs on the true board are places in the list of pieces. */
const trainFor = (setting: Setting, state: State, piece: number): BoardBlock | undefined => {
  const block = blockOf(setting, state, standingAt(state, piece));
  const { blocks } = trueBoard(setting, state, block.side);
  const supply = supplyOf(setting, blocks, block.side);
  const log: RallyLog<number> = state;
  return trainsNear(setting, blocks, block).find(
    (train) =>
      train.unpacked === true && supply.reaches(train) && !isExhausted(setting, log, Number(train.ref)),
  );
};

const rulesOfRally = (
  setting: Setting,
  state: State,
  piece: Piece,
  heading: number,
  train: BoardBlock | undefined,
): readonly RuleId[] => [
  'PB-R011',
  ...(train === undefined
    ? [setting.switches.baggageTrains === 'off' ? 'PB-R033' : 'PB-R197b']
    : ['PB-R197a', 'PB-R230']),
  ...(heading === piece.heading ? [] : ['PB-R197d']),
  ...(train !== undefined && train.formation !== state.formations[piece.formation]?.id
    ? ['PB-R197h', 'PB-R198h']
    : []),
  ...(piece.where === 'reserve' ? ['PB-R105'] : []),
  ...(state.turn === NIGHT ? ['PB-R227'] : []),
];

/** PB-R115: who has turned is no longer behind his lead, nor anybody behind him, unless the new fronts still agree. */
const parted = (setting: Setting, state: State, turned: number, stand: Stand): readonly Event[] =>
  state.supports
    .filter(({ lead, support }) => lead === turned || support === turned)
    .filter(({ lead, support }) => {
      const standing = (index: number): BoardBlock => ({
        ...blockOf(setting, state, index),
        ...(index === turned && stand),
      });
      return !isBehind(setting, standing(lead), standing(support));
    })
    .map(({ support }) => ({ kind: 'unsupported', support, rules: ['PB-R115'] }));
