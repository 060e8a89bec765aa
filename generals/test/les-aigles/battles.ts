/** Battles between generals of Les Aigles, on the tables of the house. */
import { readFileSync } from 'node:fs';
import {
  begin,
  canonical,
  defaultsOf,
  type Entry,
  openTable,
  randomFrom,
  type Side,
  seeded,
} from '@grognard/engine';
import { type Fought, fightOut, type General, generalNamed } from '@grognard/generals';
import { type LesAiglesTypes, lesAigles, type Scenario } from '@grognard/les-aigles';
import { lesAiglesSchemas } from '@grognard/les-aigles/schemas';
import { expect } from 'vitest';
import { firstSeed } from '../../../tools/counts.ts';

export const scenarioNamed = (name: string): Scenario => {
  const file = new URL(`../../../scenarios/les-aigles/${name}.json`, import.meta.url);
  const read = lesAiglesSchemas.scenario(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

export const firstVolley = scenarioNamed('first-volley');

/** The battles of the house that have ground on their tables. */
const onGround = ['first-orders', 'maida-1806', 'saint-mery', 'kaltenried'] as const;

export const brigadier = generalNamed('brigadier') as General;
export const marshal = generalNamed('marshal') as General;

interface Fight {
  readonly scenario?: Scenario;
  readonly seed: number;
  readonly generalOf: (side: Side) => General;
  readonly limit?: number;
  readonly written?: (entry: Entry<LesAiglesTypes>) => void;
}

/** A battle between generals; it throws if an order is refused. */
export const fight = ({
  scenario = firstVolley,
  seed,
  generalOf,
  limit = 1_000,
  written,
}: Fight): Fought<LesAiglesTypes> => {
  const seats = scenario.sides.map(({ id }) => ({ side: id }));
  const switches = { ...defaultsOf(lesAigles.switches), ...scenario.switches };
  const opened = begin(lesAigles, { at: '', scenario, switches, seats }, (seq) => seeded(seed, seq));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { match, opening } = opened.value;
  return fightOut({ ...match, readOrder: lesAiglesSchemas.order }, openTable<LesAiglesTypes>(opening.state), {
    generalOf: (seat) => generalOf(seat.side),
    luck: (seq) => seeded(seed, seq),
    random: randomFrom(seed),
    limit,
    ...(written !== undefined && { written }),
  });
};

/** What a log would keep of the first orders of a battle. */
export const logOf = (battle: Fight): string => {
  const entries: Entry<LesAiglesTypes>[] = [];
  fight({ ...battle, written: (entry) => entries.push(entry) });
  return canonical(entries);
};

interface Score {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** How many of the suite's battles each won, changing sides; every one must come to an end. */
export const contest = (
  general: General,
  other: General,
  battles: number,
  scenario: Scenario = firstVolley,
): Score => {
  let [won, lost] = [0, 0];
  for (let seed = firstSeed; seed < firstSeed + battles; seed += 1) {
    const side = scenario.sides[seed % 2]?.id ?? '';
    const { outcome } = fight({ scenario, seed, generalOf: (each) => (each === side ? general : other) });
    expect(outcome, `seed ${seed}`).toBeDefined();
    if (outcome?.winner === side) won += 1;
    else if (outcome?.winner !== undefined) lost += 1;
  }
  return { won, lost, drawn: battles - won - lost };
};

/** The same on every table with ground, all together. */
export const contestOnGround = (general: General, other: General, battles: number): Score =>
  onGround
    .map((name) => contest(general, other, battles, scenarioNamed(name)))
    .reduce((sum, { won, lost, drawn }) => ({
      won: sum.won + won,
      lost: sum.lost + lost,
      drawn: sum.drawn + drawn,
    }));
