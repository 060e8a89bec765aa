/** A battle played on in the mind, from a state that fits the view. */
import { type Player, type Random, randomFrom, recorded, resolved, sameSeat } from '@grognard/engine';
import type { Order, State } from '@grognard/les-aigles';
import { turnOf } from '../../general.ts';
import type { Desk } from '../desk.ts';
import { byTheBook } from '../doctrine.ts';
import { answerBy, type Manner } from '../policy.ts';
import { type Situation, situationOf } from '../situation.ts';
import { planBy, type Scheme } from './schemes.ts';

/** The others are taken to mean business: what their order sheets say nobody knows. */
const inEarnest = (state: State, side: string): State => ({
  ...state,
  units: state.units.map((chunk) =>
    chunk.map((unit) => (unit.side === side ? unit : { ...unit, secret: { attitude: 'attack' as const } })),
  ),
});

/** How things may stand, and what the others may order now: the same for every plan that is weighed. */
export interface Vision {
  readonly state: State;
  readonly others: ReadonlyMap<string, Order>;
  readonly seed: number;
}

const IMAGINED: Manner = { isImagined: true };

const keyOf = ({ side, command = '' }: Player): string => `${side} ${command}`;

export const visionOf = (desk: Desk, seed: number): Vision => {
  const { match, view, seat, decision } = desk;
  const { game, setting } = match;
  const random = randomFrom(seed);
  const state = inEarnest(game.imagine(setting, view, seat, random), seat.side);
  const others = new Map<string, Order>();
  for (const player of decision.owed)
    if (!sameSeat(player, seat)) {
      const seen = game.view(setting, state, player);
      const theirs = turnOf({ match, view: seen, seat: player, decision, random });
      others.set(keyOf(player), answerBy(theirs, byTheBook));
    }
  return { state, others, seed: random.below(1_000_000_007) };
};

interface Course {
  /** What is ordered now. */
  readonly first: Order;
  /** How many plans are made, this one among them. */
  readonly halves: number;
  /** How the side is led afterwards, against enemies who go by the book. */
  readonly scheme: Scheme;
}

/** How many plans a period still asks for; its melees are fought when it ends. */
export const halvesOf = ({ view: { quarter } }: Desk): number => (quarter <= 2 ? 2 : 1);

/** How things may stand when a course of action has been followed. */
export const foreseen = (desk: Desk, course: Course, vision: Vision): Situation =>
  situationOf(desk.match.setting, playedOn(desk, course, vision), desk.seat);

const playedOn = (desk: Desk, { first, halves, scheme }: Course, vision: Vision): State => {
  const { match, seat } = desk;
  const { game, setting } = match;
  const random: Random = randomFrom(vision.seed);
  const chance = recorded(({ sides }) => 1 + random.below(sides));
  let { state } = vision;
  let left = halves;
  let isFirst = true;
  for (;;) {
    const [decision] = game.decisions(setting, state);
    if (decision === undefined || (decision.kind === 'plans' && left === 0)) return state;
    if (decision.kind === 'plans') left -= 1;
    const answered = (player: Player): Order => {
      if (isFirst && sameSeat(player, seat)) return first;
      const known = isFirst ? vision.others.get(keyOf(player)) : undefined;
      if (known !== undefined) return known;
      const seen = game.view(setting, state, player);
      const theirs = turnOf({ match, view: seen, seat: player, decision, random });
      if (decision.kind === 'plans' && sameSeat(player, seat)) return planBy(theirs, scheme, IMAGINED);
      return answerBy(theirs, byTheBook, IMAGINED);
    };
    const given = decision.owed.map((player) => ({ seat: player, order: answered(player) }));
    isFirst = false;
    for (const event of resolved(match, state, { decision, given }, chance))
      state = game.evolve(setting, state, event);
  }
};
