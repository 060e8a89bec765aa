/** What stands against an instruction for the time after a melee: what the written order leaves open, and no more. */
import { type Refusal, refuse } from '@grognard/engine';
import type { PartPlan } from '../../model/orders.ts';
import type { Unit } from '../../model/unit.ts';
import { attitudeRows } from '../../tables/attitudes.ts';

export const judgeAfterWin = ({ id, secret }: Unit, { afterWin }: PartPlan): readonly Refusal[] => {
  const { follows, rule } = attitudeRows[secret?.attitude ?? 'hold'];
  const params = { unit: id, attitude: secret?.attitude ?? 'hold' };
  if (afterWin === 'stay' && follows === 'must') return [refuse(rule, 'melee-must-follow', params)];
  if (afterWin === 'follow' && follows === 'never') return [refuse(rule, 'melee-never-follows', params)];
  return [];
};
