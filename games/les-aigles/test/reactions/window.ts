/** What the tests of the reaction window have in common. */
import type { Player, Refusal } from '@grognard/engine';
import { view } from '../../knowledge/view.ts';
import type { Order } from '../../model/orders.ts';
import type { Reaction } from '../../model/tasks.ts';
import { check } from '../../play/check.ts';
import { answer, partNamed, type Scene } from '../scene.ts';

const sideOf = ({ state }: Scene, id: string): string =>
  state.units.flat().find((each) => each.id === id)?.side ?? 'french';

/** Both sides answer the window: these units react, by name, and nobody else does. */
export const reactingWith = (given: Scene, reactions: Readonly<Record<string, Reaction>>): Scene => {
  const orderOf = ({ side }: Player): Order => ({
    kind: 'react',
    parts: Object.entries(reactions)
      .filter(([id]) => sideOf(given, id) === side)
      .map(([id, reaction]) => ({ part: partNamed(given, id), reaction })),
  });
  return given.state.phase === 'reactions' ? answer(given, orderOf) : given;
};

/** What stands against a unit's reaction. */
export const refusalsTo = (given: Scene, id: string, reaction: Reaction): readonly Refusal[] => {
  const player = { side: sideOf(given, id) };
  const order: Order = { kind: 'react', parts: [{ part: partNamed(given, id), reaction }] };
  return check(given.setting, view(given.setting, given.state, player), player, order);
};
