/** Those who follow an enemy thrown back into water or into a marsh. */
import { type Body, gap, type Polygon, SAME } from '@grognard/field';
import { standsIn } from '../../ground/terrain/terrain.ts';
import { partOf, unitOfPart } from '../../model/evolve.ts';
import type { Water } from '../../model/features.ts';
import type { Setting } from '../../model/setting.ts';
import { figuresIn } from '../../model/stands.ts';
import type { State } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import type { Laid } from '../../model/terrain.ts';
import { MEN } from '../../tables/loss-formula.ts';
import { suffer } from '../losses/suffer.ts';
import { about, crossingsUnder } from './where.ts';

const isDeep = ({ entry: { sort } }: Water): boolean => sort === 'river' || sort === 'big river';

/** Water that a body comes into; nobody on a bridge does. */
const watersIn = (features: readonly Laid[], body: Body): readonly Water[] =>
  crossingsUnder(features, body, 'bridge').length > 0
    ? []
    : features.filter((feature): feature is Water => feature.kind === 'water' && standsIn(body, feature.bed));

/** All of a part is lost. */
export const loseAll = (story: Story, index: number, rules: readonly string[]): void => {
  const figures = figuresIn(unitOfPart(story.state, index), partOf(story.state, index).companies);
  suffer(story, index, figures * MEN, ['LA-O0-13', ...rules]);
};

/** LA-O6.2-12, -13: whoever follows into a stream loses his formation there as well. */
export const isIntoStream = (setting: Setting, state: Pick<State, 'terrain'>, body: Body): boolean =>
  watersIn(about(setting, state, body), body).length > 0;

const MOST_STEPS = 60;

/** LA-O6.5-2: how far a body may follow: up to the edge of a marsh or of deep water, not into it. */
export const roomToFollow = (
  setting: Setting,
  state: Pick<State, 'terrain'>,
  length: number,
  bodyAt: (far: number) => Body,
): number => {
  const features = about(setting, state, bodyAt(0), length);
  const barred = features.flatMap((feature): readonly (Polygon | Water['bed'])[] => {
    if (feature.kind === 'marsh') return [feature.area];
    return feature.kind === 'water' && isDeep(feature) ? [feature.bed] : [];
  });
  if (barred.length === 0) return length;
  let far = 0;
  for (let step = 0; step < MOST_STEPS && far < length; step += 1) {
    const body = bodyAt(far);
    const room = Math.min(...barred.map((shape) => gap(body, shape)));
    if (room <= SAME) break;
    far = Math.min(length, far + room);
  }
  return far;
};
