/** Cavalry in line that splits by squadrons during a charge. */

import { sizeOf } from '@grognard/engine';
import { type Block, bodyOf, eastOf, northOf, type Pose, SAME } from '@grognard/field';
import { sharedWidth, spanAhead } from '../../ground/shape/ahead.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Stands } from '../../model/stands.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Unit } from '../../model/unit.ts';
import { overlap } from '../passing-through/cross.ts';
import { type Rider, writtenTarget } from './riders.ts';
import { companiesOf, figuresOfSquadrons, fromLeft, lineOf, squadronSpans } from './squadron-lines.ts';

/** Squadrons whose way is barred: by a friend or an obstacle, and they halt; by an enemy, and they close with him while others go on. */
export interface Barred {
  readonly part: number;
  /** By their place in the line, from its left. */
  readonly squadrons: ReadonlySet<number>;
  readonly by: 'friend' | 'enemy' | 'ground';
  readonly other: number;
}

export interface SquadronSplit extends Barred {
  readonly time: number;
}

/** Turned to a flank, a line has its squadrons one behind the other. */
export const isAbreast = ({ formation, turned }: Part): boolean =>
  formation === 'line' && turned !== 'left' && turned !== 'right';

/** LA-M5.7-3: only a line of several squadrons. */
export const maySplit = ({ part, unit, turn, halts }: Rider): boolean =>
  unit.arm === 'cavalry' &&
  isAbreast(part) &&
  part.companies.length > 1 &&
  turn === undefined &&
  halts === undefined;

/** LA-M5.7-8, LA-M5.7-9, LA-M5.7-11: as it was sealed with the charge, and hidden until then. */
const whetherToSplit = (
  state: State,
  { part, unit, target }: Rider,
  other: number,
): Barred['by'] | undefined => {
  if (unitOfPart(state, other).side === unit.side)
    return part.secret?.barred === 'halt all' ? undefined : 'friend';
  // An enemy who charges himself is met by all.
  if (other === target || partOf(state, other).charge !== undefined) return undefined;
  return part.secret?.onward === 'halt' ? undefined : 'enemy';
};

const frontOf = (blocks: readonly Block[]): Pose | undefined => {
  const first = blocks[0];
  if (first === undefined) return undefined;
  const { x, y, heading, halfDepth } = first;
  return { x: x + eastOf(heading) * halfDepth, y: y + northOf(heading) * halfDepth, heading };
};

/** LA-M5.7-10: the squadrons that another bars, if that parts them from the others. */
export const squadronsBarred = (
  state: State,
  rider: Rider,
  other: number,
  blocks: readonly Block[],
  others: readonly Block[],
): Barred | undefined => {
  if (!maySplit(rider)) return undefined;
  const by = whetherToSplit(state, rider, other);
  const front = frontOf(blocks);
  if (by === undefined || front === undefined) return undefined;
  const behind = {
    ...front,
    x: front.x - eastOf(front.heading) * SAME,
    y: front.y - northOf(front.heading) * SAME,
  };
  const span = spanAhead(behind, bodyOf(others));
  if (span === undefined) return undefined;
  const spans = squadronSpans(rider.unit, rider.part);
  const squadrons = new Set(spans.flatMap((each, place) => (sharedWidth(each, span) > SAME ? [place] : [])));
  return squadrons.size === 0 || squadrons.size === spans.length
    ? undefined
    : { part: rider.index, squadrons, by, other };
};

interface Group {
  readonly squadrons: readonly number[];
  readonly isBarred: boolean;
}

/** Squadrons side by side that share a fate, from the left. */
const groupsOf = (count: number, barred: ReadonlySet<number>): readonly Group[] => {
  const groups: { squadrons: number[]; isBarred: boolean }[] = [];
  for (let place = 0; place < count; place += 1) {
    const last = groups.at(-1);
    if (last !== undefined && last.isBarred === barred.has(place)) last.squadrons.push(place);
    else groups.push({ squadrons: [place], isBarred: barred.has(place) });
  }
  return groups;
};

