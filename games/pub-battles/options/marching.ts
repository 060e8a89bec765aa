import { err, ok, type Refusal, type Result } from '@grognard/engine';
import {
  eastOf,
  gap,
  isUpTo,
  normalHeading,
  northOf,
  roundUnit,
  SAME,
  sweep,
  turnBetween,
  unitsOf,
} from '@grognard/field';
import { blockNamed, blocksNear, bodyOn, footprint, isEnemyOn } from '../ground/board.ts';
import type { Board, BoardBlock } from '../model/board.ts';
import type { JudgedMarch, Marcher, Place } from '../model/march.ts';
import type { Ending, Step } from '../model/orders.ts';
import { EVERY } from '../model/reasons.ts';
import type { Setting } from '../model/setting.ts';
import { type Face, faces } from '../model/vocabulary.ts';
import { flushWith } from '../rules/attack/assault.ts';
import { billRefusals, thirdOf } from '../rules/movement/cost.ts';
import { judgeMarch, type OnBoard, type Plan } from '../rules/movement/judge.ts';
import { placeBehind } from '../rules/support/support.ts';
import { type Pose, pivotTo, wayBetween, waysTo } from './ways.ts';

/** What an attack on a block may be: against each of its edges, as one faces or after a turn towards it. */
const assaultsOn = (piece: Marcher, target: BoardBlock, alias: number): readonly Plan[] => {
  const { bearing } = wayBetween(piece, target);
  const plans: Plan[] = [];
  faces.forEach((face: Face, place) => {
    const towards = normalHeading(target.heading + 9_000 * place + 18_000);
    const ending: Ending = { at: 'attack', target: alias, face };
    plans.push({ steps: [], ending });
    plans.push({ steps: pivotTo(piece.heading, towards), ending });
    plans.push({ steps: pivotTo(piece.heading, bearing), ending });
  });
  return plans;
};

/** How a piece is laid on another: at which edge of it, and the corners by which it is to go. */
interface Laying {
  readonly at?: Pose | undefined;
  readonly via?: readonly Place[];
  /** PB-R039: where it may end by what it was written to do, when it goes up to a friend. */
  readonly obeys?: (end: Pose) => boolean;
}

/** So far before the edge it is laid on it turns to it for the last steps. */
const BEFORE = 1_000;

/** The edge of a block at which a piece was laid down, and how it would stand there. */
const edgeAt = (
  setting: Setting,
  target: BoardBlock,
  at: Pose,
): { readonly face: Face; readonly end: Pose } => {
  const edges = faces.map((face) => {
    const end = flushWith(setting, { ...at, column: false }, target, face);
    return { face, end, off: wayBetween(at, end).by };
  });
  return edges.reduce((best, edge) => (edge.off < best.off ? edge : best));
};

/** An attack on that edge: on the straight way from before it, or from the last corner. */
const assaultsAt = (
  setting: Setting,
  piece: Marcher,
  target: BoardBlock,
  alias: number,
  { at, via }: Laying,
): readonly Plan[] => {
  if (at === undefined) return [];
  const { face, end } = edgeAt(setting, target, at);
  const out = normalHeading(end.heading + 18_000);
  const { x, y, heading } = end;
  const before = { x: x + eastOf(out) * BEFORE, y: y + northOf(out) * BEFORE, heading };
  const ending: Ending = { at: 'attack', target: alias, face };
  const byCorners = via === undefined ? [] : waysTo(piece, end, via).map(lessLast);
  return [...waysTo(piece, before, via), ...byCorners].map((steps) => ({ steps, ending }));
};

/** Up to the last corner; the rest is the attack itself. */
const lessLast = (steps: readonly Step[]): readonly Step[] =>
  steps.slice(
    0,
    steps.findLastIndex((step) => 'by' in step),
  );

/** Everything a piece that is laid on another may mean by it. */
const plansOnto = (
  { setting, board }: OnBoard,
  piece: Marcher,
  ref: string,
  laying: Laying,
): readonly Plan[] => {
  const target = blockNamed(board, ref);
  if (target === undefined) return [];
  const alias = Number(ref.slice(1));
  if (target.side !== board.us)
    return [...assaultsOn(piece, target, alias), ...assaultsAt(setting, piece, target, alias, laying)];
  const ways = waysUpTo(setting, piece, target, laying);
  // PB-R096: on its HQ, to go into Reserve.
  if (target.arm === 'staff') return ways.map((steps) => ({ steps, ending: { at: 'reserve' } }));
  return ways.map((steps) => ({ steps, ending: { at: 'support', lead: ref } }));
};

