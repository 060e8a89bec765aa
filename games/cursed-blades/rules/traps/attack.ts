import { isStanding, unitOf } from '../../model/evolve.ts';
import { happen, type Story, twoDice } from '../../model/story.ts';
import { lossesFor } from '../../tables/losses.ts';
import { isOfFamily } from '../../tables/units.ts';
import { typeOf } from '../map/board.ts';
import { lossTest } from '../tests/loss.ts';
import { loseSteps } from '../units/condition.ts';

const AGAINST_HORSE = 4;

/** CB-TRAP-4: a trap attacks at Advantage 0, +4 against cavalry; every loss is a step. */
export const trapAttack = (story: Story, index: number): { readonly losses: number } => {
  const unit = unitOf(story.state, index);
  const rules = ['CB-TRAP-4'];
  const against = isOfFamily(typeOf(unit), 'cavalry') ? AGAINST_HORSE : 0;
  const dice = twoDice(story, 'trap', unit.id);
  const losses = lossesFor(against, dice[0] + dice[1]);
  const modifiers = against === 0 ? [] : [{ value: against, rule: 'CB-TRAP-4' }];
  const blow = { defender: index, by: 'trap', supported: false, losses, from: unit.hex } as const;
  const rolls = [{ dice, modifiers, against }];
  happen(story, { kind: 'struck', drew: true, blow, rolls, absorbed: 0, rules });
  loseSteps(story, index, losses, ['CB-TRAP-4', 'CB-B4.9-2']);
  happen(story, { kind: 'settled', rules });
  if (losses > 0 && isStanding(unitOf(story.state, index))) lossTest(story, index, losses);
  return { losses };
};
