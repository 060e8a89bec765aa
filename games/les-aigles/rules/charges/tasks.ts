import { at, type Refusal, refuse } from '@grognard/engine';
import { isMidHalf, isThere } from '../../model/evolve.ts';
import type { ChargeTask, Task } from '../../model/tasks.ts';
import { attitudeRows } from '../../tables/attitudes.ts';
import type { Glance, TaskRule } from '../planning/glance.ts';
import { sideMet } from './contact.ts';
import { unfitTarget, unfitToCharge } from './may.ts';
import { isClosedMelee } from './onto-melee.ts';

/** Quarters that a plan has from its start. */
const WHOLE_PLAN = 2;

/** LA-M5.1-6: what only its own side knows, and judges. */
const forbiddenByOrder = ({ unit }: Glance): readonly Refusal[] => {
  const attitude = unit.secret?.attitude ?? 'hold';
  const { charges, rule } = attitudeRows[attitude];
  return charges
    ? []
    : [refuse(attitude === 'hold' ? 'LA-M5.1-6' : rule, 'charge-order', { unit: unit.id, attitude })];
};

/** LA-M5.1-3: a charge is declared when a half period begins, and at no other time. */
const notAtItsStart = ({ view, unit, quarters }: Glance): readonly Refusal[] => {
  if (quarters === WHOLE_PLAN) return [];
  const code = isMidHalf(view) ? 'charge-mid-half' : 'charge-comes-first';
  return [refuse('LA-M5.1-3', code, { unit: unit.id })];
};

/** LA-M5.5-6: whoever is seen to fight already is not charged, save on a second side where that is allowed. */
const ontoMelee = ({ setting, view, index, part, unit }: Glance, target: number): readonly Refusal[] => {
  const enemy = at(view.parts, target);
  const enemyUnit = enemy === undefined ? undefined : at(view.units, enemy.unit);
  if (enemy === undefined || enemyUnit === undefined || !isThere(enemy)) return [];
  return isClosedMelee(view, index, target, sideMet(setting, view, part, target))
    ? [refuse('LA-M5.5-6', 'charge-on-melee', { unit: unit.id, target: enemyUnit.id })]
    : [];
};

const charge: TaskRule<'charge'> = {
  judge: (glance, task: ChargeTask) => [
    ...notAtItsStart(glance),
    ...unfitToCharge(glance),
    ...forbiddenByOrder(glance),
    ...unfitTarget(glance, task.target),
    ...ontoMelee(glance, task.target),
  ],
  foresee: ({ part, quarters }) => ({ part, takes: quarters }),
};

export const chargeTasks = { charge };

/** What a part that is charging may not be told: it carries its charge through, in the formation it has. */
export const boundByCharge = ({ part, unit }: Glance, plan: readonly Task[]): readonly Refusal[] => {
  if (part.charge === undefined) return [];
  return plan.map(({ do: kind }) =>
    kind === 'change'
      ? refuse('LA-M5.4-8', 'charge-keeps-formation', { unit: unit.id })
      : refuse('LA-M5.4-3', 'charge-goes-on', { unit: unit.id }),
  );
};
