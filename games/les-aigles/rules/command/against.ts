/** LA-S3.2-8: marching against one's order. */
import { flat } from '@grognard/engine';
import { gap, isBeyond, isUpTo } from '@grognard/field';
import { bodyOfPart } from '../../shape/blocks.ts';
import { isThere, partOf, standing, unitOf } from '../../state.ts';
import type { Part } from '../../state-types.ts';
import { happen, type Story } from '../../story.ts';
import { attitudeRows, BY_ITS_FRIEND } from '../../tables/attitudes.ts';
import { PASSES } from '../../tables/morale.ts';
import { MUSKET_RANGE } from '../../tables/ranges.ts';
import { middleOf } from '../charges/ahead.ts';
import { byName } from '../morale/near.ts';
import { tryMorale } from '../morale/test.ts';
import type { Glance } from '../planning/glance.ts';
import { foreseePlan } from '../planning/tasks.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

const apart = (a: Place, b: Place): number => {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return Math.sqrt(dx * dx + dy * dy);
};

/** How far a part is from those whom its order is about: the nearest of them. */
const gapTo = ({ unit }: Glance, part: Part, others: readonly Part[], arms: readonly string[]): number => {
  const body = bodyOfPart(part, unit.arm);
  // The arms stand in the same order as the parts.
  return Math.min(
    ...others.map((other, place) => gap(body, bodyOfPart(other, arms[place] as typeof unit.arm))),
  );
};

/** It ends farther than its order lets it, and farther than it was. */
const strays = (glance: Glance, end: Part, who: (part: Part) => boolean, limit: number): boolean => {
  const { view, part } = glance;
  const others = flat(view.parts).filter((each) => isThere(each) && who(each));
  if (others.length === 0) return false;
  const arms = others.map((each) => unitOf(view, each.unit).arm);
  const after = gapTo(glance, end, others, arms);
  return isBeyond(after, limit) && isBeyond(after, gapTo(glance, part, others, arms));
};

/** Away from every enemy there is. */
const turnsItsBack = ({ view, part, unit }: Glance, end: Part): boolean => {
  const [here, there] = [middleOf(part, unit.arm), middleOf(end, unit.arm)];
  let enemies = 0;
  for (const index of standing(view)) {
    const other = partOf(view, index);
    const { side, arm } = unitOf(view, other.unit);
    if (side === unit.side) continue;
    enemies += 1;
    const enemy = middleOf(other, arm);
    if (isUpTo(apart(there, enemy), apart(here, enemy))) return false;
  }
  return enemies > 0;
};

const leavesPost = ({ part, unit }: Glance, end: Part): boolean => {
  const [x, y] = unit.secret?.post ?? [part.x, part.y];
  return isBeyond(apart(end, { x, y }), apart(part, { x, y }));
};

/** The order that a march goes against; none, if it is within it. */
export const orderBroken = (glance: Glance, end: Part): string | undefined => {
  const { unit } = glance;
  const { attitude = 'hold', about } = unit.secret ?? {};
  const { keeps, rule } = attitudeRows[attitude];
  const isAgainst = (): boolean => {
    switch (keeps) {
      case 'closing':
        return turnsItsBack(glance, end);
      case 'position':
        return leavesPost(glance, end);
      case 'friend':
        return about !== undefined && strays(glance, end, (part) => part.unit === about, BY_ITS_FRIEND);
      case 'enemy':
        return strays(glance, end, (part) => unitOf(glance.view, part.unit).side !== unit.side, MUSKET_RANGE);
      case 'route':
        return false;
    }
  };
  return isAgainst() ? rule : undefined;
};

/** Whoever is to march against his order is tested; below seven he stays, and his plan is void. */
export const testAgainstOrders = (story: Story): void => {
  const { setting } = story;
  for (const index of byName(story.state, standing(story.state))) {
    const part = partOf(story.state, index);
    const plan = part.secret?.plan ?? [];
    if (!plan.some(({ do: what }) => what === 'march')) continue;
    const unit = unitOf(story.state, part.unit);
    const glance: Glance = { setting, view: story.state, index, part, unit, quarters: 2 };
    const rule = orderBroken(glance, foreseePlan(glance, plan));
    if (rule === undefined) continue;
    const { score } = tryMorale(story, index, ['orders']);
    if (score < PASSES) happen(story, { kind: 'went-on', part: index, plan: [], rules: ['LA-S3.2-8', rule] });
    else happen(story, { kind: 'disobeyed', part: index, rules: ['LA-S3.2-8', rule] });
  }
};
