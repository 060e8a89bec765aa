/** A hedge or a wall that lies between two who fight: LA-O8.6. */
import { bodyOf, gap } from '@grognard/field';
import { type Placed, placedAt } from '../../ground/shape/placed.ts';
import { type StandingFigure, standingFigures, touching } from '../../ground/shape/standing-figures.ts';
import { hourOf } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { Place } from './lines.ts';
import { wallBetween } from './redoubts.ts';
import { astride, type CoverStretch, crossedBy, mannedBy, mostOf, stretchesNear } from './stretches.ts';

type Known = Pick<State, 'terrain'>;

/** What two have between them: a stretch of a hedge or wall, or of a redoubt. */
export interface Between {
  readonly feature: string;
  readonly cover: 'light' | 'hard' | 'house';
}

const placeOf = ({ block: { x, y } }: StandingFigure): Place => [x, y];

const nearest = (to: StandingFigure, all: readonly StandingFigure[]): StandingFigure | undefined => {
  const body = bodyOf([to.block]);
  let best: { readonly figure: StandingFigure; readonly far: number } | undefined;
  for (const figure of all) {
    const far = gap(bodyOf([figure.block]), body);
    if (best === undefined || far < best.far) best = { figure, far };
  }
  return best?.figure;
};

/** Every figure of one that touches the other, with the one of the other that is nearest to it. */
export const facingPairs = (
  setting: Memories,
  one: Placed,
  other: Placed,
): readonly (readonly [Place, Place])[] => {
  const mine = touching(standingFigures(setting, one.part, one.unit), other.body);
  const theirs = touching(standingFigures(setting, other.part, other.unit), one.body);
  return mine.flatMap((figure) => {
    const enemy = nearest(figure, theirs);
    return enemy === undefined ? [] : [[placeOf(figure), placeOf(enemy)] as const];
  });
};

/** LA-O8.6-10: between two who fight lies what one of them is in base contact with, and neither is astride of. */
const lineBetween = (
  setting: Setting,
  state: Known,
  one: Placed,
  other: Placed,
): CoverStretch | undefined => {
  const lines = stretchesNear(setting, state, one.body, 200);
  if (lines.length === 0 || [one, other].some((each) => astride(lines, each) !== undefined)) return undefined;
  const pairs = facingPairs(setting, one, other);
  const found = pairs.flatMap(([from, to]) => crossedBy(lines, from, to) ?? []);
  if (2 * found.length <= pairs.length) return undefined;
  return [one, other].some((each) => mannedBy(setting, found, each).length > 0)
    ? mostOf(found.map((stretch) => ({ stretch })))
    : undefined;
};

export const obstacleBetween = (
  setting: Setting,
  state: Known,
  one: Placed,
  other: Placed,
): Between | undefined => {
  const line = lineBetween(setting, state, one, other);
  if (line !== undefined) return { feature: line.feature, cover: line.sort };
  return wallBetween(setting, state, one, other, facingPairs);
};

/** Where a part stood when a quarter began. */
const stoodAt = (part: Part, hour: number): Part => {
  const came = part.came?.find((each) => each.hour === hour);
  return came === undefined ? part : { ...part, x: came.x, y: came.y, heading: came.heading };
};

/** LA-O8.6-8: whoever stood against it when the quarter began owns it; nobody, if both have come in it. */
export const holderOf = (
  setting: Setting,
  state: State,
  feature: string,
  parts: readonly number[],
): number | undefined => {
  const hour = hourOf(state);
  const first = parts.filter((index) => {
    const now = placedAt(setting, state, index);
    const then = placedAt(setting, state, index, stoodAt(now.part, hour));
    const lines = stretchesNear(setting, state, then.body, 200).filter((each) => each.feature === feature);
    return mannedBy(setting, lines, then).length > 0;
  });
  return first.length === 1 ? first[0] : undefined;
};
