/** LA-S3.4-20: round shot that lays low what its target stands in. */
import { isUpTo } from '@grognard/field';
import { extentOf } from '../../ground/shape/blocks.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import { happen, type Story } from '../../model/story.ts';
import { battering, guns } from '../../tables/fire.ts';
import { shootersOf } from './fronts.ts';
import type { Volley } from './volley.ts';

const HALF_PERIOD = 2;

/** A battery that has fired round shot for the whole half period from under half its range, at what can be laid low. */
const batters = (
  { setting, state }: Story,
  { from, target, groups, distance, quarters }: Volley,
): boolean => {
  const { shelter } = partOf(state, target.index);
  if (shelter !== 'village' && shelter !== 'hard cover') return false;
  if (quarters < HALF_PERIOD || !groups.some(({ weapon }) => weapon === 'round shot')) return false;
  const calibre = shootersOf(setting, state, from.index)[0]?.troop.calibre ?? 'medium';
  return isUpTo(distance, guns[calibre].range / 2);
};

/** A house becomes hard cover, and hard cover light, once its whole front is down. */
export const batter = (story: Story, volley: Volley): void => {
  if (!batters(story, volley)) return;
  const { from, target } = volley;
  const part = partOf(story.state, target.index);
  const isHouse = part.shelter === 'village';
  const house = part.inside?.house;
  const die = isHouse ? story.chance.roll('fire-in-house', target.unit.id) : undefined;
  const isDown =
    house === undefined &&
    (part.battered ?? 0) + battering.length >=
      extentOf(story.setting, part, unitOfPart(story.state, target.index).arm).front;
  const isAblaze = die === battering.ablazeFrom;
  const shelter =
    isAblaze && house === undefined ? 'none' : isDown ? (isHouse ? 'hard cover' : 'light cover') : undefined;
  happen(story, {
    // LA-O8.5-15: the walls of a house fall to guns that are laid on them, not to those that fire at its garrison.
    ...{ kind: 'battered', part: from.index, target: target.index },
    length: house === undefined ? battering.length : 0,
    ...(die !== undefined && { die, drew: true as const }),
    ...(shelter !== undefined && { shelter }),
    rules: [battering.rule, ...(house === undefined ? [] : ['LA-O8.5-15'])],
  });
  if (isAblaze && house !== undefined && story.state.terrain.houses[house]?.burning !== true)
    happen(story, { kind: 'took-fire', house, rules: [battering.rule, 'LA-O5.2-57', 'LA-O5.2-62'] });
};