/** Up to a friend: to where it was laid down, to its place behind him, or no further than up to its HQ. */
const waysUpTo = (
  setting: Setting,
  piece: Marcher,
  friend: BoardBlock,
  { at, via }: Laying,
): readonly (readonly Step[])[] => {
  const laid = at === undefined ? [] : waysTo(piece, at, via);
  if (friend.arm !== 'staff') return [...waysTo(piece, placeBehind(setting, friend), via), ...laid];
  const { x, y } = friend;
  const near = touchingAt(setting, piece, friend);
  return [...[near, { x, y, heading: piece.heading }].flatMap((to) => waysTo(piece, to, via)), ...laid];
};

/** PB-R096: where a piece that goes straight at its HQ comes to touch it, facing as it does. */
const touchingAt = (setting: Setting, piece: Marcher, hq: BoardBlock): Pose => {
  const { x, y, heading } = piece;
  const [dx, dy] = [hq.x - x, hq.y - y];
  const share = sweep(bodyOn(setting, piece), dx, dy, bodyOn(setting, hq));
  return { x: roundUnit(x + dx * share), y: roundUnit(y + dy * share), heading };
};

/** What a piece had used before, and how many reasons against a march are enough. */
interface Asking {
  readonly spent: number;
  readonly enough: number;
}

const FREELY: Asking = { spent: 0, enough: EVERY };

export interface Found {
  readonly steps: readonly Step[];
  readonly ending: Ending | undefined;
  readonly marched: JudgedMarch;
}

/** The least that steps can cost: the way and the pivots, whatever the ground. */
const leastCost = (setting: Setting, piece: Marcher, steps: readonly Step[]): number => {
  let [pivots, way] = [0, 0];
  for (const step of steps) {
    if (step.do === 'pivot' && piece.arm !== 'staff') pivots += 1;
    if ('by' in step) way += step.by;
  }
  return way + Math.max(0, pivots - 1) * thirdOf(setting, piece);
};

/** Reasons that hold whichever way a piece takes to a place, and to another piece. */
const heldAt: ReadonlySet<string> = new Set(['on-another-piece', 'in-field-of-fire', 'off-the-map']);
const heldAgainst: ReadonlySet<string> = new Set([
  'does-not-attack',
  'staff-is-not-attacked',
  'out-of-command',
  'does-not-support',
  'has-support',
]);

/**
 * The cheapest of several plans that may stand; failing that the reasons against the one with the fewest. Nothing is
 * asked of a plan that can be no cheaper than one that stands, nor more than others have against them; and whoever is
 * content with one reason hears of no other plan if it is one that is held against all of them.
 */
const bestOf = (
  on: OnBoard,
  piece: Marcher,
  plans: readonly Plan[],
  { spent, enough }: Asking,
  held: ReadonlySet<string>,
  isMeant: (end: Pose) => boolean = () => true,
): Result<Found, readonly Refusal[]> => {
  let best: Found | undefined;
  let fewest: readonly Refusal[] | undefined;
  for (const plan of plans) {
    const isDear =
      best !== undefined && leastCost(on.setting, piece, plan.steps) + spent >= best.marched.bill.total;
    if (isDear) continue;
    const most = Math.min(enough, fewest?.length ?? EVERY);
    const judged = judgeMarch(on, piece, plan, spent, most);
    if (!judged.ok) {
      if (fewest === undefined || judged.error.length < fewest.length) fewest = judged.error;
      if (enough === 1 && judged.error.some(({ code }) => held.has(code))) break;
    } else if (
      isMeant(judged.value.march.end) &&
      (best === undefined || judged.value.bill.total < best.marched.bill.total)
    ) {
      best = { steps: plan.steps, ending: plan.ending, marched: judged.value };
    }
  }
  return best === undefined ? err(fewest ?? []) : ok(best);
};

