/** A battle played on in the mind: both sides by a doctrine, from a state that fits the view. */
import { type Player, type Random, randomFrom, recorded, sameSeat } from '@grognard/engine';
import type { Order, State } from '@grognard/les-aigles';
import type { Desk } from '../desk.ts';
import { byTheBook, type Doctrine } from '../doctrine.ts';
import { answerBy } from '../policy.ts';

/** The others are taken to mean business: what their order sheets say nobody knows. */
const inEarnest = (state: State, side: string): State => ({
  ...state,
  units: state.units.map((chunk) =>
    chunk.map((unit) => (unit.side === side ? unit : { ...unit, secret: { attitude: 'attack' as const } })),
  ),
});

interface Course {
  /** What is ordered now. */
  readonly first: Order;
  /** How the side goes on afterwards. */
  readonly doctrine: Doctrine;
  /** How many plans are made, this one among them. */
  readonly halves: number;
}

/** Where a course of action may lead. */
export const playedOn = (desk: Desk, { first, doctrine, halves }: Course, seed: number): State => {
  const { match, view, seat } = desk;
  const { game, setting } = match;
  const random: Random = randomFrom(seed);
  const chance = recorded(({ sides }) => 1 + random.below(sides));
  let state = inEarnest(game.imagine(setting, view, seat, random), seat.side);
  let left = halves;
  let isFirst = true;
  for (;;) {
    const [decision] = game.decisions(setting, state);
    if (decision === undefined || (decision.kind === 'plans' && left === 0)) return state;
    if (decision.kind === 'plans') left -= 1;
    const answered = (player: Player): Order => {
      if (isFirst && sameSeat(player, seat)) return first;
      const theirs = { ...desk, view: game.view(setting, state, player), seat: player, decision, random };
      return answerBy(theirs, player.side === seat.side ? doctrine : byTheBook);
    };
    const given = decision.owed.map((player) => ({ seat: player, order: answered(player) }));
    isFirst = false;
    for (const event of game.resolve(setting, state, { decision, given }, chance))
      state = game.evolve(setting, state, event);
  }
};
