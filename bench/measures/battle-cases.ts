import { readFileSync } from 'node:fs';
import {
  begin,
  type Decision,
  defaultsOf,
  type Match,
  openDecisions,
  openTable,
  type Player,
  sameSeat,
  seeded,
  type Table,
} from '@grognard/engine';
import { type PubBattlesTypes, pubBattles } from '@grognard/pub-battles';
import { pubBattlesSchemas } from '@grognard/pub-battles/schemas';

/** The shipped scenarios of Pub Battles; the last is the largest. */
export const scenarios = [
  'first-contact',
  'brandywine-1777',
  'marengo-1800',
  'quatre-bras-1815',
  'antietam-1862',
] as const;

export type ScenarioName = (typeof scenarios)[number];

export const LARGEST: ScenarioName = 'antietam-1862';

export interface Battle {
  readonly match: Match<PubBattlesTypes>;
  readonly opening: Table<PubBattlesTypes>;
}

/** A battle ready to be played, on the rules as they come. */
export const battleOf = (name: ScenarioName): Battle => {
  const file = new URL(`../../../scenarios/pub-battles/${name}.json`, import.meta.url);
  const scenario = pubBattlesSchemas.scenario(JSON.parse(readFileSync(file, 'utf8')));
  if (!scenario.ok) throw new Error(`${name} cannot be read`);
  const seats = scenario.value.sides.map(({ id }) => ({ side: id }));
  const begun = begin(
    pubBattles,
    {
      at: '1970-01-01T00:00:00.000Z',
      scenario: scenario.value,
      switches: defaultsOf(pubBattles.switches),
      seats,
    },
    (seq) => seeded(1, seq),
  );
  if (!begun.ok) throw new Error(`${name} cannot be played`);
  const { match, opening } = begun.value;
  return { match, opening: openTable<PubBattlesTypes>(opening.state) };
};

export interface Owed {
  readonly decision: Decision;
  readonly seat: Player;
}

/** The first seat that still owes an answer; nobody once the battle is over. */
export const nextOwed = (match: Match<PubBattlesTypes>, table: Table<PubBattlesTypes>): Owed | undefined => {
  for (const decision of openDecisions(match, table)) {
    const held = table.sealed.filter((answer) => answer.decision === decision.id);
    const seat = decision.owed.find((player) => !held.some((answer) => sameSeat(answer.seat, player)));
    if (seat !== undefined) return { decision, seat };
  }
  return undefined;
};
