import type { Part } from '../model/part.ts';
import type { GonePart, Scenario } from '../model/scenario.ts';
import { partNumber } from './part-name.ts';

/** Nobody asks where those stood who are gone. */
const gonePartOf = ({ of, gone, companies, unseen }: GonePart, ids: readonly string[]): Part => ({
  ...{ unit: ids.indexOf(of), companies: companies.map((company) => company - 1), formation: 'line' },
  ...{ ranks: [], degradation: 0, x: 0, y: 0, heading: 0, run: 0, gone },
  ...(unseen !== undefined && { unseen }),
});

/** The parts in the order in which a position numbers them, and those who are gone; whom it passes over comes last. */
export const listed = ({ units, parts: list }: Scenario, parts: readonly Part[]): readonly Part[] => {
  if (list === undefined) return parts;
  const ids = units.map(({ id }) => id);
  const numbered = list.flatMap((each) => {
    if (typeof each !== 'string') return ids.includes(each.of) ? [gonePartOf(each, ids)] : [];
    return parts[partNumber(parts, ids, each)] ?? [];
  });
  const all = new Set(numbered);
  return [...all, ...parts.filter((part) => !all.has(part))];
};
