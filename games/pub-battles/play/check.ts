import { impossible, type Judgement, type Player, type Refusal, sameSeat } from '@grognard/engine';
import type { Finding } from '../model/finding.ts';
import { topic } from '../model/memory.ts';
import type { Order } from '../model/orders.ts';
import type { Reading } from '../model/reading.ts';
import { EVERY } from '../model/reasons.ts';
import { recent } from '../model/recent.ts';
import type { Phase } from '../model/vocabulary.ts';
import { orderedMarch } from '../rules/activation/ordering.ts';
import { doneRefusals } from '../rules/activation/staying.ts';
import { bombardRefusals } from '../rules/bombard/refusals.ts';
import { combatRefusals } from '../rules/combat/refusals.ts';
import { leaveRefusals } from '../rules/leaving/leaving.ts';
import { nightRefusals } from '../rules/night/refusals.ts';
import { planRefusals } from '../rules/planning/refusals.ts';
import { trainRefusals } from '../rules/rally/packing.ts';
import { rallyRefusals } from '../rules/rally/refusals.ts';
import { deployRefusals } from '../rules/reserves/showing.ts';
import { alterRefusals } from '../rules/turn/trying.ts';
import { writeRefusals } from '../rules/written/refusals.ts';

type OrderOf<Kind extends Order['kind']> = Extract<Order, { readonly kind: Kind }>;

/** How an order of a kind is judged: the phase in which it has its place, and what speaks against it there. */
interface Duty<Given extends Order> {
  /** A deployment may break into any. */
  readonly phase: Phase | 'any';
  readonly refusals: (reading: Reading, seat: Player, order: Given, enough: number) => readonly Refusal[];
}

const marchDuty: Duty<OrderOf<'march' | 'enter'>> = {
  phase: 'activation',
  refusals: (reading, seat, order) => {
    const marched = orderedMarch(reading, seat, order);
    return marched.ok ? [] : marched.error;
  },
};
const alterDuty: Duty<OrderOf<'delay' | 'advance' | 'let'>> = { phase: 'alter', refusals: alterRefusals };
const trainDuty: Duty<OrderOf<'unpack' | 'pack'>> = { phase: 'activation', refusals: trainRefusals };
const combatDuty: Duty<OrderOf<'fight' | 'target' | 'stand' | 'commit' | 'retreat'>> = {
  phase: 'combat',
  refusals: combatRefusals,
};

const duties: { readonly [Kind in Order['kind']]: Duty<OrderOf<Kind>> } = {
  delay: alterDuty,
  advance: alterDuty,
  let: alterDuty,
  march: marchDuty,
  enter: marchDuty,
  leave: { phase: 'activation', refusals: leaveRefusals },
  bombard: { phase: 'activation', refusals: bombardRefusals },
  rally: { phase: 'activation', refusals: rallyRefusals },
  unpack: trainDuty,
  pack: trainDuty,
  done: { phase: 'activation', refusals: doneRefusals },
  write: { phase: 'activation', refusals: writeRefusals },
  deploy: { phase: 'any', refusals: deployRefusals },
  plan: { phase: 'planning', refusals: planRefusals },
  fight: combatDuty,
  target: combatDuty,
  stand: combatDuty,
  commit: combatDuty,
  retreat: combatDuty,
  nightfall: { phase: 'nightfall', refusals: nightRefusals },
  recover: { phase: 'stragglers', refusals: nightRefusals },
};

interface Judged {
  readonly seat: Player;
  readonly judgement: Judgement<Finding>;
}

/** What was judged on a reading, by the order itself: proposed, judged, told of and drawn, it is judged once. */
const judged = topic(() => recent<Order, Judged>());

/** Every breach of an order from what the seat knows, and what was found on the way. */
export const judge = (reading: Reading, seat: Player, order: Order): Judgement<Finding> =>
  judgeFor(reading, seat, order, EVERY);

/** The breaches alone; no more than are `enough`, where that is cheaper. */
export const check = (reading: Reading, seat: Player, order: Order, enough = EVERY): readonly Refusal[] =>
  judgeFor(reading, seat, order, enough).refusals;

/** Whether nothing speaks against an order that somebody has just thought of. */
export const isLawful = (reading: Reading, seat: Player, order: Order): boolean =>
  judgeFor(reading, seat, order, 1).refusals.length === 0;

const judgeFor = (reading: Reading, seat: Player, order: Order, enough: number): Judgement<Finding> => {
  const known = reading.memory(judged).of(order);
  if (known !== undefined && sameSeat(known.seat, seat)) return known.judgement;
  const refusals = refusalsOf(reading, seat, order, enough);
  const judgement = { refusals, finding: findingOf(reading, seat, order, refusals) };
  if (refusals.length === 0 || enough === EVERY) reading.memory(judged).keep(order, { seat, judgement });
  return judgement;
};

/** The march that was found, if it is one that may stand; and on which reading all was found. */
const findingOf = (reading: Reading, seat: Player, order: Order, refusals: readonly Refusal[]): Finding => {
  if (refusals.length > 0) return { reading, isLawful: false };
  if (order.kind !== 'march' && order.kind !== 'enter') return { reading, isLawful: true };
  const marched = orderedMarch(reading, seat, order);
  return marched.ok ? { reading, isLawful: true, march: marched.value } : { reading, isLawful: false };
};

const refusalsOf = (reading: Reading, seat: Player, order: Order, enough: number): readonly Refusal[] => {
  const { phase, combat } = reading.view;
  // Every kind has its own duty, and this is the duty of this kind.
  const duty = duties[order.kind] as Duty<Order>;
  return duty.phase === 'any' || duty.phase === (combat === undefined ? phase : 'combat')
    ? duty.refusals(reading, seat, order, enough)
    : [impossible('PB-R035', 'wrong-phase', { order: order.kind, phase })];
};
