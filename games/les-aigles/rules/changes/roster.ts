/** What makes a unit. */
import type { Refusal } from '@grognard/engine';
import type { UnitEntry } from '../../model/scenario.ts';
import type { Unit } from '../../model/unit.ts';
import type { Arm } from '../../model/vocabulary.ts';
import { troopOf } from '../../tables/troops.ts';
import { no } from './refusing.ts';

interface Least {
  readonly figures: number;
  readonly rule: string;
  /** The rule that says what a unit of this arm is made of. */
  readonly whole: string;
}

const GUNS: Least = { figures: 3, rule: 'LA-U1.2-3', whole: 'LA-U1.1-4' };

const LEAST: Readonly<Record<Arm, Least>> = {
  infantry: { figures: 8, rule: 'LA-U1.2-1', whole: 'LA-U1.1-2' },
  cavalry: { figures: 5, rule: 'LA-U1.2-2', whole: 'LA-U1.1-3' },
  'foot artillery': GUNS,
  'horse artillery': GUNS,
};

/** What stands against a unit of a scenario. Only the strength it began with counts, not what is left of it. */
export const judgeEntry = (
  { id, companies, pooled }: Pick<UnitEntry, 'id' | 'companies' | 'pooled'>,
  { arm, nation, raised }: Pick<Unit, 'arm' | 'nation' | 'raised'>,
): readonly Refusal[] => {
  const { figures: least, rule, whole } = LEAST[arm];
  if (companies.some(({ troop }) => troopOf(nation, troop).arm !== arm))
    return no(whole, 'mixed-arms', { unit: id });
  if (raised < least) return no(rule, 'too-few-figures', { unit: id, figures: raised, least });
  if (pooled === true && new Set(companies.map(({ troop }) => troop)).size > 1)
    return no('LA-U1.3-2', 'mixed-pool', { unit: id });
  return [];
};

/** A unit that has fallen below its least strength is still one, and is still given orders. */
export const smallUnit = ({ arm, companies }: Unit): readonly string[] => {
  const left = companies.reduce((sum, { figures }) => sum + figures, 0);
  return left < LEAST[arm].figures ? ['LA-U1.2-4', 'LA-U1.2-5', 'LA-U1.2-6e'] : [];
};
