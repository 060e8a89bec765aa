import { at, impossible, type Player, type Refusal, refuse } from '@grognard/engine';
import type { OfficerPlan } from '../../orders.ts';
import type { View } from '../../view.ts';
import type { Attitude } from '../../vocabulary.ts';

/** LA-S3.2-7: what a battery can be ordered. */
const FOR_GUNS: ReadonlySet<Attitude> = new Set(['attack', 'hold', 'support']);

/** Every breach of what officers are told. */
export const judgeOfficers = (view: View, seat: Player, plans: readonly OfficerPlan[]): readonly Refusal[] =>
  plans.flatMap((plan, place) => {
    const officer = view.officers[plan.officer];
    if (officer === undefined) return [impossible('LA-M1-5', 'unknown-officer', { officer: plan.officer })];
    const name = { officer: officer.id };
    const isTheirs = seat.command !== undefined && seat.command !== officer.command;
    if (officer.side !== seat.side || isTheirs) return [impossible('LA-M1-5', 'officer-not-yours', name)];
    const isTwice = plans.findIndex((each) => each.officer === plan.officer) !== place;
    return isTwice
      ? [impossible('LA-M1-5', 'officer-twice', name)]
      : judgeErrand(view, seat, plan, officer.id);
  });

const judgeErrand = (
  view: View,
  { side }: Player,
  { brings }: OfficerPlan,
  officer: string,
): readonly Refusal[] => {
  if (brings === undefined) return [];
  const unit = at(view.units, brings.unit);
  if (unit === undefined || unit.side !== side) return [refuse('LA-M1.4-3', 'brings-nowhere', { officer })];
  const isGuns = unit.arm !== 'infantry' && unit.arm !== 'cavalry';
  return isGuns && !FOR_GUNS.has(brings.attitude)
    ? [refuse('LA-S3.2-7', 'gun-order', { unit: unit.id })]
    : [];
};
