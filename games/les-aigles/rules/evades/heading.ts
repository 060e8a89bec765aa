/** Where evaders go: away from the threat, then home, or behind the body that they belong to. */
import { eastOf, headingOf, northOf, turnBetween } from '@grognard/field';
import { middleOf } from '../../ground/shape/ahead.ts';
import { bodyOfPart, extentOf } from '../../ground/shape/blocks.ts';
import { partOf, unitOf } from '../../model/evolve.ts';
import { homeOf, type Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import { bodyFor, TETHER } from '../changes/home.ts';
import { crosswise } from '../passing-through/lane.ts';

/** A body that is so far to the side is steered for. */
const ASIDE = TETHER / 2;

/** The middle of the ground just behind a part. */
const behind = (
  setting: Memories,
  state: State,
  index: number,
): { readonly x: number; readonly y: number } => {
  const part = partOf(state, index);
  const { depth } = extentOf(setting, part, unitOf(state, part.unit).arm);
  const back = depth + ASIDE;
  return { x: part.x - eastOf(part.heading) * back, y: part.y - northOf(part.heading) * back };
};

/** LA-M7.2-3: a company looks for its battalion, as long as that leads home. */
const homeward = (setting: Memories, state: State, index: number, home: number): number => {
  const parent = bodyFor(state, index);
  if (parent === undefined) return home;
  const { arm } = unitOf(state, partOf(state, index).unit);
  const own = crosswise(bodyOfPart(setting, partOf(state, index), arm), home);
  const theirs = crosswise(bodyOfPart(setting, partOf(state, parent), arm), home);
  if (own.from <= theirs.to + ASIDE && theirs.from <= own.to + ASIDE) return home;
  const from = middleOf(setting, partOf(state, index), arm);
  const to = behind(setting, state, parent);
  const way = headingOf(to.x - from.x, to.y - from.y);
  return Math.abs(turnBetween(way, home)) < 9_000 ? way : home;
};

export const wayOfEvade = ({ setting, state }: Story, index: number): number => {
  const { evade, unit } = partOf(state, index);
  if (evade !== undefined && evade.steps === 0) return evade.away;
  return homeward(setting, state, index, homeOf(setting, unitOf(state, unit).side));
};
