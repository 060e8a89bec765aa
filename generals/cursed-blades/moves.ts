import type { MoveStep, Order, View } from '@grognard/cursed-blades/for-generals';
import {
  hexesOf,
  offeredTo,
  type Pace,
  type Reach,
  reachOf,
  typeOf,
  type Unit,
} from '@grognard/cursed-blades/for-generals';
import { distanceBetween, facings, type HexBoard, sideTowards } from '@grognard/field/hex';
import { type Desk, isAccepted } from './desk.ts';

export interface Candidate {
  readonly order: Order;
  readonly value: number;
}

type Judge = (place: { readonly hex: number; readonly facing: number }) => number;

/** What a longer stride or an awkward step costs in breath. */
const BREATH = { full: 0, minimal: 0.35, supplementary: 0.3 } as const;
const TRIES = 24;

const ways = (
  reach: Reach,
  hex: number,
  here: Unit,
): readonly { readonly facing: number; readonly steps: readonly MoveStep[] }[] =>
  facings.flatMap((facing) => {
    if (hex === here.hex && facing === here.facing) return [];
    const steps = reach.way(hex, facing);
    return steps === undefined || steps.length === 0 ? [] : [{ facing, steps }];
  });

const movesAt = (desk: Desk, index: number, unit: Unit, pace: Pace, judge: Judge): readonly Candidate[] => {
  const reach = reachOf(desk.reading, index, pace);
  if (unit.formed !== undefined || pace === 'minimal')
    return reach.hexes.flatMap((hex) => {
      const steps = reach.way(hex) ?? [];
      const value = judge({ hex, facing: facingAfter(unit, steps) }) - BREATH[pace];
      return steps.length === 0 ? [] : [{ order: { kind: 'move', pace, steps }, value }];
    });
  return reach.hexes.flatMap((hex) =>
    ways(reach, hex, unit).map(({ facing, steps }) => ({
      order: { kind: 'move', pace, steps } as const,
      value: judge({ hex, facing }) - BREATH[pace],
    })),
  );
};

const facingAfter = ({ facing }: Unit, steps: readonly MoveStep[]): number =>
  steps.reduce((now, step) => (step.do === 'turn' ? step.to : now), facing);

/** With boats, mantlets and the like: what the game offers, judged by where it leads. */
const ladenMoves = (desk: Desk, index: number, unit: Unit, judge: Judge): readonly Candidate[] => {
  const { reading } = desk;
  const { board } = reading.setting.terrain;
  return offeredTo(reading, index, ['move']).flatMap((order) => {
    if (order.kind !== 'move' || order.steps[0]?.do !== 'take') return [];
    const side = order.steps.find((step) => step.do === 'step')?.side ?? 0;
    const hex = board.neighbours[unit.hex * 6 + side] ?? -1;
    if (hex < 0) return [];
    return [{ order, value: judge({ hex, facing: unit.facing }) - BREATH[order.pace as Pace] }];
  });
};

/** Whether anybody of the other side is near enough to matter in the next turn or two. */
const isFar = (board: HexBoard, view: View, unit: Unit, hexes: number): boolean =>
  view.units
    .flat()
    .every(
      (other) =>
        other.side === unit.side ||
        other.lost === true ||
        distanceBetween(board, other.hex, unit.hex) > hexes,
    );

/** The best moves of a unit as far as the eye sees, the best first, each accepted by the referee. */
export const bestMoves = (
  desk: Desk,
  index: number,
  unit: Unit,
  judge: Judge,
  count: number,
  carries: boolean,
): readonly Candidate[] => {
  const { board } = desk.match.setting.terrain;
  const breathless = unit.breath === 'out-of-breath';
  const hurried = !breathless && unit.breath === 'fresh' && typeOf(unit).small !== true;
  const all = [
    ...movesAt(desk, index, unit, 'full', judge),
    ...(hurried && !isFar(board, desk.view, unit, 9)
      ? movesAt(desk, index, unit, 'supplementary', judge)
      : []),
    ...(breathless ? [] : movesAt(desk, index, unit, 'minimal', judge)),
    ...(carries ? ladenMoves(desk, index, unit, judge) : []),
  ].toSorted((a, b) => b.value - a.value);
  const found: Candidate[] = [];
  const taken = new Map<number, number>();
  for (const candidate of all.slice(0, TRIES)) {
    if (found.length >= count) break;
    const end = endOf(board, unit, candidate.order);
    if ((taken.get(end) ?? 0) >= 2 || !isAccepted(desk, candidate.order)) continue;
    taken.set(end, (taken.get(end) ?? 0) + 1);
    found.push(candidate);
  }
  return found;
};

const endOf = (board: HexBoard, unit: Unit, order: Order): number =>
  order.kind === 'move'
    ? order.steps.reduce(
        (hex, step) => (step.do === 'step' ? (board.neighbours[hex * 6 + step.side] ?? hex) : hex),
        unit.hex,
      )
    : unit.hex;

/** Whether a unit stands next to an enemy. */
export const isInContact = (board: HexBoard, view: View, unit: Unit): boolean =>
  view.units
    .flat()
    .some(
      (other) =>
        other.side !== unit.side &&
        other.lost === undefined &&
        other.within === undefined &&
        hexesOf(other).some((hex) => hexesOf(unit).some((own) => sideTowards(board, own, hex) !== -1)),
    );
