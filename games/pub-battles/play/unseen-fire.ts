import type { Player, Refusal } from '@grognard/engine';
import { read } from '../ground/reading.ts';
import type { BoardBlock } from '../model/board.ts';
import type { Event } from '../model/events.ts';
import type { Finding } from '../model/finding.ts';
import type { JudgedMarch, Place } from '../model/march.ts';
import type { Order } from '../model/orders.ts';
import { activeIn, membersIn, pieceIn } from '../model/own.ts';
import { pieceOf } from '../model/piece-change.ts';
import type { Reading } from '../model/reading.ts';
import { indexOf } from '../model/refs.ts';
import type { State } from '../model/state.ts';
import { carried, type MarchOrder, startOf } from '../rules/activation/ordering.ts';
import { mayFire } from '../rules/field-of-fire/fire.ts';
import { marchUnderFire } from '../rules/movement/against.ts';
import { haltedShort } from '../rules/movement/halting.ts';
import { judgeMarch } from '../rules/movement/judge.ts';
import { kindFacts } from '../tables/piece-facts.ts';
import { check } from './check.ts';

/** What came to light when an order was carried out: which blocks were made out by it, and whether one forbids it. */
interface Met {
  readonly found: readonly Event[];
  readonly isBarred: boolean;
  /** A march that was halted: as far as it went. */
  readonly halted?: JudgedMarch | undefined;
}

const NOTHING: Met = { found: [], isBarred: false };

/**
 * PB-R110a: a check knows no more than the seat does, so that a refusal cannot give a block away. Whether a block that
 * was not made out has a field of fire is found out when the order is carried out.
 */
export const unseenFire = (state: State, seat: Player, order: Order, finding: Finding): Met => {
  const { reading, isLawful } = finding;
  const { setting, view } = reading;
  // What is refused in any case was waived: no field of fire stands in its way.
  if (!isLawful) return NOTHING;
  if (setting.switches.unseenFire === 'excused' || setting.switches.fieldOfFire === 'off') return NOTHING;
  if (!AT_A_PLACE.has(order.kind)) return NOTHING;
  const doubtful = doubtfulFor(finding, order);
  if (doubtful.length === 0) return NOTHING;
  const feared = firedOn(finding, seat, order, withBlocks(reading, doubtful, asFiring));
  if (feared.length === 0) return NOTHING;
  const truth = withBlocks(
    reading,
    view.theirs.filter((block) => mayFire(setting, block)),
    (block) => asItIs(state, seat, block),
  );
  const named = namedIn(feared, doubtful);
  if (firedOn(finding, seat, order, truth).length === 0)
    return { found: madeOut(state, seat, named), isBarred: false };
  if (order.kind !== 'march' && order.kind !== 'enter')
    return { found: madeOut(state, seat, named), isBarred: true };
  const { halted, stopping } = haltBefore(truth, order);
  const others = view.theirs.filter(
    ({ ref }) => stopping.includes(ref) && named.every((block) => block.ref !== ref),
  );
  return { found: madeOut(state, seat, [...named, ...others]), isBarred: true, halted };
};

/**
 * What fields of fire have against an order where blocks are what they may be. A march that was found is walked over them as it is:
 * nothing else about it depends on what they are.
 */
const firedOn = ({ march }: Finding, seat: Player, order: Order, among: Reading): readonly Refusal[] =>
  march === undefined ? check(among, seat, order) : marchUnderFire(among, march);

/** The orders by which pieces end or stay somewhere. */
const AT_A_PLACE: ReadonlySet<Order['kind']> = new Set(['march', 'enter', 'rally', 'bombard', 'done']);

/** Where pieces would end or stay under fire by an order. */
const placesOf = ({ reading: { view }, march }: Finding, order: Order): readonly Place[] => {
  switch (order.kind) {
    case 'march':
    case 'enter':
      return march === undefined ? [] : [march.march.end];
    case 'rally':
    case 'bombard':
      return [pieceIn(view, order.piece)].filter((piece) => piece !== undefined);
    case 'done': {
      const active = activeIn(view);
      return active === undefined ? [] : membersIn(view, active).filter(({ where }) => where === 'map');
    }
    default:
      return [];
  }
};

/** The blocks near enough to matter of which the seat cannot tell whether they fire. */
const doubtfulFor = (finding: Finding, order: Order): readonly BoardBlock[] => {
  const { setting, view } = finding.reading;
  const blocks = view.theirs.filter((block) => mayFire(setting, block));
  if (blocks.length === 0) return blocks;
  const { fire, front, column } = setting.measures;
  const reach = fire + front + column;
  const places = placesOf(finding, order);
  return blocks.filter((block) =>
    places.some(({ x, y }) => Math.abs(block.x - x) <= reach && Math.abs(block.y - y) <= reach),
  );
};

const withBlocks = (
  { setting, view }: Reading,
  blocks: readonly BoardBlock[],
  as: (block: BoardBlock) => BoardBlock,
): Reading =>
  read(setting, {
    ...view,
    theirs: view.theirs.map((block) => (blocks.includes(block) ? as(block) : block)),
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
  truth: Reading,
  order: MarchOrder,
): { readonly halted: JudgedMarch | undefined; readonly stopping: readonly string[] } => {
  const piece = pieceIn(truth.view, order.piece);
  const start = piece === undefined ? undefined : startOf(truth, piece);
  if (piece === undefined || start === undefined) return { halted: undefined, stopping: [] };
  const stopping: string[] = [];
  const halted = haltedShort(truth.setting, start, order.steps, (steps) => {
    const judged = judgeMarch(truth, start, { steps }, carried(truth.view, piece));
    if (judged.ok) return judged.value;
    for (const { params } of judged.error) if (typeof params?.enemy === 'string') stopping.push(params.enemy);
    return undefined;
  });
  return { halted, stopping };
};
