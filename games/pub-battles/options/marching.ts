import { err, ok, type Refusal, type Result } from '@grognard/engine';
import { gap, headingOf, isUpTo, normalHeading, SAME, turnBetween, unitsOf } from '@grognard/field';
import {
  type Board,
  type BoardBlock,
  blockNamed,
  blocksNear,
  bodyOn,
  footprint,
  isEnemyOn,
} from '../board.ts';
import type { Ending, Step } from '../orders.ts';
import { billRefusals, thirdOf } from '../rules/movement/cost.ts';
import { judgeMarch, type Marched, type Marcher } from '../rules/movement/judge.ts';
import type { Place } from '../rules/movement/march.ts';
import { EVERY } from '../rules/reasons.ts';
import { placeBehind } from '../rules/support.ts';
import type { Setting } from '../setting.ts';
import { type Face, faces } from '../vocabulary.ts';

/** Steps and an ending that a hand may have meant. */
interface Plan {
  readonly steps: readonly Step[];
  readonly ending?: Ending | undefined;
}

interface Pose extends Place {
  readonly heading: number;
}

const OBLIQUE = 4_500;

const pivotTo = (from: number, to: number): readonly Step[] =>
  turnBetween(from, to) === 0 ? [] : [{ do: 'pivot', to: normalHeading(to) }];

const wayBetween = (from: Place, to: Place): { readonly bearing: number; readonly by: number } => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { bearing: headingOf(dx, dy), by: Math.round(Math.sqrt(dx * dx + dy * dy)) };
};

/** The ways to march to a pose, the cheapest first: oblique as it faces, oblique after the turn, or turn, go, turn. */
const waysTo = (from: Pose & Pick<Marcher, 'arm'>, to: Pose): readonly (readonly Step[])[] => {
  const { bearing, by } = wayBetween(from, to);
  if (by === 0) return [pivotTo(from.heading, to.heading)];
  const moveAs = (facing: number): Step =>
    turnBetween(facing, bearing) === 0 ? { do: 'ahead', by } : { do: 'oblique', towards: bearing, by };
  // PB-R007: staff has no front to keep.
  const canKeep = (facing: number): boolean =>
    from.arm === 'staff' || Math.abs(turnBetween(facing, bearing)) <= OBLIQUE;
  const turn = pivotTo(from.heading, to.heading);
  return [
    ...(canKeep(from.heading) ? [[moveAs(from.heading), ...turn]] : []),
    ...(turn.length > 0 && canKeep(to.heading) ? [[...turn, moveAs(to.heading)]] : []),
    [...pivotTo(from.heading, bearing), { do: 'ahead', by }, ...pivotTo(bearing, to.heading)],
  ];
};

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

/** Everything a piece that is laid on another may mean by it. */
const plansOnto = (setting: Setting, board: Board, piece: Marcher, ref: string): readonly Plan[] => {
  const target = blockNamed(board, ref);
  if (target === undefined) return [];
  if (target.side !== board.us) return assaultsOn(piece, target, Number(ref.slice(1)));
  // PB-R096: on its HQ, to go into Reserve.
  if (target.arm === 'staff')
    return waysTo(piece, { x: target.x, y: target.y, heading: piece.heading }).map((steps) => ({
      steps,
      ending: { at: 'reserve' },
    }));
  return waysTo(piece, placeBehind(setting, target)).map((steps) => ({
    steps,
    ending: { at: 'support', lead: ref },
  }));
};

export interface Found {
  readonly steps: readonly Step[];
  readonly ending: Ending | undefined;
  readonly marched: Marched;
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
  setting: Setting,
  board: Board,
  piece: Marcher,
  plans: readonly Plan[],
  spent: number,
  enough: number,
  held: ReadonlySet<string>,
): Result<Found, readonly Refusal[]> => {
  let best: Found | undefined;
  let fewest: readonly Refusal[] | undefined;
  for (const plan of plans) {
    const isDear =
      best !== undefined && leastCost(setting, piece, plan.steps) + spent >= best.marched.bill.total;
    if (isDear) continue;
    const most = Math.min(enough, fewest?.length ?? EVERY);
    const judged = judgeMarch(setting, board, piece, plan.steps, plan.ending, spent, most);
    if (!judged.ok) {
      if (fewest === undefined || judged.error.length < fewest.length) fewest = judged.error;
      if (enough === 1 && judged.error.some(({ code }) => held.has(code))) break;
    } else if (best === undefined || judged.value.bill.total < best.marched.bill.total) {
      best = { steps: plan.steps, ending: plan.ending, marched: judged.value };
    }
  }
  return best === undefined ? err(fewest ?? []) : ok(best);
};

/** PB-R117e: the enemies whom a piece would just fail to touch, and every edge of theirs. */
export const nearMisses = (
  setting: Setting,
  board: Board,
  piece: Pick<Marcher, 'arm'>,
  { x, y, heading }: Pose,
): readonly Extract<Ending, { readonly at: 'attack' }>[] => {
  const most = unitsOf(setting.switches.nearMissCm);
  if (most === 0 || piece.arm === 'staff') return [];
  const body = bodyOn(setting.measures, { x, y, heading });
  return blocksNear(setting.measures, board, body, most + SAME)
    .filter((enemy) => isEnemyOn(board, enemy) && isUpTo(gap(body, bodyOn(setting.measures, enemy)), most))
    .flatMap(({ ref }) => faces.map((face) => ({ at: 'attack', target: Number(ref.slice(1)), face })));
};

/** A march to a pose; where it could not stay there but attack from there, the attack. */
export const marchTo = (
  setting: Setting,
  board: Board,
  piece: Marcher,
  to: Pose,
  spent = 0,
  enough = EVERY,
): Result<Found, readonly Refusal[]> => {
  const plans = waysTo(piece, to).map((steps): Plan => ({ steps, ending: undefined }));
  const found = bestOf(setting, board, piece, plans, spent, enough, heldAt);
  if (found.ok) return found;
  const attacks = nearMisses(setting, board, piece, to).flatMap((ending) =>
    plans.map(({ steps }): Plan => ({ steps, ending })),
  );
  const attack = bestOf(setting, board, piece, attacks, spent, 1, heldAgainst);
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
    { tolls: [{ length, rule: 'PB-R073' }], total: spent + length, allowance: 3 * third, third },
    piece.kind,
  );
};

/** A march onto another piece: an attack on an enemy, the support of a friend. */
export const marchOnto = (
  setting: Setting,
  board: Board,
  piece: Marcher,
  ref: string,
  spent = 0,
  enough = EVERY,
): Result<Found, readonly Refusal[]> => {
  const target = enough === 1 ? blockNamed(board, ref) : undefined;
  const far = target === undefined ? [] : outOfReach(setting, piece, target, spent);
  return far.length > 0
    ? err(far)
    : bestOf(setting, board, piece, plansOnto(setting, board, piece, ref), spent, enough, heldAgainst);
};
