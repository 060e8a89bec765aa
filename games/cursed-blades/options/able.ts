import { flat, type Player } from '@grognard/engine';
import { unitOf } from '../model/evolve.ts';
import type { Reading } from '../model/reading.ts';
import { judge } from '../play/check.ts';
import { standingUnits } from '../rules/map/board.ts';
import { counterFacts } from '../tables/counters.ts';
import { thinkable } from './orders.ts';

/** Whoever is activated, or could be: a unit or a counter by its number. */
export type Mover = { readonly unit: number } | { readonly counter: number };

/** Those of a side who could be activated now. */
const waiting = (reading: Reading, seat: Player): readonly Mover[] => [
  ...standingUnits(reading, seat.side)
    .filter(
      (unit) =>
        judge(reading, seat, { kind: 'activate', unit: unitOf(reading.view, unit).id }).refusals.length === 0,
    )
    .map((unit) => ({ unit })),
  ...flat(reading.view.counters).flatMap(({ kind }, counter): readonly Mover[] =>
    counterFacts[kind].driven !== undefined &&
    judge(reading, seat, { kind: 'drive', counter }).refusals.length === 0
      ? [{ counter }]
      : [],
  ),
];

/** Whoever is in the midst of his activation, if there is anything left that he may do. */
const acting = (reading: Reading, seat: Player): readonly Mover[] => {
  const { view } = reading;
  const { unit, counter } = view.active ?? {};
  const movers: readonly Mover[] = [
    ...(unit === undefined ? [] : [{ unit }]),
    ...(counter === undefined ? [] : [{ counter }]),
  ];
  const mayAct = [{ kind: 'nothing' } as const, ...thinkable(reading, seat)].some(
    (order) => judge(reading, seat, order).refusals.length === 0,
  );
  return mayAct ? movers : [];
};

/** Whom a seat may give an order now: each of them has one that stands, and nobody else has. */
export const ableNow = (reading: Reading, seat: Player): readonly Mover[] => {
  const { view } = reading;
  switch (view.phase) {
    case 'activation':
      return view.moving === seat.side ? waiting(reading, seat) : [];
    case 'action':
      return view.moving === seat.side ? acting(reading, seat) : [];
    case 'losses': {
      const struck = view.blow?.defender;
      return struck !== undefined && unitOf(view, struck).side === seat.side ? [{ unit: struck }] : [];
    }
    case 'over':
      return [];
  }
};

/** The same by name: a unit by its own, a counter by its number. */
export const able = (reading: Reading, seat: Player): readonly string[] =>
  ableNow(reading, seat).map((mover) =>
    'unit' in mover ? unitOf(reading.view, mover.unit).id : `counter-${mover.counter}`,
  );
