import {
  err,
  impossible,
  ok,
  type Player,
  type Refusal,
  type Result,
  refuse,
  sameSeat,
} from '@grognard/engine';
import { headingOf, roundUnit, turnBetween } from '@grognard/field';
import { bodyOn } from '../../ground/board.ts';
import { nearestOnRoad, roadHeadings } from '../../ground/roads.ts';
import { groundFacts, halvesUnder } from '../../ground/under.ts';
import type { JudgedMarch, Marcher } from '../../model/march.ts';
import { topic } from '../../model/memory.ts';
import type { Order } from '../../model/orders.ts';
import { pieceIn } from '../../model/own.ts';
import type { Reading } from '../../model/reading.ts';
import { recent } from '../../model/recent.ts';
import type { Setting } from '../../model/setting.ts';
import type { OwnPiece, View } from '../../model/view.ts';
import { billFor, billRefusals } from '../movement/cost.ts';
import { endingIn, judgeMarch, riderOf } from '../movement/judge.ts';
import { marchOf, walkSteps } from '../movement/march.ts';
import { closedRefusal } from '../movement/passage.ts';
import { nightMarchRefusals } from '../night/marching.ts';
import { hideRefusals } from '../reserves/hiding.ts';
import { heldBy } from '../reserves/holding.ts';
import { carryRefusals, reserveStart } from '../reserves/leaving.ts';
import { entryRefusals, exitFor, isClosedToColumns } from '../turn/entering.ts';
import { moveRefusals } from '../turn/moving.ts';
import { unpackedRefusals } from '../turn/unpacked.ts';
import { disobedience } from '../written/refusals.ts';

export type MarchOrder = Extract<Order, { readonly kind: 'march' | 'enter' }>;

/** PB-R047: a reinforcement starts on the edge, in column if it comes by a road that is open to columns. */
const entryStart = (reading: Reading, piece: OwnPiece): Marcher | undefined => {
  const { setting } = reading;
  const exit = exitFor(setting, piece);
  if (exit === undefined) return undefined;
  const inward = headingOf(-exit.x, -exit.y);
  const { column: _column, ...block } = piece;
  const road = exit.road === undefined ? undefined : nearestOnRoad(setting.terrain.roads, exit.x, exit.y);
  if (road === undefined || piece.arm === 'staff' || isClosedToColumns(reading, exit)) {
    return { ...block, x: exit.x, y: exit.y, heading: inward };
  }
  const [one, other] = roadHeadings(setting.terrain.roads, road);
  const heading = Math.abs(turnBetween(one, inward)) < Math.abs(turnBetween(other, inward)) ? one : other;
  return { column: true, ...block, x: roundUnit(road.x), y: roundUnit(road.y), heading };
};

const starts = topic(() => new Map<OwnPiece, Marcher | undefined>());

/** Where a piece sets out from. Whoever means to march asks more than once, and is judged once if it is the same. */
export const startOf = (reading: Reading, piece: OwnPiece): Marcher | undefined => {
  const known = reading.memory(starts);
  if (known.has(piece)) return known.get(piece);
  const start = startFor(reading, piece);
  known.set(piece, start);
  return start;
};

const startFor = (reading: Reading, piece: OwnPiece): Marcher | undefined => {
  const { view } = reading;
  switch (piece.where) {
    case 'map':
      return heldBy(view, piece.ref).length > 0 ? { leads: true, ...piece } : piece;
    case 'reserve':
      return reserveStart(reading, piece);
    case 'due':
      return entryStart(reading, piece);
    default:
      return undefined;
  }
};

type Verdict = Result<JudgedMarch, readonly Refusal[]>;

interface Ordered {
  readonly seat: Player;
  readonly verdict: Verdict;
}

const verdicts = topic(() => recent<MarchOrder, Ordered>());

/** Every reason against an ordered march, from what the seat knows; or the march. The same order is judged once. */
export const orderedMarch = (reading: Reading, seat: Player, order: MarchOrder): Verdict => {
  const known = reading.memory(verdicts).of(order);
  if (known !== undefined && sameSeat(known.seat, seat)) return known.verdict;
  const verdict = verdictOn(reading, seat, order);
  reading.memory(verdicts).keep(order, { seat, verdict });
  return verdict;
};

const verdictOn = (reading: Reading, seat: Player, order: MarchOrder): Verdict => {
  const { setting, view } = reading;
  const piece = pieceIn(view, order.piece);
  if (piece === undefined) return err([impossible('PB-R039', 'no-such-piece', { piece: order.piece })]);
  const start = startOf(reading, piece);
  if (start === undefined || (order.kind === 'enter') !== (piece.where === 'due')) {
    return err([impossible('PB-R039', 'off-the-field', { piece: order.piece })]);
  }
  const before = [
    ...stayRefusals(reading, seat, piece),
    ...(order.kind === 'enter' ? entryRefusals(reading, piece, order.steps) : []),
    ...sameEnemyRefusals(view, order),
  ];
  const judged = judgeMarch(reading, start, order, carried(view, piece));
  if (!judged.ok) return err([...before, ...judged.error]);
  const refusals = [
    ...before,
    ...laterRefusals(reading, piece, start, order, judged.value),
    ...choiceRefusals(setting, start, order, judged.value),
  ];
  if (refusals.length > 0) return err(refusals);
  return order.ground === undefined ? judged : ok(endingIn(judged.value, order.ground));
};

