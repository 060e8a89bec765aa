import type { Notice, Player } from '@grognard/engine';
import { cmOf } from '@grognard/field';
import { bodyOn } from '../ground/board.ts';
import { groundCalled } from '../ground/names.ts';
import { groundOf, halvesUnder } from '../ground/under.ts';
import type { BoardBlock } from '../model/board.ts';
import type { JudgedMarch } from '../model/march.ts';
import type { Order } from '../model/orders.ts';
import type { Reading } from '../model/reading.ts';
import { check } from '../play/check.ts';
import { type MarchOrder, orderedMarch } from '../rules/activation/ordering.ts';
import { nearMisses } from './marching.ts';

type Notices = readonly Notice<Order>[];

/** What a player is told with the ghost of a march that may stand, before he confirms it. */
export const notices = (reading: Reading, seat: Player, order: Order): Notices => {
  const { view } = reading;
  if (order.kind !== 'march' && order.kind !== 'enter') return [];
  const marched = orderedMarch(reading, seat, order);
  const piece = view.mine.find(({ ref }) => ref === order.piece);
  if (!marched.ok || piece === undefined) return [];
  return [
    ...lengthOf(marched.value),
    ...groundUnder(reading, seat, piece, order, marched.value),
    ...attacksMeant(reading, seat, piece, order, marched.value),
  ];
};

/** PB-R074: what the march uses of what is allowed. */
const lengthOf = ({ bill: { total, allowance } }: JudgedMarch): Notices => [
  { rule: 'PB-R074', code: 'uses', params: { cm: cmOf(Math.round(total)), allowed: cmOf(allowance) } },
];

/** PB-R080: the ground that will count. PB-R078: between two halves, the other one may be had instead. */
const groundUnder = (
  reading: Reading,
  seat: Player,
  { arm }: BoardBlock,
  order: MarchOrder,
  { march: { end } }: JudgedMarch,
): Notices => {
  const { setting } = reading;
  const { x, y, heading } = end;
  const body = bodyOn(setting, {
    ...{ x, y, heading },
    ...(arm !== undefined && { arm }),
    ...(end.column && { column: true }),
  });
  const counts = groundOf(setting, body, order.ground);
  const isOpen = (ground: string): boolean =>
    ground !== counts && check(reading, seat, { ...order, ground }).length === 0;
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
  reading: Reading,
  seat: Player,
  piece: BoardBlock,
  { ground: _ground, ...order }: MarchOrder,
  { march: { end } }: JudgedMarch,
): Notices => {
  if (order.ending !== undefined || end.column) return [];
  const meant = nearMisses(reading, piece, end)
    .map((ending) => ({ ...order, ending }))
    .find((attack) => check(reading, seat, attack).length === 0);
  if (meant === undefined) return [];
  const enemy = `#${meant.ending.target}`;
  return [{ rule: 'PB-R117e', code: 'attack-meant', params: { enemy }, instead: meant }];
};
