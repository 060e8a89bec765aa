/** LA-S3.1-8: the fire of half a period. Everybody fires on the same situation; then the figures are taken off. */
import { boxesMeet, gap, isUpTo } from '@grognard/field';
import type { Part } from '../../part-types.ts';
import { bodyOfPart } from '../../shape/blocks.ts';
import { hoursSince, partOf, standing } from '../../state.ts';
import type { Story } from '../../story.ts';
import { loseTargets } from '../houses/wonder.ts';
import { batter } from './battering.ts';
import { payApproach } from './chargers.ts';
import { opponentsOf, type Shooter, shootersOf } from './fronts.ts';
import { byName, type Ground, groundOf, type Standing } from './ground.ts';
import { payFor, tellVolleys } from './tell.ts';
import { carries, couldBear, type Foe, type Volley, volleysOf } from './volley.ts';
import { quartersOf } from './who.ts';

type Quarters = ReturnType<typeof quartersOf>;

export const fireAll = (story: Story): void => {
  for (const index of standing(story.state))
    if (partOf(story.state, index).charge === undefined) payApproach(story, index);
  const ground = groundOf(story.state);
  const volleys = [...ground.all].sort(byName).flatMap((from) => fireOf(story, ground, from));
  tellVolleys(
    story,
    ground,
    volleys,
    (volley) => quarterRules(ground, volley),
    () => false,
  );
  for (const volley of volleys) batter(story, volley);
  for (const { index } of ground.all) {
    const { underFire } = partOf(story.state, index);
    if (underFire !== undefined) payFor(story, index, underFire.men, ['LA-S3.1-8', 'LA-S3.3-21']);
  }
  loseTargets(story, volleys);
};

/** LA-S3.4-28: the fire of one part, at the nearest enemy first. */
const fireOf = (story: Story, ground: Ground, from: Standing): readonly Volley[] => {
  const quarters = quartersOf(ground.state, from);
  if (quarters.length === 0) return [];
  const all = shootersOf(ground.state, from.index);
  const movers = all.filter(({ moves }) => moves !== undefined);
  if (movers.length === 0) return fireFor(story, ground, from, all, quarters);
  // LA-O5.2-32, -38: those who change their walls fire in the quarters in which they do not move.
  const [first, last] = movers[0]?.moves ?? [0, 0];
  const still = quarters.filter(({ hour }) => hour < first || hour > last);
  return [
    ...fireFor(
      story,
      ground,
      from,
      all.filter(({ moves }) => moves === undefined),
      quarters,
    ),
    ...fireFor(story, ground, from, movers, still),
  ];
};

const fireFor = (
  story: Story,
  ground: Ground,
  from: Standing,
  shooters: readonly Shooter[],
  quarters: Quarters,
): readonly Volley[] => {
  if (shooters.length === 0 || quarters.length === 0) return [];
  const reach = Math.max(0, ...shooters.map(carries));
  if (reach === 0) return [];
  const foes = enemiesOf(ground, from, reach)
    .filter((foe) => couldBear(from, shooters, foe))
    .map((foe) => ({ foe, far: gap(from.body, foe.body) }))
    .filter(({ far }) => isUpTo(far, reach))
    .sort((a, b) => a.far - b.far || byName(a.foe, b.foe))
    .map(({ foe, far }) => foeAt(from, foe, far, quarters));
  return volleysOf(story.setting, ground, from, shooters, foes);
};

/** Enemies whom a part may reach; whoever it fights it does not fire at. */
const enemiesOf = ({ all, state }: Ground, from: Standing, reach: number): readonly Standing[] => {
  const fought = opponentsOf(state, from.index);
  return all.filter(
    ({ index, unit, body, part }) =>
      (part.inside === undefined || part.inside.shown === true) &&
      unit.side !== from.unit.side &&
      !fought.includes(index) &&
      boxesMeet(from.body, body, reach),
  );
};

const foeAt = (from: Standing, foe: Standing, far: number, quarters: Quarters): Foe => {
  const stood = from.part.came === undefined && foe.part.came === undefined;
  return {
    standing: foe,
    quartersWithin: (reach) =>
      quarters.reduce((sum, { hour, worth }) => {
        const isIn = stood ? isUpTo(far, reach) : isWithin(from, foe, hour, reach);
        return sum + (isIn ? worth : 0);
      }, 0),
  };
};

/** Where a part stood before it moved in a quarter, or later in this half period. */
const placedAt = (part: Part, hour: number): Part => {
  const came = (part.came ?? []).filter((each) => each.hour >= hour).sort((a, b) => a.hour - b.hour)[0];
  return came === undefined ? part : { ...part, x: came.x, y: came.y, heading: came.heading };
};

/** LA-S3.4-30: in range for the whole quarter: when it began and when it ended. */
const isWithin = (from: Standing, { part, unit }: Standing, hour: number, reach: number): boolean =>
  [hour, hour + 1].every((when) => {
    const [shooter, target] = [placedAt(from.part, when), placedAt(part, when)];
    return isUpTo(gap(bodyOfPart(shooter, from.unit.arm), bodyOfPart(target, unit.arm)), reach);
  });

/** Which quarters counted, and why others did not. */
const quarterRules = ({ state }: Ground, { from, quarters }: Volley): readonly string[] => {
  const able = quartersOf(state, from);
  const most = able.reduce((sum, { worth }) => sum + worth, 0);
  return [
    'LA-S3.1-8',
    ...(able.length < hoursSince(state, 0).length ? ['LA-S3.4-23'] : []),
    ...(able.some(({ worth }) => worth < 1) ? ['LA-S3.4-24'] : []),
    ...(quarters < most ? ['LA-S3.4-30'] : []),
  ];
};