/** What keeps a piece from any march at all. */
export const stayRefusals = (reading: Reading, seat: Player, piece: OwnPiece): readonly Refusal[] => [
  ...moveRefusals(reading, seat, piece),
  ...unpackedRefusals(piece),
  ...lateRefusals(reading.view, piece),
];

/** PB-R078: only between two halves is there anything to choose; rough ground that is chosen is paid for. */
const choiceRefusals = (
  setting: Setting,
  start: Marcher,
  { ground }: MarchOrder,
  { march: { end, legs }, bill }: JudgedMarch,
): readonly Refusal[] => {
  if (ground === undefined) return [];
  const body = bodyOn(setting, {
    ...{ x: end.x, y: end.y, heading: end.heading },
    ...(start.arm !== undefined && { arm: start.arm }),
  });
  const halves = end.column ? [] : halvesUnder(setting, body);
  if (!halves.includes(ground)) return [refuse('PB-R078', 'no-ground-to-choose')];
  const facts = groundFacts(setting, body, ground);
  if (facts.closedTo.some((arm) => arm === start.arm))
    return [closedRefusal(setting, start.kind, body, ground)];
  const isFreeOfIt = !facts.reduces || legs.length === 0 || setting.switches.terrainReduction === 'off';
  if (isFreeOfIt || bill.tolls.some(({ what }) => what === 'ground')) return [];
  const total = bill.total + bill.third;
  return billRefusals(
    { ...bill, total, tolls: [...bill.tolls, { length: bill.third, what: 'ground', rule: 'PB-R093a' }] },
    start.kind,
  );
};

/** PB-R098: what its HQ has gone this turn with a hidden piece is charged to it. */
export const carried = ({ formations }: View, { where, formation }: OwnPiece): number =>
  where === 'reserve' ? (formations.find(({ id }) => id === formation)?.walked ?? 0) : 0;

/** PB-R116b: who has left an enemy does not come back at the same one from another side. PB-R116e: somebody else may. */
const sameEnemyRefusals = ({ contacts }: View, { piece, ending, steps }: MarchOrder): readonly Refusal[] => {
  if (ending?.at !== 'attack' || steps.length === 0) return [];
  const enemy = `#${ending.target}`;
  const met = contacts.some(
    ({ attacker, defender }) =>
      (attacker === piece && defender === enemy) || (attacker === enemy && defender === piece),
  );
  return met ? [refuse('PB-R116b', 'same-enemy', { enemy })] : [];
};

/** PB-R116f: who has played this turn and is met afterwards can no longer leave. */
const lateRefusals = ({ contacts, formations, activation }: View, piece: OwnPiece): readonly Refusal[] => {
  const hasPlayed =
    activation?.acted.includes(piece.ref) === true ||
    formations.some(({ id, chit }) => id === piece.formation && chit === 'played');
  return hasPlayed && contacts.some(({ defender }) => defender === piece.ref)
    ? [refuse('PB-R116f', 'already-acted', { piece: piece.ref })]
    : [];
};

/** What speaks against a march that could be made, from what else the seat has to heed. */
export const laterRefusals = (
  reading: Reading,
  piece: OwnPiece,
  start: Marcher,
  order: Pick<MarchOrder, 'ending'>,
  { march }: Pick<JudgedMarch, 'march'>,
): readonly Refusal[] => [
  ...disobedience(reading, piece, start, {
    attacks: order.ending?.at === 'attack',
    end: march.end,
  }),
  ...nightMarchRefusals(reading, start, march, order.ending),
  ...(order.ending?.at === 'reserve' ? hideRefusals(reading, piece, march.end) : []),
  ...(piece.arm === 'staff'
    ? carryRefusals(
        reading,
        piece.ref,
        // PB-R094n, PB-R100: along a road what follows is in column, and goes twice as far.
        march.legs.reduce((sum, { length, road }) => sum + (road ? length / 2 : length), 0),
      )
    : []),
];

/** A march that the referee let pass although rules forbid it: as far as its steps can be taken. */
export const waivedMarch = (reading: Reading, order: MarchOrder): JudgedMarch | undefined => {
  const { setting, view } = reading;
  const piece = view.mine.find(({ ref }) => ref === order.piece);
  const start = piece === undefined ? undefined : startOf(reading, piece);
  if (start === undefined) return undefined;
  const { x, y, heading, column } = start;
  const stood = { x, y, heading, column: column === true };
  const march = marchOf(walkSteps(setting, stood, order.steps, riderOf(start)));
  return { start, march, bill: billFor(setting, start, march), rules: [], own: { rules: [] } };
};
