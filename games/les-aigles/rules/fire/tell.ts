/** What everybody is told of a fire. */

import { partOf, unitOfPart } from '../../model/evolve.ts';
import { figuresIn } from '../../model/stands.ts';
import { happen, type Story } from '../../model/story.ts';
import { piercing } from '../../tables/fire.ts';
import { wholeMen } from '../../tables/loss-formula.ts';
import { sufferInside, type Toll } from '../houses/fall.ts';
import { giveAway } from '../houses/shown.ts';
import { suffer } from '../losses/suffer.ts';
import { inTurn, wallsOf } from '../walls/walls.ts';
import type { FireGround, Standing } from './ground.ts';
import { struckBehind } from './piercing.ts';
import { volleyRules } from './rules.ts';
import type { Volley } from './volley.ts';

const strengthOf = ({ unit, part }: Standing): number => figuresIn(unit, part.companies);

const opensFire = ({ unit, part }: Standing): boolean =>
  unit.arm === 'infantry' && part.formation !== 'skirmish' && unit.fired !== true;

/** Fires that were all reckoned on the same ground, and what goes through their targets. */
export const tellVolleys = (
  story: Story,
  ground: FireGround,
  volleys: readonly Volley[],
  rulesOf: (volley: Volley) => readonly string[],
  isCharging: (index: number) => boolean,
): void => {
  for (const volley of volleys) {
    const { from, target, groups, men, quarters, wall } = volley;
    const cited = volleyRules(ground, volley, rulesOf(volley));
    const charging = (index: number) => (isCharging(index) ? { charging: true as const } : {});
    happen(story, {
      kind: 'fired',
      part: from.index,
      how: cited.openRules === undefined ? 'habit' : 'order',
      target: target.index,
      distance: Math.round(volley.distance),
      quarters,
      groups,
      men,
      figures: strengthOf(target),
      ...charging(target.index),
      ...(wall !== undefined && { wall }),
      ...(opensFire(from) && { first: true as const }),
      ...cited,
    });
    giveAway(story, from.index, ['LA-O5.4-9']);
    const behind = struckBehind(ground, volley);
    if (behind === undefined || men === 0) continue;
    happen(story, {
      ...{ kind: 'pierced', part: from.index, target: behind.index, by: target.index },
      ...{ men: men * piercing.share, figures: strengthOf(behind) },
      ...charging(behind.index),
      rules: [piercing.rule],
    });
  }
};

/** Whole men, shared among the walls that they were lost at; what rounding leaves is the worst wall's, the first in turn. */
const tollsOf = (walls: readonly number[], men: number, turn: readonly number[]): readonly Toll[] => {
  const most = Math.max(0, ...walls);
  const worst = turn.find((wall) => walls[wall] === most);
  const others = walls.map((each, wall) => (wall === worst ? 0 : Math.floor(each)));
  const rest = men - others.reduce((sum, each) => sum + each, 0);
  return walls.map((_each, wall) => ({ wall, men: wall === worst ? rest : (others[wall] ?? 0) }));
};

/** LA-S3.3-19: the men of one whole fire are rounded once, and taken off the table. */
export const payFor = (story: Story, index: number, men: number, rules: readonly string[]): void => {
  const { inside, underFire } = partOf(story.state, index);
  if (inside !== undefined) {
    const tolls = tollsOf(underFire?.walls ?? [], wholeMen(men), inTurn(wallsOf(inside)));
    sufferInside(story, index, tolls, ['LA-S3.3-19', 'LA-S3.3-20', 'LA-O5.4-13', ...rules]);
    return;
  }
  if (unitOfPart(story.state, index).companies.length === 0) return;
  suffer(story, index, wholeMen(men), ['LA-S3.3-19', 'LA-S3.3-20', ...rules]);
};
