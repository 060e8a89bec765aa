import { counterOf, isStanding, unitOf } from '../../state.ts';
import { happen, type Story, twoDice } from '../../story.ts';
import { lossesFor } from '../../tables/losses.ts';
import { isOfFamily } from '../../tables/units.ts';
import { countersAt, typeOf } from '../board.ts';
import { loseSteps } from '../condition.ts';
import { lossTest } from '../tests/loss.ts';
import { remove } from '../wreck.ts';

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

/** CB-TRAP-7: a hidden trap lies open once somebody enters its hex. */
const uncover = (story: Story, hex: number): void => {
  for (const trap of story.state.hidden.filter((each) => each.hex === hex))
    happen(story, { kind: 'sprung', showed: true, trap, rules: ['CB-TRAP-7'] });
};

/** Whoever enters the hex of a trap otherwise than by a minimal move is attacked by it. CB-Q36: friend or enemy. */
export const meetTraps = (
  story: Story,
  index: number,
  hex: number,
  minimal: boolean,
): { readonly losses: number } => {
  uncover(story, hex);
  const { trapsAttack, sprungTrap } = story.setting.switches;
  const { side } = unitOf(story.state, index);
  let losses = 0;
  for (const trap of countersAt(story.state, hex)) {
    const { kind, side: owner } = counterOf(story.state, trap);
    const spares = minimal || (trapsAttack === 'enemies' && owner === side);
    if (kind !== 'trap' || spares || !isStanding(unitOf(story.state, index))) continue;
    losses += trapAttack(story, index).losses;
    if (sprungTrap === 'isSpent') remove(story, trap, ['CB-Q36']);
  }
  return { losses };
};
