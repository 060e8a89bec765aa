import type { Notice, Player } from '@grognard/engine';
import { cmOf } from '@grognard/field';
import { bodyOn } from '../ground/board.ts';
import { groundCalled } from '../ground/names.ts';
import { boardOf } from '../ground/refs.ts';
import { groundOf, halvesUnder } from '../ground/under.ts';
import type { BoardBlock } from '../model/board.ts';
import type { Order } from '../model/orders.ts';
import type { Setting } from '../model/setting.ts';
import type { View } from '../model/view.ts';
import { check } from '../play/check.ts';
import { type MarchOrder, orderedMarch } from '../rules/activation/ordering.ts';
import type { Marched } from '../rules/movement/judge.ts';
import { nearMisses } from './marching.ts';

type Notices = readonly Notice<Order>[];

/** What a player is told with the ghost of a march that may stand, before he confirms it. */
export const notices = (setting: Setting, view: View, seat: Player, order: Order): Notices => {
  if (order.kind !== 'march' && order.kind !== 'enter') return [];
  const marched = orderedMarch(setting, view, seat, order);
  const piece = view.mine.find(({ ref }) => ref === order.piece);
  if (!marched.ok || piece === undefined) return [];
  return [
    ...lengthOf(marched.value),
    ...groundUnder(setting, view, seat, piece, order, marched.value),
    ...attacksMeant(setting, view, seat, piece, order, marched.value),
  ];
};

/** PB-R074: what the march uses of what is allowed. */
const lengthOf = ({ bill: { total, allowance } }: Marched): Notices => [
  { rule: 'PB-R074', code: 'uses', params: { cm: cmOf(Math.round(total)), allowed: cmOf(allowance) } },
];

/** PB-R080: the ground that will count. PB-R078: between two halves, the other one may be had instead. */
const groundUnder = (
  setting: Setting,
  view: View,
  seat: Player,
  { arm }: BoardBlock,
  order: MarchOrder,
  { march: { end } }: Marched,
): Notices => {
  const { x, y, heading } = end;
  const body = bodyOn(setting.measures, {
    ...{ x, y, heading },
    ...(arm !== undefined && { arm }),
    ...(end.column && { column: true }),
  });
  const counts = groundOf(setting, body, order.ground);
  const isOpen = (ground: string): boolean =>
    ground !== counts && check(setting, view, seat, { ...order, ground }).length === 0;
  const others = end.column ? [] : halvesUnder(setting, body).filter(isOpen);
  return [
    { rule: 'PB-R080', code: 'ends-in', params: { ground: groundCalled(setting, counts) } },
    ...others.map((ground) => ({
      rule: 'PB-R078',
      code: 'or-in',
      params: { ground: groundCalled(setting, ground) },
      instead: { ...order, ground },
    })),
  ];
};

/** PB-R117e: an enemy whom it would just fail to touch: was an attack meant? */
const attacksMeant = (
  setting: Setting,
  view: View,
  seat: Player,
  piece: BoardBlock,
  { ground: _ground, ...order }: MarchOrder,
  { march: { end } }: Marched,
): Notices => {
  if (order.ending !== undefined || end.column) return [];
  const meant = nearMisses(setting, boardOf(view), piece, end)
    .map((ending) => ({ ...order, ending }))
    .find((attack) => check(setting, view, seat, attack).length === 0);
  if (meant === undefined) return [];
  const enemy = `#${meant.ending.target}`;
  return [{ rule: 'PB-R117e', code: 'attack-meant', params: { enemy }, instead: meant }];
};
