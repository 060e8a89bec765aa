/** LA-O5.6: what a morale result makes of those in a house. */

import { eastOf, gap, northOf } from '@grognard/field';
import { middleOf as middleOfPart } from '../../ground/shape/ahead.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { byName } from '../../model/by-name.ts';
import { hourOf, partOf, standingOutside, unitOfPart } from '../../model/evolve.ts';
import { homeOf } from '../../model/setting.ts';
import { happen, type Story } from '../../model/story.ts';
import type { Doing } from '../../model/under-way.ts';
import { IN_AND_OUT } from '../../tables/terrain.ts';
import { dropPlan } from '../planning/aside.ts';
import { intruderIn } from '../walls/posts.ts';
import { oppositeOf, wallsOf, wallTowards } from '../walls/walls.ts';
import { safest } from './evacuate.ts';
import { hasRoom, isOpen, thrownOut } from './exits.ts';
import { showLeaving } from './shown.ts';
import { surrender } from './surrender.ts';

export type Driven = 'retreat' | 'rout' | 'flight';

/** Where the cause of a test lies: itself, the nearest enemy, or the enemy's edge. */
const causeOf = (
  { setting, state }: Story,
  index: number,
  cause: number | undefined,
): readonly [number, number] => {
  const part = partOf(state, index);
  const { side, arm } = unitOfPart(state, index);
  const body = bodyOfPart(setting, part, arm);
  let [enemy, least] = [cause, Infinity];
  if (enemy === undefined)
    for (const other of byName(state, standingOutside(state))) {
      const theirs = unitOfPart(state, other);
      const away =
        theirs.side === side ? Infinity : gap(body, bodyOfPart(setting, partOf(state, other), theirs.arm));
      if (away < least) [enemy, least] = [other, away];
    }
  if (enemy !== undefined) {
    const { x, y } = middleOfPart(setting, partOf(state, enemy), unitOfPart(state, enemy).arm);
    return [x, y];
  }
  const home = homeOf(setting, side);
  return [part.x - eastOf(home) * 100_000, part.y - northOf(home) * 100_000];
};

/** LA-O5.6-6: away from the cause; if that is shut, by whichever wall beside it is open and safer. */
const wayOut = (story: Story, index: number, cause: number | undefined): number | undefined => {
  const { setting, state } = story;
  const { inside } = partOf(state, index);
  if (inside === undefined) return undefined;
  const away = oppositeOf(wallTowards(wallsOf(inside), ...causeOf(story, index, cause)));
  const isFree = (wall: number): boolean => isOpen(setting, state, index, 'line', wall);
  if (isFree(away)) return away;
  if (setting.switches.blockedMoraleExit === 'surrenders') return undefined;
  return safest(story, index, [(away + 1) % 4, (away + 3) % 4].filter(isFree));
};

const breakContacts = (story: Story, index: number): void => {
  for (const { attacker, defender } of story.state.contacts)
    if (attacker === index || defender === index)
      happen(story, { kind: 'parted', attacker, defender, rules: ['LA-O5.6-9'] });
};

const giveWay = (story: Story, index: number, nerve: Driven, cause: number | undefined): void => {
  const { inside } = partOf(story.state, index);
  if (inside === undefined) return;
  const wall = wayOut(story, index, cause);
  if (wall === undefined) {
    surrender(story, index, ['LA-O5.6-6']);
    return;
  }
  breakContacts(story, index);
  const doing: Doing = {
    what: 'leave',
    by: 'line',
    wall,
    why: nerve,
    left: IN_AND_OUT,
    since: hourOf(story.state) + 1,
  };
  happen(story, {
    ...{ kind: 'set-about', part: index, house: inside.house, doing },
    rules: ['LA-O5.6-1', 'LA-O5.6-5', 'LA-O5.6-6', 'LA-O5.6-9'],
  });
  showLeaving(story, index);
  dropPlan(story, index, 'shaken', ['LA-O5.6-5']);
};

/** Out by the wall that it came in by, as the loser of a street fight goes. */
export const throwOut = (story: Story, index: number, rules: readonly string[]): void => {
  const part = partOf(story.state, index);
  const { inside } = part;
  if (inside === undefined) return;
  const walls = wallsOf(inside);
  const unit = unitOfPart(story.state, index);
  // Where somebody stands before that wall, it comes out by the next one that is free.
  const next = [(inside.by + 1) % 4, (inside.by + 3) % 4];
  const safer = safest(story, index, next);
  const beside = next[0] === safer ? next : next.reverse();
  const ways = [inside.by, ...beside, oppositeOf(inside.by)].flatMap((number) => {
    const wall = walls[number];
    return wall === undefined ? [] : [{ number, stands: thrownOut(story.setting, unit, part, wall) }];
  });
  const way =
    ways.find(({ stands }) => hasRoom(story.setting, story.state, index, inside, { stands })) ?? ways[0];
  if (way === undefined) return;
  happen(story, {
    ...{ kind: 'left-house', part: index, house: inside.house, wall: way.number, stands: way.stands },
    ...{ why: 'beaten', rules },
  });
};

/** Whether the result was carried out here; whoever has only forced his way in is thrown out, and obeys it outside. */
export const submitInHouse = (
  story: Story,
  index: number,
  nerve: Driven,
  cause: number | undefined,
): boolean => {
  const { inside } = partOf(story.state, index);
  if (inside === undefined) return false;
  if (inside.as !== 'garrison') {
    throwOut(story, index, ['LA-O5.5-57']);
    return false;
  }
  if (intruderIn(story.state, index) !== undefined) surrender(story, index, ['LA-O5.6-1', 'LA-O5.6-2']);
  else giveWay(story, index, nerve, cause);
  return true;
};
