import { overlapArea } from '@grognard/field';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { hourOf, partOf, unitOfPart } from '../../model/evolve.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { isMass } from '../degradation/degradation.ts';
import { worsen } from '../degradation/worsen.ts';
import { type Passage, passageThrough } from './passage.ts';

/** LA-U5.1-1: less shared ground than this is no more than touching, in square units of 0.001 cm. */
const TOUCHING = 10_000;

/** Whether two parts stand on the same ground. */
export const overlap = (setting: Memories, state: State, one: number, other: number): boolean =>
  overlapArea(
    bodyOfPart(setting, partOf(state, one), unitOfPart(state, one).arm),
    bodyOfPart(setting, partOf(state, other), unitOfPart(state, other).arm),
  ) > TOUCHING;

/** LA-U5.3-4: whoever is being crossed by a friend in close order stays where he is. */
export const isHeldByCrosser = (
  state: Pick<State, 'crossings' | 'parts' | 'units'>,
  index: number,
): boolean =>
  state.crossings.some(
    ({ crosser, crossed }) =>
      crossed === index &&
      isMass(partOf(state, crosser)) &&
      unitOfPart(state, crosser).side === unitOfPart(state, index).side,
  );

/** LA-U4.1-4: a part falls to a level of degradation, unless it is as low already. */
export const degrade = worsen;

/** One part has come onto the ground of a friend: what becomes of both. Nothing, if it is on it already. */
export const crossInto = (
  story: Story,
  crosser: number,
  crossed: number,
  rules: readonly string[],
  willed?: Passage,
): void => {
  const passage = willed ?? passageBetween(story, crosser, crossed);
  const { state } = story;
  if (state.crossings.some((each) => each.crosser === crosser && each.crossed === crossed)) return;
  const causes = willed === undefined ? ['LA-U5.2-1', 'LA-U5.2-2'] : [];
  const why = ['LA-U5.1-1', ...causes, ...rules, ...passage.rules];
  const slow = passage.slow === true && { slow: true as const };
  happen(story, { kind: 'crossing', crosser, crossed, since: hourOf(state), ...slow, rules: why });
  if (passage.opens === true)
    happen(story, { kind: 'opened', part: crossed, for: crosser, rules: ['LA-U5.4-7', 'LA-U5.4-9'] });
  degrade(story, crosser, passage.crosser, why);
  degrade(story, crossed, passage.crossed, why);
};

const passageBetween = ({ setting, state }: Story, crosser: number, crossed: number): Passage =>
  passageThrough(
    setting,
    { part: partOf(state, crosser), unit: unitOfPart(state, crosser) },
    { part: partOf(state, crossed), unit: unitOfPart(state, crossed) },
  );
