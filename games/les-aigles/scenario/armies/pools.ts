/** Elite companies pooled before the battle: LA-U1.3. */
import type { Refusal } from '@grognard/engine';
import { nationFacts } from '../../tables/nations.ts';
import type { Troop } from '../../tables/troops.ts';
import { against } from './codes.ts';
import { type Mustered, mainRow } from './muster.ts';

/** Light companies and grenadiers: those that a battalion can do without. */
const isSpecial = ({ status, light }: Troop): boolean => status === 'elite' || light === true;

/** What stands against a unit of pooled companies. */
export const judgePool = (pool: Mustered, army: readonly Mustered[]): readonly Refusal[] => {
  const { id, from, companies } = pool;
  const row = mainRow(pool);
  if (from === undefined || row === undefined) return [];
  const name = { unit: id, troop: row.id };
  return [
    ...(isSpecial(row) ? [] : [against('LA-U1.3-2', 'not-special', name)]),
    ...(companies.length === from.length
      ? []
      : [against('LA-U1.3-8', 'not-one-each', { ...name, companies: companies.length, given: from.length })]),
    ...from.flatMap((giver) => judgeGiver(giver, pool, army)),
  ];
};

const judgeGiver = (giver: string, pool: Mustered, army: readonly Mustered[]): readonly Refusal[] => {
  const name = { unit: pool.id, giver };
  const found = army.find(({ id, from }) => id === giver && from === undefined);
  if (found === undefined || found.battery) return [against('LA-U1.3-2', 'unknown-giver', name)];
  const row = mainRow(pool);
  const keeps = found.rows.some((each) => each === row);
  return keeps ? [against('LA-U1.3-2', 'still-has-them', { ...name, troop: row?.id ?? '' })] : [];
};

/** Companies that a battalion has and those that it gave are no more than its nation's battalions have. */
export const judgeGifts = (
  { id, nation, companies, from }: Mustered,
  army: readonly Mustered[],
): readonly Refusal[] => {
  if (from !== undefined) return [];
  const given = army.flatMap((pool) => pool.from ?? []).filter((giver) => giver === id).length;
  const { companies: most } = nationFacts[nation].battalion;
  return given > 0 && companies.length + given > most
    ? [against('LA-U1.3-8', 'gave-too-many', { unit: id, companies: companies.length, given, most })]
    : [];
};