/** The group that stays the regiment's body: of those that go on, the strongest. */
const bodyAmong = (groups: readonly Group[], unit: Unit, part: Part): Group | undefined => {
  const strength = ({ squadrons }: Group): number => figuresOfSquadrons(unit, companiesOf(part, squadrons));
  const first = ({ squadrons }: Group): number => Math.min(...companiesOf(part, squadrons));
  return [...groups].sort(
    (a, b) => Number(a.isBarred) - Number(b.isBarred) || strength(b) - strength(a) || first(a) - first(b),
  )[0];
};

/** The line parts: when each of the parts that it is now halts in this quarter, if it does. */
export const splitUp = (story: Story, split: SquadronSplit): ReadonlyMap<number, number | undefined> => {
  const { part: index, squadrons, by, time, other } = split;
  const whole = partOf(story.state, index);
  const unit = unitOfPart(story.state, index);
  const groups = groupsOf(whole.companies.length, squadrons);
  const body = bodyAmong(groups, unit, whole);
  const parts = new Map<number, number | undefined>([[index, undefined]]);
  const all = fromLeft(whole);
  let left = all;
  for (const group of groups) {
    if (group === body) continue;
    const stands = lineOf(unit, whole, group.squadrons);
    left = left.filter((company) => !stands.companies.includes(company));
    const places = left.map((company) => all.indexOf(company));
    const target = group.isBarred && by === 'enemy' ? other : writtenTarget(whole);
    const part = rideApart(story, index, whole, { stands, body: lineOf(unit, whole, places), target, by });
    parts.set(part, group.isBarred && by !== 'enemy' ? time : undefined);
  }
  return parts;
};

/** Squadrons on their own have still to pass those on whose ground they were with their regiment. */
export const staysAmong = (story: Story, whole: number, squadrons: number): void => {
  for (const { crosser, crossed, ...rest } of story.state.crossings) {
    if (crosser !== whole && crossed !== whole) continue;
    const [by, passed] = crosser === whole ? [squadrons, crossed] : [crosser, squadrons];
    if (overlap(story.setting, story.state, by, passed))
      happen(story, { kind: 'crossing', crosser: by, crossed: passed, ...rest, rules: ['LA-U5.1-1'] });
  }
};

interface Parting {
  readonly stands: Stands;
  readonly body: Stands;
  readonly target: number | undefined;
  readonly by: Barred['by'];
}

/** Squadrons charge on their own from now on; the number of their part. */
const rideApart = (
  story: Story,
  index: number,
  whole: Part,
  { stands, body, target, by }: Parting,
): number => {
  const part = sizeOf(story.state.parts);
  const rules = REASONS[by];
  const { charge, run } = whole;
  const detached = { ...stands, unit: whole.unit, run, ...(charge !== undefined && { charge }) };
  happen(story, { kind: 'detached', part: index, body, detached, rules });
  staysAmong(story, index, part);
  if (charge !== undefined && target !== undefined)
    happen(story, { kind: 'charge-turned', part, charge, target, why: 'split', rules });
  return part;
};

const FOR_A_FRIEND = ['LA-M5.7-1', 'LA-M5.7-2', 'LA-M5.7-4', 'LA-M5.7-8'] as const;
const FOR_AN_ENEMY = ['LA-M5.7-1', 'LA-M5.7-2', 'LA-M5.7-9', 'LA-M5.7-10', 'LA-M5.7-11'] as const;
const FOR_AN_OBSTACLE = ['LA-M5.7-1', 'LA-M5.7-2', 'LA-M5.7-4', 'LA-OX-6'] as const;

const REASONS: Readonly<Record<Barred['by'], readonly string[]>> = {
  friend: FOR_A_FRIEND,
  enemy: FOR_AN_ENEMY,
  ground: FOR_AN_OBSTACLE,
};
