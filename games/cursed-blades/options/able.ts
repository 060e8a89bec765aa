import { flat, type Player } from '@grognard/engine';
import { unitOf } from '../model/evolve.ts';
import type { Setting } from '../model/setting.ts';
import type { View } from '../model/view.ts';
import { check } from '../play/check.ts';
import { standingUnits } from '../rules/map/board.ts';
import { counterFacts } from '../tables/counters.ts';
import { thinkable } from './orders.ts';

/** Whoever is activated, or could be: a unit or a counter by its number. */
export type Mover = { readonly unit: number } | { readonly counter: number };

/** Those of a side who could be activated now. */
const waiting = (setting: Setting, view: View, seat: Player): readonly Mover[] => [
  ...standingUnits(view, seat.side)
    .filter(
      (unit) => check(setting, view, seat, { kind: 'activate', unit: unitOf(view, unit).id }).length === 0,
    )
    .map((unit) => ({ unit })),
  ...flat(view.counters).flatMap(({ kind }, counter): readonly Mover[] =>
    counterFacts[kind].driven !== undefined &&
    check(setting, view, seat, { kind: 'drive', counter }).length === 0
      ? [{ counter }]
      : [],
  ),
];

/** Whoever is in the midst of his activation, if there is anything left that he may do. */
const acting = (setting: Setting, view: View, seat: Player): readonly Mover[] => {
  const { unit, counter } = view.active ?? {};
  const movers: readonly Mover[] = [
    ...(unit === undefined ? [] : [{ unit }]),
    ...(counter === undefined ? [] : [{ counter }]),
  ];
  const mayAct = [{ kind: 'nothing' } as const, ...thinkable(setting, view, seat)].some(
    (order) => check(setting, view, seat, order).length === 0,
  );
  return mayAct ? movers : [];
};

/** Whom a seat may give an order now: each of them has one that stands, and nobody else has. */
export const ableNow = (setting: Setting, view: View, seat: Player): readonly Mover[] => {
  switch (view.phase) {
    case 'activation':
      return view.moving === seat.side ? waiting(setting, view, seat) : [];
    case 'action':
      return view.moving === seat.side ? acting(setting, view, seat) : [];
    case 'losses': {
      const struck = view.blow?.defender;
      return struck !== undefined && unitOf(view, struck).side === seat.side ? [{ unit: struck }] : [];
    }
    case 'over':
      return [];
  }
};

/** The same by name: a unit by its own, a counter by its number. */
export const able = (setting: Setting, view: View, seat: Player): readonly string[] =>
  ableNow(setting, view, seat).map((mover) =>
    'unit' in mover ? unitOf(view, mover.unit).id : `counter-${mover.counter}`,
  );