/** PB-R117e: the enemies whom a piece would just fail to touch, and every edge of theirs. */
export const nearMisses = (
  { setting, board }: Pick<OnBoard, 'setting' | 'board'>,
  piece: Pick<Marcher, 'arm'>,
  { x, y, heading }: Pose,
): readonly Extract<Ending, { readonly at: 'attack' }>[] => {
  const most = unitsOf(setting.switches.nearMissCm);
  if (most === 0 || piece.arm === 'staff') return [];
  const body = bodyOn(setting, { x, y, heading });
  return blocksNear(setting, board, body, most + SAME)
    .filter((enemy) => isEnemyOn(board, enemy) && isUpTo(gap(body, bodyOn(setting, enemy)), most))
    .flatMap(({ ref }) => faces.map((face) => ({ at: 'attack', target: Number(ref.slice(1)), face })));
};

/** A march to a pose; where it could not stay there but attack from there, the attack. */
export const marchTo = (
  on: OnBoard,
  piece: Marcher,
  to: Pose,
  asking: Asking = FREELY,
  via: readonly Place[] = [],
): Result<Found, readonly Refusal[]> => {
  const plans = waysTo(piece, to, via).map((steps): Plan => ({ steps, ending: undefined }));
  const found = bestOf(on, piece, plans, asking, heldAt);
  if (found.ok) return found;
  const attacks = nearMisses(on, piece, to).flatMap((ending) =>
    plans.map(({ steps }): Plan => ({ steps, ending })),
  );
  const attack = bestOf(on, piece, attacks, { spent: asking.spent, enough: 1 }, heldAgainst);
  return attack.ok ? attack : found;
};

/** A block so far off that no march ends at it, however it goes: told without trying any. */
const outOfReach = (
  setting: Setting,
  piece: Marcher,
  target: BoardBlock,
  spent: number,
): readonly Refusal[] => {
  const [dx, dy] = [target.x - piece.x, target.y - piece.y];
  const { halfFront, halfDepth } = footprint(setting.measures, target);
  const { front, depth } = setting.measures;
  // Whoever attacks or supports a block stands no further from its middle.
  const beside = halfFront + halfDepth + front / 2 + depth + SAME;
  const length = Math.max(0, Math.sqrt(dx * dx + dy * dy) - beside);
  const third = thirdOf(setting, piece);
  return billRefusals(
    { tolls: [{ length, what: 'way', rule: 'PB-R073' }], total: spent + length, allowance: 3 * third, third },
    piece.kind,
  );
};

/** A march onto another piece: an attack on an enemy, the support of a friend. */
export const marchOnto = (
  on: OnBoard,
  piece: Marcher,
  ref: string,
  laying: Laying = {},
  asking: Asking = FREELY,
): Result<Found, readonly Refusal[]> => {
  const { setting, board } = on;
  const { spent, enough } = asking;
  const target = blockNamed(board, ref);
  const far = enough === 1 && target !== undefined ? outOfReach(setting, piece, target, spent) : [];
  if (far.length > 0) return err(far);
  const plans = plansOnto(on, piece, ref, laying);
  const best = (isMeant?: (end: Pose) => boolean): Result<Found, readonly Refusal[]> =>
    bestOf(on, piece, plans, asking, heldAgainst, isMeant);
  // The end that is meant, if it can come to it; else any.
  const meant = target === undefined ? undefined : endMeant(setting, board, target, laying);
  const there = meant === undefined ? undefined : best(meant);
  return there?.ok === true ? there : best();
};

/** Which ends of a march onto a block are those that were asked for. */
const endMeant = (
  setting: Setting,
  board: Board,
  target: BoardBlock,
  { at, obeys }: Laying,
): ((end: Pose) => boolean) | undefined => {
  if (target.side === board.us) return obeys;
  if (at === undefined) return undefined;
  const { end } = edgeAt(setting, target, at);
  return (stand) => isAt(stand, end);
};

/** Nearer than a hand can tell. */
const isAt = (end: Pose, at: Pose): boolean =>
  Math.abs(end.x - at.x) + Math.abs(end.y - at.y) <= 50 && turnBetween(end.heading, at.heading) === 0;
