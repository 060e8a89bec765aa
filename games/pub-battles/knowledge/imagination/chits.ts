import { type Random, type Side, shuffledBy } from '@grognard/engine';
import type { Formation, State } from '../../model/state.ts';
import type { SeenChit, View } from '../../model/view.ts';

type Chits = Pick<State, 'cup' | 'stack' | 'drawn' | 'played'>;

/** Deals the chits of which only the colour is known. */
export const dealtChits = (formations: readonly Formation[], view: View, random: Random): Chits => {
  const unknown = new Map<Side, number[]>();
  const own = (id: string): number => formations.findIndex((each) => each.side === view.us && each.id === id);
  shuffledBy(random, [...formations.keys()]).forEach((index) => {
    const { side, chit } = formations[index] ?? { side: '', chit: false };
    if (chit && side !== view.us) unknown.set(side, [...(unknown.get(side) ?? []), index]);
  });
  const take = ({ side, formation }: SeenChit): number =>
    formation === undefined ? (unknown.get(side)?.pop() ?? -1) : own(formation);
  const drawn = view.drawn === undefined ? {} : { drawn: take(view.drawn) };
  const stack = view.stack.map(take);
  const inPlace = (place: string): readonly number[] =>
    view.formations.filter(({ chit }) => chit === place).map(({ id }) => own(id));
  const cup = Object.entries(view.cup).flatMap(([side, count]) =>
    side === view.us ? inPlace('cup') : Array.from({ length: count }, () => take({ side })),
  );
  const played = [...inPlace('played'), ...[...unknown.values()].flat()];
  return { cup: shuffledBy(random, cup), stack, ...drawn, played: shuffledBy(random, played) };
};
