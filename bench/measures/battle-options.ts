import type { Player } from '@grognard/engine';
import type { Work } from '../measure.ts';
import { type Battle, battleOf, type ScenarioName } from './battle-cases.ts';
import { campaignOn } from './battle-ours.ts';

/** Somebody looks at one of his pieces. The view is text, as it comes to a page: nothing about it is worked out yet. */
interface Look {
  readonly text: string;
  readonly seat: Player;
  readonly piece: string;
}

const LOOKS = 400;
const WISHES_BETWEEN = 7;

/** Pieces that may be ordered, in positions all along some battles. */
export const looksOf = (battle: Battle): readonly Look[] => {
  const campaign = campaignOn(battle);
  const looks: Look[] = [];
  while (looks.length < LOOKS) {
    for (let i = 0; i < WISHES_BETWEEN; i += 1) campaign.wish();
    const { owed, view } = campaign.owed();
    const { activation, mine } = view;
    const movable = mine.filter(
      ({ formation, where, ref }) =>
        where === 'map' && formation === activation?.formation && !activation.acted.includes(ref),
    );
    const piece = movable[looks.length % Math.max(1, movable.length)];
    if (piece !== undefined) looks.push({ text: JSON.stringify(view), seat: owed.seat, piece: piece.ref });
  }
  return looks;
};

/** Reads the view and asks for the options of its piece, with the outlines of what that can reach. */
const lookAt = ({ match: { game, setting } }: Battle, { text, seat, piece }: Look): number => {
  const { orders, regions } = game.options(game.read(setting, JSON.parse(text)), seat, piece);
  return orders.length + regions.length;
};

/**
 * More copies of a battle than the game remembers at once: by the time that a copy has its turn again nothing is known
 * about its positions, so that every look is a first look.
 */
const COPIES = 20;

export const copiesOf = (name: ScenarioName): readonly Battle[] =>
  Array.from({ length: COPIES }, () => battleOf(name));

export const oursOptions = (copies: readonly Battle[], looks: readonly Look[]): Work => {
  let [next, copy] = [0, 0];
  return (times) => {
    let total = 0;
    for (let i = 0; i < times; i += 1) {
      total += lookAt(copies[copy], looks[next]);
      next = (next + 1) % looks.length;
      copy = (copy + 1) % copies.length;
    }
    return total;
  };
};

/** The dearest in twenty of these looks: whoever is quick enough at them is so in ninety-five of a hundred. */
export const dearestOf = (copies: readonly Battle[], looks: readonly Look[]): readonly Look[] => {
  const timed = (look: Look, place: number): number => {
    const start = performance.now();
    lookAt(copies[place % copies.length], look);
    return performance.now() - start;
  };
  const rounds = [0, 1, 2, 3].map((round) => looks.map((look, place) => timed(look, place + round)));
  // The first round warms up.
  const costOf = (place: number): number => Math.min(...rounds.slice(1).map((costs) => costs[place]));
  return looks
    .map((look, place) => ({ look, cost: costOf(place) }))
    .sort((a, b) => b.cost - a.cost)
    .slice(0, Math.ceil(looks.length / 20))
    .map(({ look }) => look);
};
