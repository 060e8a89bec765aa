import { capital, inLanguage, type Language } from '@grognard/engine';
import type { ArmyList, Attitude, budgetOf } from '@grognard/les-aigles/armies';

/** One line of an army's list, as it is read: who, how many, and what they cost. */
export interface ArmyLine {
  readonly id: string;
  readonly name: string;
  readonly figures: number;
  readonly points: number;
  readonly kind: 'unit' | 'battery' | 'officer';
  readonly attitude?: Attitude | undefined;
}

/** Units, batteries and officers one after the other, as they are paid for. */
export const armyLinesOf = (
  { units, batteries = [], officers = [] }: ArmyList,
  { lines }: ReturnType<typeof budgetOf>,
  language: Language,
): readonly ArmyLine[] => {
  const all = [
    ...units.map((each) => ({ ...each, kind: 'unit' as const })),
    ...batteries.map((each) => ({ ...each, kind: 'battery' as const })),
    ...officers.map((each) => ({ ...each, kind: 'officer' as const })),
  ];
  return all.map((each, place) => ({
    id: each.id,
    name: capital(inLanguage(each.name, language) ?? each.id),
    figures: lines[place]?.figures ?? 0,
    points: lines[place]?.points ?? 0,
    kind: each.kind,
    attitude: 'attitude' in each ? each.attitude : undefined,
  }));
};
