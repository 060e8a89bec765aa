/** LA-S3.2-8: marching against one's order. */
import { flat, type Side } from '@grognard/engine';
import { gap, isBeyond, isUpTo, normalHeading } from '@grognard/field';
import { middleOf } from '../../ground/shape/ahead.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { byName } from '../../model/by-name.ts';
import {
  isThere,
  partOf,
  quartersLeft,
  standing,
  unitOf,
  unitOfPart,
  withFields,
} from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Task } from '../../model/tasks.ts';
import { allowance, chargeBonus } from '../../tables/allowances.ts';
import { attitudeRows, BY_ITS_FRIEND } from '../../tables/attitudes.ts';
import { PASSES } from '../../tables/morale.ts';
import { MUSKET_RANGE } from '../../tables/ranges.ts';
import { tryMorale } from '../morale/test.ts';
import { dropPlan } from '../planning/aside.ts';
import type { Glance } from '../planning/glance.ts';
import { foreseeTask } from '../tasks/judging.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

const apart = (a: Place, b: Place): number => {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return Math.sqrt(dx * dx + dy * dy);
};

/** It ends farther from all of these than its order lets it, and farther than it was. */
const strays = (
  { setting, view, part, unit }: Glance,
  end: Part,
  who: (part: Part) => boolean,
  limit: number,
): boolean => {
  const others = flat(view.parts).filter((each) => isThere(each) && who(each));
  if (others.length === 0) return false;
  const bodies = others.map((each) => bodyOfPart(setting, each, unitOf(view, each.unit).arm));
  const gapOf = (from: Part): number => {
    const body = bodyOfPart(setting, from, unit.arm);
    return Math.min(...bodies.map((other) => gap(body, other)));
  };
  const after = gapOf(end);
  return isBeyond(after, limit) && isBeyond(after, gapOf(part));
};

/** Those on the table who are against a side. */
const enemiesOf = (view: Glance['view'], side: Side): readonly number[] =>
  standing(view).filter((index) => unitOfPart(view, index).side !== side);

/** Away from every enemy there is. */
const turnsItsBack = ({ setting, view, part, unit }: Glance, end: Part): boolean => {
  const [here, there] = [middleOf(setting, part, unit.arm), middleOf(setting, end, unit.arm)];
  const enemies = enemiesOf(view, unit.side);
  for (const index of enemies) {
    const enemy = middleOf(setting, partOf(view, index), unitOfPart(view, index).arm);
    if (isUpTo(apart(there, enemy), apart(here, enemy))) return false;
  }
  return enemies.length > 0;
};

const leavesPost = ({ part, unit }: Glance, end: Part): boolean => {
  const [x, y] = unit.secret?.post ?? [part.x, part.y];
  return isBeyond(apart(end, { x, y }), apart(part, { x, y }));
};

/** The order that a march goes against; none, if it is within it. */
const orderBroken = (glance: Glance, end: Part): string | undefined => {
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

/** LA-S3.2-3: whoever covers a friend charges an enemy who could reach that friend by a charge, and no other. */
const chargesElsewhere = ({ setting, view, unit }: Glance, target: number): boolean => {
  const { attitude, about } = unit.secret ?? {};
  if (attitude !== 'cover' || about === undefined) return false;
  const enemy = partOf(view, target);
  const enemyUnit = unitOf(view, enemy.unit);
  const reach = QUARTERS * allowance(enemyUnit, enemy) + chargeBonus(enemyUnit, enemy);
  const body = bodyOfPart(setting, enemy, enemyUnit.arm);
  const friends = flat(view.parts).filter((each) => isThere(each) && each.unit === about);
  return (
    friends.length > 0 &&
    friends.every((friend) =>
      isBeyond(gap(body, bodyOfPart(setting, friend, unitOf(view, about).arm)), reach),
    )
  );
};

const QUARTERS = 4;

/**
 * LA-U3.2-13: whatever its order, a part may change its formation, and a change shifts its middle without its going
 * anywhere. So it is looked at in the shape it has, where its marches alone would bring it.
 */
const marchedBy = (glance: Glance, plan: readonly Task[]): Part => {
  let [now, x, y, turn] = [glance, 0, 0, 0];
  for (const task of plan) {
    const { part, takes } = foreseeTask(now, task);
    if (task.do === 'march') {
      x += part.x - now.part.x;
      y += part.y - now.part.y;
      turn += part.heading - now.part.heading;
    }
    now = { ...now, part, quarters: Math.max(0, now.quarters - takes) };
  }
  const { part } = glance;
  return withFields(part, { x: part.x + x, y: part.y + y, heading: normalHeading(part.heading + turn) });
};

const planBroken = (glance: Glance, plan: readonly Task[]): string | undefined => {
  const [first] = plan;
  if (first?.do === 'charge') return chargesElsewhere(glance, first.target) ? 'LA-S3.2-3' : undefined;
  const marches = plan.some(({ do: what }) => what === 'march');
  return marches ? orderBroken(glance, marchedBy(glance, plan)) : undefined;
};

/** Whoever is to march against his order is tested; below seven he stays, and his plan is void. */
export const testAgainstOrders = (story: Story): void => {
  const { setting } = story;
  for (const index of byName(story.state, standing(story.state))) {
    const part = partOf(story.state, index);
    const plan = part.secret?.plan ?? [];
    const glance: Glance = {
      setting,
      view: story.state,
      index,
      part,
      quarters: quartersLeft(story.state),
      unit: unitOf(story.state, part.unit),
    };
    const rule = planBroken(glance, plan);
    if (rule === undefined) continue;
    const { score } = tryMorale(story, index, ['orders']);
    if (score < PASSES) dropPlan(story, index, 'against-order', ['LA-S3.2-8', rule]);
    else happen(story, { kind: 'disobeyed', part: index, rules: ['LA-S3.2-8', rule] });
  }
};
