import { type Player, sameSeat } from '@grognard/engine';
import { eastOf, headingOf, normalHeading, northOf, roundUnit } from '@grognard/field';
import { enemiesOn } from '../../ground/board.ts';
import type { Board } from '../../model/board.ts';
import { topic } from '../../model/memory.ts';
import type { Order, Step } from '../../model/orders.ts';
import type { Reading } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { OwnPiece } from '../../model/view.ts';
import { faces } from '../../model/vocabulary.ts';
import { thirdOf } from '../movement/cost.ts';
import { type MarchOrder, orderedMarch, startOf, stayRefusals } from './ordering.ts';

/** All round in sixteen directions, and by half thirds up to the whole move: near enough to find any way out. */
const HEADINGS: readonly number[] = Array.from({ length: 16 }, (_, each) => each * 2_250);
const HALF_THIRDS = [2, 4, 6, 1, 3, 5] as const;

/** A march that the referee would accept. */
type MarchOut = Extract<Order, { readonly kind: 'march' }>;

/** PB-R113d: how a piece could reach a legal place out of every field of fire, or attack some enemy; if at all. */
export const wayOut = (reading: Reading, seat: Player, piece: OwnPiece): MarchOut | undefined => {
  const known = reading.memory(ways);
  const found = known.get(piece);
  if (found !== undefined && sameSeat(found.seat, seat)) return found.way;
  const way = wayFor(reading, seat, piece);
  known.set(piece, { seat, way });
  return way;
};

interface Way {
  readonly seat: Player;
  readonly way: MarchOut | undefined;
}

const ways = topic(() => new Map<OwnPiece, Way>());

const wayFor = (reading: Reading, seat: Player, piece: OwnPiece): MarchOut | undefined => {
  const { setting, board } = reading;
  const isLawful = (order: MarchOut): boolean => orderedMarch(reading, seat, order).ok;
  return leavings(setting, piece).find(isLawful) ?? attacks(board, piece).find(isLawful);
};

/** A column deploys to any front; anybody else turns, which is free once. */
const turned = ({ column, heading }: OwnPiece, to: number): readonly Step[] => {
  if (column === true) return [{ do: 'column', form: false, facing: to }];
  return to === heading ? [] : [{ do: 'pivot', to }];
};

const leavings = (setting: Setting, piece: OwnPiece): readonly MarchOut[] => {
  const half = Math.floor(thirdOf(setting, piece) / 2);
  return HALF_THIRDS.flatMap((count) =>
    HEADINGS.map(
      (to): MarchOut => ({
        kind: 'march',
        piece: piece.ref,
        steps: [...turned(piece, to), { do: 'ahead', by: count * half }],
      }),
    ),
  );
};

/** Some march that a piece could be ordered, wherever it sets out from: to turn, to go, to attack; if there is any. */
export const someWay = (reading: Reading, seat: Player, piece: OwnPiece): MarchOrder | undefined => {
  const { setting, board } = reading;
  const start = startOf(reading, piece);
  if (start === undefined || stayRefusals(reading, seat, piece).length > 0) return undefined;
  const from: OwnPiece = { ...piece, x: start.x, y: start.y, heading: start.heading };
  const standing = start.column === true ? { ...from, column: true as const } : from;
  const kind = piece.where === 'due' ? 'enter' : 'march';
  const isLawful = (order: MarchOut): boolean => orderedMarch(reading, seat, { ...order, kind }).ok;
  const way =
    shortMarches(standing).find(isLawful) ??
    leavings(setting, standing).find(isLawful) ??
    attacks(board, standing).find(isLawful);
  return way && { ...way, kind };
};

const SHORT = 1_000;

/** A turn where it stands, or some steps ahead: along its road, if it is in column. */
const shortMarches = ({ ref, x, y, heading, column, where }: OwnPiece): readonly MarchOut[] => {
  const along = [1, -1].map(
    (way): Step => ({
      do: 'road',
      to: {
        x: roundUnit(x + way * SHORT * eastOf(heading)),
        y: roundUnit(y + way * SHORT * northOf(heading)),
      },
    }),
  );
  const turns = [4_500, 31_500].map((by): Step => ({ do: 'pivot', to: normalHeading(heading + by) }));
  const ahead: Step = { do: 'ahead', by: SHORT };
  const first = column === true ? along : [ahead, ...(where === 'map' ? turns : [])];
  return first.map((step): MarchOut => ({ kind: 'march', piece: ref, steps: [step] }));
};

const attacks = (board: Board, piece: OwnPiece): readonly MarchOut[] =>
  enemiesOn(board).flatMap((enemy) => {
    const towards = normalHeading(headingOf(enemy.x - piece.x, enemy.y - piece.y));
    const target = Number(enemy.ref.slice(1));
    return faces.map(
      (face): MarchOut => ({
        kind: 'march',
        piece: piece.ref,
        steps: turned(piece, towards),
        ending: { at: 'attack', target, face },
      }),
    );
  });
