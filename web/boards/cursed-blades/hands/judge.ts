import {
  cursedBlades,
  type Foreseen,
  foresee,
  type Mover,
  type Order,
  type Reading,
  readyFor,
  type View,
  type Waypoint,
} from '@grognard/cursed-blades/for-page';
import { at, type Player, type Refusal } from '@grognard/engine';
import { neighbourOf } from '@grognard/field/hex';
import { type Candidate, candidatesOf, straightTo, unitAt } from './candidates.ts';
import { type Plan, sameMover } from './plan.ts';
import { placesOf } from './steps.ts';

/** One way to carry out a plan, and all that is against it. */
interface Way extends Candidate {
  readonly refusals: readonly Refusal[];
  readonly foreseen?: Foreseen | undefined;
}

/** What the rules say of a plan. */
export interface PlanVerdict {
  /** What must be ordered before: whoever has not been activated is activated first. */
  readonly first?: Order;
  readonly ways: readonly Way[];
  /** The way that would be ordered; undefined if there is none. */
  readonly chosen: Way | undefined;
  readonly refusals: readonly Refusal[];
  readonly path: readonly Waypoint[];
  readonly ends?: Waypoint | undefined;
  readonly marker?: 'charge' | 'contact' | undefined;
  /** The hex at which it fails. */
  readonly failsAt?: number | undefined;
}

/** The table as it will be once somebody has been activated; or why that cannot be. */
const readied = (
  reading: Reading,
  player: Player,
  mover: Mover,
): { readonly reading: Reading; readonly first?: Order } | { readonly refusals: readonly Refusal[] } => {
  const { view } = reading;
  if (view.phase === 'losses') return { reading };
  if (view.phase === 'action' && sameMover(activeIn(view), mover)) return { reading };
  const first: Order =
    'unit' in mover
      ? { kind: 'activate', unit: unitAt(view, mover.unit)?.id ?? '' }
      : { kind: 'drive', counter: mover.counter };
  const { refusals } = cursedBlades.judge(reading, player, first);
  const ready = refusals.length > 0 ? undefined : readyFor(reading, mover);
  return ready === undefined ? { refusals } : { reading: ready, first };
};

export const activeIn = ({ active }: View): Mover | undefined => {
  if (active?.unit !== undefined) return { unit: active.unit };
  return active?.counter === undefined ? undefined : { counter: active.counter };
};

const startOf = (view: View, mover: Mover): { readonly hex: number; readonly facing?: number } | undefined =>
  'unit' in mover ? unitAt(view, mover.unit) : at(view.counters, mover.counter);

/** The places an order leads over: of a move those that were found when it was judged. */
const pathOf = (
  reading: Reading,
  player: Player,
  mover: Mover,
  order: Order,
): { readonly way: readonly Waypoint[]; readonly marker?: 'charge' | 'contact' } => {
  const { board } = reading.setting.terrain;
  const start = startOf(reading.view, mover);
  if (start === undefined) return { way: [] };
  const here = { hex: start.hex, facing: start.facing ?? 0, spent: 0 };
  switch (order.kind) {
    case 'move': {
      const { finding } = cursedBlades.judge(reading, player, order);
      return finding?.kind === 'going' ? finding.ghost() : { way: placesOf(board, start, order.steps) };
    }
    case 'flee':
      return { way: placesOf(board, start, order.steps) };
    case 'withdraw':
    case 'recoil':
      return { way: [here, { ...here, hex: neighbourOf(board, here.hex, order.side) }] };
    case 'face':
      return { way: [here, { ...here, facing: order.to }] };
    case 'activate':
    case 'drive':
    case 'end':
    case 'shock':
    case 'fire':
    case 'manipulate':
    case 'rest':
    case 'reorganise':
    case 'rally':
    case 'reload':
    case 'form':
    case 'change-mode':
    case 'join':
    case 'leave':
    case 'merge':
    case 'break':
    case 'nothing':
    case 'lose-step':
      return { way: [] };
  }
};

/** Why a hex that is out of reach cannot be reached: the straight way there, and where it fails. */
const reasons = (
  reading: Reading,
  player: Player,
  { mover, to }: Plan,
): {
  readonly refusals: readonly Refusal[];
  readonly failsAt?: number;
  readonly path: readonly Waypoint[];
} => {
  const { setting, view } = reading;
  const { board } = setting.terrain;
  const start = startOf(view, mover);
  if (start === undefined || view.phase !== 'action') return { refusals: [], path: [] };
  const whole = straightTo(board, { hex: start.hex, facing: start.facing ?? 0 }, to);
  if (whole.kind !== 'move') return { refusals: [], path: [] };
  const against = (order: Order): readonly Refusal[] => cursedBlades.judge(reading, player, order).refusals;
  for (let count = 1; count <= whole.steps.length; count += 1) {
    const steps = whole.steps.slice(0, count);
    const refusals = against({ ...whole, steps });
    const isLast = count === whole.steps.length;
    // What forbids only to end there is no reason against going on.
    if (refusals.length > 0 && (isLast || against(whole).length > 0)) {
      const path = placesOf(board, start, steps);
      const still = against({ ...whole, steps: whole.steps.slice(0, count + 1) });
      if (isLast || same(refusals, still)) return { refusals, failsAt: path.at(-1)?.hex ?? to, path };
    }
  }
  return { refusals: [], path: [] };
};

const same = (a: readonly Refusal[], b: readonly Refusal[]): boolean => a[0]?.code === b[0]?.code;

/** Of refusals of several ways, those of the way that comes nearest to being lawful. */
const nearest = (ways: readonly Way[]): readonly Refusal[] =>
  [...ways].sort((a, b) => a.refusals.length - b.refusals.length)[0]?.refusals ?? [];

const isPointless = ({ order, refusals }: Way): boolean =>
  order.kind === 'fire' && refusals.some(({ code }) => code === 'does-not-shoot');

/** Judges a plan on what the seat knows: `propose` and `judge` of the game, and nothing else. */
export const judgePlan = (given: Reading, player: Player, plan: Plan): PlanVerdict => {
  const ready = readied(given, player, plan.mover);
  if ('refusals' in ready) return { ways: [], chosen: undefined, refusals: ready.refusals, path: [] };
  const { reading } = ready;
  const { mover } = plan;
  const judged = candidatesOf(reading, player, plan).map((each): Way => {
    const foreseen = 'unit' in mover ? foresee(reading, mover.unit, each.order) : undefined;
    return {
      ...each,
      foreseen,
      refusals: cursedBlades.judge(reading, player, each.order).refusals,
    };
  });
  const ways = judged.filter((way) => !isPointless(way));
  const lawful = ways.filter(({ refusals }) => refusals.length === 0);
  const chosen = lawful.find(({ key }) => key === plan.way) ?? lawful[0];
  if (chosen === undefined) {
    const why = plan.target === undefined ? reasons(reading, player, plan) : undefined;
    const own = nearest(ways);
    const asked = cursedBlades.propose(reading, player, { to: plan.to });
    const refusals = own.length > 0 ? own : (why?.refusals ?? []);
    return {
      ways,
      chosen,
      refusals: refusals.length > 0 || asked.ok ? refusals : asked.error,
      path: why?.path ?? [],
      failsAt: why?.failsAt,
    };
  }
  const { way: path, marker } = pathOf(reading, player, mover, chosen.order);
  return {
    ...(ready.first !== undefined && { first: ready.first }),
    ...{ ways, chosen, refusals: [], path, marker, ends: path.at(-1) },
  };
};
