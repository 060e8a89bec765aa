import { type Refusal, refuse } from '@grognard/engine';
import { counterOf, unitOf } from '../../model/evolve.ts';
import type { Reading } from '../../model/reading.ts';
import { counterFacts } from '../../tables/counters.ts';
import { citations } from '../counters/citations.ts';
import { typeOf, unitsAt } from '../map/board.ts';
import { isNextToEnemy } from '../map/engagement.ts';
import { contactProblems } from '../movement/contact.ts';
import { stackingProblems } from '../movement/stacking.ts';

/** Whether a hex holds a troop of that side. */
const hasTroop = (reading: Reading, hex: number, side: string | undefined): boolean =>
  unitsAt(reading, hex)
    .map((index) => unitOf(reading.view, index))
    .some((unit) => unit.side === side && typeOf(unit).small !== true);

/** CB-CART-9 and the like: what is driven keeps away from enemies; CB-Q29: a war wagon may go there in company. */
export const nextToEnemyProblems = (
  reading: Reading,
  { counter, company }: { readonly counter: number; readonly company: number | undefined },
  to: number,
): readonly Refusal[] => {
  const { view, setting } = reading;
  const { kind, side = '', facing } = counterOf(view, counter);
  const along = company === undefined ? [] : companyProblems(reading, company, to, facing);
  if (!isNextToEnemy(reading, to, side)) return along;
  const { nextToEnemy = 'CB-B4.13-4' } = citations[kind].driven ?? {};
  if (counterFacts[kind].driven?.nextToEnemy !== 'in-company')
    return [refuse(nextToEnemy, 'driven-next-to-enemy', { kind })];
  const ahead = setting.switches.warWagonCompany === 'alongOrAhead' && hasTroop(reading, to, side);
  return company !== undefined || ahead ? along : [refuse(nextToEnemy, 'war-wagon-alone')];
};

/** The troop that comes along must be able to stand there itself; where a wagon gets through, all others do. */
const companyProblems = (
  reading: Reading,
  index: number,
  to: number,
  facing: number | undefined,
): readonly Refusal[] => {
  const { view } = reading;
  const unit = unitOf(view, index);
  const turned = { ...unit, facing: facing ?? unit.facing };
  return [
    ...stackingProblems(reading, index, [to]),
    ...contactProblems(reading, turned, { ...turned, hex: to }),
  ];
};
