import { type Player, sameSeat } from '@grognard/engine';
import { headingOf, normalHeading } from '@grognard/field';
import { type Board, enemiesOn } from '../../board.ts';
import type { Order, Step } from '../../orders.ts';
import { boardOf } from '../../refs.ts';
import type { Setting } from '../../setting.ts';
import type { OwnPiece, View } from '../../view-types.ts';
import { faces } from '../../vocabulary.ts';
import { thirdOf } from '../movement/cost.ts';
import { orderedMarch } from '../movement/ordering.ts';

/** All round in sixteen directions, and by half thirds up to the whole move: near enough to find any way out. */
const HEADINGS = Array.from({ length: 16 }, (_, each) => each * 2_250);
const HALF_THIRDS = [2, 4, 6, 1, 3, 5] as const;

/** A march that the referee would accept. */
type MarchOut = Extract<Order, { readonly kind: 'march' }>;

/** PB-R113d: how a piece could reach a legal place out of every field of fire, or attack some enemy; if at all. */
export const wayOut = (setting: Setting, view: View, seat: Player, piece: OwnPiece): MarchOut | undefined => {
  const known = ways.get(view)?.get(piece);
  if (known?.setting === setting && sameSeat(known.seat, seat)) return known.way;
  const way = wayFor(setting, view, seat, piece);
  const found = ways.get(view) ?? new Map<OwnPiece, Way>();
  ways.set(view, found.set(piece, { setting, seat, way }));
  return way;
};

interface Way {
  readonly setting: Setting;
  readonly seat: Player;
  readonly way: MarchOut | undefined;
}

const ways = new WeakMap<View, Map<OwnPiece, Way>>();

const wayFor = (setting: Setting, view: View, seat: Player, piece: OwnPiece): MarchOut | undefined => {
  const isLawful = (order: MarchOut): boolean => orderedMarch(setting, view, seat, order).ok;
  return leavings(setting, piece).find(isLawful) ?? attacks(boardOf(view), piece).find(isLawful);
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
