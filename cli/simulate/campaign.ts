import {
  begin,
  type Entry,
  type GameTypes,
  type Luck,
  type Match,
  type Opening,
  openTable,
  randomFrom,
  type Side,
  type SwitchValues,
  sayRefusal,
  seeded,
  typeset,
} from '@grognard/engine';
import { type Fought, fightOut, generalNamed } from '@grognard/generals';
import { BadInput } from '../failure.ts';
import type { LoadedGame } from '../games.ts';

/** What many battles have in common. Plain data: it goes to the workers. */
export interface Campaign {
  readonly game: string;
  readonly scenario: GameTypes['Scenario'];
  readonly switches: SwitchValues;
  /** The name of each side's general. */
  readonly generals: Readonly<Record<Side, string>>;
  readonly seed: number;
  /** How many orders a battle may take before it is broken off. */
  readonly limit: number;
}

/** One seed a battle, whoever fights it and in whatever order. */
const seedOf = ({ seed }: Campaign, battle: number): number => seed + battle * 4294967296;

export interface Begun {
  readonly match: Match<GameTypes>;
  readonly opening: Opening<GameTypes>;
}

export const beginBattle = ({ game }: LoadedGame, campaign: Campaign, battle: number): Begun => {
  const { scenario, switches, generals } = campaign;
  const seats = Object.keys(generals).map((side) => ({ side }));
  const luck: Luck = (seq) => seeded(seedOf(campaign, battle), seq);
  const begun = begin(game, { at: NO_TIME, scenario, switches, seats }, luck);
  if (begun.ok) return begun.value;
  const { error } = begun;
  throw new BadInput(({ faults }, language) => {
    const sentences = error.map(
      (refusal) => `${typeset(sayRefusal({ game }, refusal, language), language)} (${refusal.rule})`,
    );
    return faults.unplayable(sentences.join(' '));
  });
};

/** A simulated battle happens at no time of day: the same seed gives the same log, to the byte. */
const NO_TIME = '1970-01-01T00:00:00.000Z';

export const fightBattle = (
  campaign: Campaign,
  { match, opening }: Begun,
  battle: number,
  written?: (entry: Entry<GameTypes>) => void,
): Fought<GameTypes> => {
  const seed = seedOf(campaign, battle);
  return fightOut(match, openTable<GameTypes>(opening.state), {
    generalOf: ({ side }) => {
      const general = generalNamed(campaign.generals[side] ?? '');
      if (general === undefined) throw new Error(`${side} has no general`);
      return general;
    },
    luck: (seq) => seeded(seed, seq),
    random: randomFrom(seed),
    limit: campaign.limit,
    ...(written !== undefined && { written }),
  });
};
