import { inEach, inLanguage, type Language, type Refusal, type ScenarioInfo } from '@grognard/engine';
import { type ArmyList, battleOf, judgeArmy, type Nation, nationNames } from '@grognard/les-aigles/armies';
import { type Label, labelNames, newTable, type Table } from '@grognard/les-aigles/tables';
import { sayOfArmy } from '@grognard/les-aigles/words';
import { ownWords } from './words/words.ts';

/** A battle that somebody puts together: two armies, a table, and how long. */
export interface BattleDraft {
  readonly armies: readonly [ArmyList, ArmyList];
  readonly kind: Label;
  readonly seed: number;
  readonly size: Size;
  readonly periods: number;
  readonly measuring: boolean;
}

export interface Size {
  readonly width: number;
  readonly depth: number;
}

export const USUAL: Size = { width: 240, depth: 120 };
export const SIZES: readonly Size[] = [{ width: 150, depth: 100 }, { width: 180, depth: 120 }, USUAL];

/** What is sent to be set up, and what the lobby tells of it. */
export interface OwnBattle {
  readonly scenario: object;
  readonly told: ScenarioInfo;
}

const COLOURS: Readonly<Record<Nation, string>> = {
  france: '#2f4f8a',
  britain: '#a23b2e',
  prussia: '#27303f',
  austria: '#8a7a3a',
  russia: '#3f5d43',
};
/** For the second of two armies of one nation. */
const OTHER = '#7a3f5a';

export const tableOf = ({
  kind,
  seed,
  size,
}: Pick<BattleDraft, 'kind' | 'seed' | 'size'>): Table | undefined => newTable(kind, seed, size);

/** A breach or a remark, with the names that the list gives to its units. */
export const sayOf = (list: ArmyList, refusal: Refusal, language: Language): string => {
  const { units, batteries = [], officers = [] } = list;
  const names = new Map(
    [...units, ...batteries, ...officers].map(({ id, name }) => [id, inLanguage(name, language) ?? id]),
  );
  const params = Object.entries(refusal.params ?? {}).map(([key, value]) => [
    key,
    typeof value === 'string' ? (names.get(value) ?? value) : value,
  ]);
  return sayOfArmy({ ...refusal, params: Object.fromEntries(params) }, language);
};

/** About as long as it takes two people, in minutes. */
const minutesFor = ({ armies, periods }: BattleDraft): number => {
  const units = armies.reduce((sum, list) => sum + list.units.length + (list.batteries ?? []).length, 0);
  return Math.max(20, Math.round((units * periods) / 20) * 10);
};

/** The battle, or what stands against drawing the armies up. */
export const composed = (draft: BattleDraft, table: Table): OwnBattle | readonly Refusal[] => {
  const { armies, kind, seed, periods, measuring } = draft;
  const [south, north] = armies;
  const refusals = armies.flatMap((list) => judgeArmy(list).refusals);
  if (refusals.length > 0) return refusals;
  const battle = battleOf(south, north, table.table);
  if (!battle.ok) return battle.error;
  const isCivil = south.nation === north.nation;
  const colours = [COLOURS[south.nation], isCivil ? OTHER : COLOURS[north.nation]];
  const sides = battle.value.sides.map((side, place) => ({ ...side, colour: colours[place] ?? OTHER }));
  const named = (list: ArmyList, language: Language): string =>
    inLanguage(nationNames[list.nation], language);
  const title = inEach((language) =>
    inLanguage(ownWords, language).title(named(south, language), named(north, language)),
  );
  const about = inEach((language) =>
    inLanguage(ownWords, language).about(inLanguage(labelNames[kind], language), seed),
  );
  const minutes = minutesFor(draft);
  const scenario = {
    ...{ ...battle.value, ...table, id: 'own', title, about, minutes, periods, sides },
    ...(measuring && { switches: { measuring: 'allowed' } }),
  };
  const told = {
    ...{ id: 'own', title, about, minutes, first: false, commands: {} },
    sides: sides.map(({ id, name, colour }) => ({ id, name: name ?? inEach(() => id), colour })),
  };
  return { scenario, told };
};
