import { flat, type Options, type Player } from '@grognard/engine';
import { hexSides } from '@grognard/field/hex';
import { counterOf, unitOf } from '../model/evolve.ts';
import type { CursedBladesTypes } from '../model/game-types.ts';
import type { Order } from '../model/orders.ts';
import type { Reading } from '../model/reading.ts';
import { actionKinds, offeredTo } from '../play/actions.ts';
import { judge } from '../play/check.ts';
import { drivenReach } from '../rules/driving/reach.ts';
import { standingUnits, unitsAt } from '../rules/map/board.ts';
import { counterFacts } from '../tables/counters.ts';
import { regionsFor } from './regions.ts';

const turnOrders = (reading: Reading, { side }: Player, focus: string | undefined): readonly Order[] => [
  ...standingUnits(reading, side)
    .map((index) => unitOf(reading.view, index).id)
    .filter((id) => focus === undefined || id === focus)
    .map((unit): Order => ({ kind: 'activate', unit })),
  ...flat(reading.view.counters).flatMap((counter, index): Order[] =>
    counter.gone === undefined && counter.side === side && counterFacts[counter.kind].driven !== undefined
      ? [{ kind: 'drive', counter: index }]
      : [],
  ),
  { kind: 'end' },
];

/** A counter that is driven goes somewhere, or stays. */
const drives = (reading: Reading, counter: number): readonly Order[] => [
  { kind: 'nothing' },
  ...(['full', 'minimal'] as const).flatMap((pace) =>
    [undefined, ...companyFor(reading, counter)].flatMap((company) => {
      const reach = drivenReach(reading, counter, pace, company);
      return reach.hexes.flatMap((hex): Order[] => {
        const steps = reach.way(hex) ?? [];
        return steps.length === 0 ? [] : [{ kind: 'move', pace, steps }];
      });
    }),
  ),
];

/** CB-Q29: those in the hex of a war wagon whom it might bring along. */
const companyFor = (reading: Reading, counter: number): readonly string[] => {
  const { view } = reading;
  const { kind, hex } = counterOf(view, counter);
  return kind === 'war-wagon' ? unitsAt(reading, hex).map((index) => unitOf(view, index).id) : [];
};

const actionOrders = (reading: Reading, kinds: readonly Order['kind'][] | undefined): readonly Order[] => {
  const { view } = reading;
  const { unit, counter } = view.active ?? {};
  const asked = actionKinds.filter((kind) => kinds === undefined || kinds.includes(kind));
  if (unit !== undefined) return offeredTo(reading, unit, asked);
  return counter === undefined ? [] : drives(reading, counter);
};

interface Asked {
  /** Only this unit. */
  readonly focus?: string | undefined;
  /** Only orders of these kinds are asked for; others may be among the answers. */
  readonly kinds?: readonly Order['kind'][] | undefined;
}

/** Everything that could be ordered now, lawful or not. */
export const thinkable = (reading: Reading, seat: Player, { focus, kinds }: Asked = {}): readonly Order[] => {
  const { view } = reading;
  switch (view.phase) {
    case 'activation':
      return turnOrders(reading, seat, focus);
    case 'action':
      return actionOrders(reading, kinds);
    case 'losses':
      return [{ kind: 'lose-step' }, ...hexSides.map((side): Order => ({ kind: 'recoil', side }))];
    case 'over':
      return [];
  }
};

/** What may be ordered, each as it stands, and the hexes that matter for the unit in focus. */
export const options = (reading: Reading, seat: Player, focus?: string): Options<CursedBladesTypes> => ({
  orders: thinkable(reading, seat, { focus }).filter(
    (order) => judge(reading, seat, order).refusals.length === 0,
  ),
  regions: focus === undefined ? [] : regionsFor(reading, focus),
});
