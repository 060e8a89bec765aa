import type { Player, Refusal } from '@grognard/engine';
import type { Place } from '../ground/leg.ts';
import { boardOf } from '../ground/refs.ts';
import { view } from '../knowledge/view.ts';
import type { BoardBlock } from '../model/board.ts';
import type { Event } from '../model/events.ts';
import type { Order } from '../model/orders.ts';
import { activeIn, membersIn, pieceIn } from '../model/own.ts';
import { pieceOf } from '../model/piece-change.ts';
import { indexOf } from '../model/refs.ts';
import type { Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { carried, type MarchOrder, orderedMarch, startOf } from '../rules/activation/ordering.ts';
import { mayFire } from '../rules/field-of-fire/fire.ts';
import { haltedShort } from '../rules/movement/halting.ts';
import { judgeMarch, type Marched } from '../rules/movement/judge.ts';
import { kindFacts } from '../tables/piece-facts.ts';
import { check } from './check.ts';

/** What came to light when an order was carried out: which blocks were made out by it, and whether one forbids it. */
interface Met {
  readonly found: readonly Event[];
  readonly isBarred: boolean;
  /** A march that was halted: as far as it went. */
  readonly halted?: Marched | undefined;
}

const NOTHING: Met = { found: [], isBarred: false };

/**
 * PB-R110a: a check knows no more than the seat does, so that a refusal cannot give a block away. Whether a block that
 * was not made out has a field of fire is found out when the order is carried out.
 */
export const unseenFire = (setting: Setting, state: State, seat: Player, order: Order): Met => {
  if (setting.switches.unseenFire === 'excused' || setting.switches.fieldOfFire === 'off') return NOTHING;
  if (!AT_A_PLACE.has(order.kind)) return NOTHING;
  const seen = view(setting, state, seat);
  const doubtful = doubtfulFor(setting, seen, seat, order);
  if (doubtful.length === 0) return NOTHING;
  const feared = check(setting, withBlocks(seen, doubtful, asFiring), seat, order);
  // What is refused in any case was waived: no field of fire stands in its way.
  if (feared.length === 0 || check(setting, seen, seat, order).length > 0) return NOTHING;
  const truth = withBlocks(
    seen,
    seen.theirs.filter((block) => mayFire(setting, block)),
    (block) => asItIs(state, seat, block),
  );
  const named = namedIn(feared, doubtful);
  if (check(setting, truth, seat, order).length === 0)
    return { found: madeOut(state, seat, named), isBarred: false };
  if (order.kind !== 'march' && order.kind !== 'enter')
    return { found: madeOut(state, seat, named), isBarred: true };
  const { halted, stopping } = haltBefore(setting, truth, order);
  const others = seen.theirs.filter(
    ({ ref }) => stopping.includes(ref) && named.every((block) => block.ref !== ref),
  );
  return { found: madeOut(state, seat, [...named, ...others]), isBarred: true, halted };
};

/** The orders by which pieces end or stay somewhere. */
const AT_A_PLACE: ReadonlySet<Order['kind']> = new Set(['march', 'enter', 'rally', 'bombard', 'done']);

/** Where pieces would end or stay under fire by an order. */
const placesOf = (setting: Setting, seen: View, seat: Player, order: Order): readonly Place[] => {
  switch (order.kind) {
    case 'march':
    case 'enter': {
      const marched = orderedMarch(setting, seen, seat, order);
      return marched.ok ? [marched.value.march.end] : [];
    }
    case 'rally':
    case 'bombard':
      return [pieceIn(seen, order.piece)].filter((piece) => piece !== undefined);
    case 'done': {
      const active = activeIn(seen);
      return active === undefined ? [] : membersIn(seen, active).filter(({ where }) => where === 'map');
    }
    default:
      return [];
  }
};

/** The blocks near enough to matter of which the seat cannot tell whether they fire. */
const doubtfulFor = (setting: Setting, seen: View, seat: Player, order: Order): readonly BoardBlock[] => {
  const blocks = seen.theirs.filter((block) => mayFire(setting, block));
  if (blocks.length === 0) return blocks;
  const { fire, front, column } = setting.measures;
  const reach = fire + front + column;
  const places = placesOf(setting, seen, seat, order);
  return blocks.filter((block) =>
    places.some(({ x, y }) => Math.abs(block.x - x) <= reach && Math.abs(block.y - y) <= reach),
  );
};

const withBlocks = (
  seen: View,
  blocks: readonly BoardBlock[],
  as: (block: BoardBlock) => BoardBlock,
): View => ({
  ...seen,
  theirs: seen.theirs.map((block) => (blocks.includes(block) ? as(block) : block)),
});

const asFiring = (block: BoardBlock): BoardBlock =>
  block.arm === 'mounted' ? { ...block, kind: 'dragoons' } : { ...block, arm: 'foot' };

const asItIs = (state: State, { side }: Player, block: BoardBlock): BoardBlock => {
  const { kind } = pieceOf(state, indexOf(state, side, block.ref));
  return { ...block, ...lessonOf(kind) };
};

/** What it is told to be: its arm, and of the mounted whether they are dragoons. */
const lessonOf = (kind: keyof typeof kindFacts) => {
  const { arm } = kindFacts[kind];
  return arm === 'mounted' ? { arm, kind } : { arm };
};

/** The blocks that the reasons against an order name; if they name none, it may be any of those that are near. */
const namedIn = (refusals: readonly Refusal[], blocks: readonly BoardBlock[]): readonly BoardBlock[] => {
  const named = blocks.filter(({ ref }) => refusals.some(({ params }) => params?.enemy === ref));
  return named.length > 0 ? named : blocks;
};

const madeOut = (state: State, { side }: Player, blocks: readonly BoardBlock[]): readonly Event[] =>
  blocks.map((block): Event => {
    const piece = indexOf(state, side, block.ref);
    const { kind } = pieceOf(state, piece);
    const { arm, ...more } = lessonOf(kind);
    const learnt = block.arm === arm ? more : { arm, ...more };
    const rules = ['PB-R110a', ...(kindFacts[kind].fires ? ['PB-R106'] : [])];
    return { kind: 'sighted', side, piece, learnt, rules, showed: true };
  });

/** How far a march comes before a field of fire stops it, and whose fields those are that it may not end in. */
const haltBefore = (
  setting: Setting,
  truth: View,
  order: MarchOrder,
): { readonly halted: Marched | undefined; readonly stopping: readonly string[] } => {
  const piece = pieceIn(truth, order.piece);
  const start = piece === undefined ? undefined : startOf(setting, truth, piece);
  if (piece === undefined || start === undefined) return { halted: undefined, stopping: [] };
  const stopping: string[] = [];
  const halted = haltedShort(setting, start, order.steps, (steps) => {
    const judged = judgeMarch(setting, boardOf(truth), start, steps, undefined, carried(truth, piece));
    if (judged.ok) return judged.value;
    for (const { params } of judged.error) if (typeof params?.enemy === 'string') stopping.push(params.enemy);
    return undefined;
  });
  return { halted, stopping };
};
