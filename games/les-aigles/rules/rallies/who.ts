import { flat } from '@grognard/engine';
import type { Setting } from '../../setting.ts';
import { hourOf, isThere, partOf, unitOf } from '../../state.ts';
import type { State } from '../../state-types.ts';
import { rallyBars } from './bars.ts';
import { engagements } from './engaged.ts';

/** The parts for which a rally may be announced now; what everybody can see decides. */
export const mayRally = (_setting: Setting, state: State): readonly number[] =>
  flat(state.parts).flatMap((part, index) =>
    isThere(part) && unitOf(state, part.unit).arm === 'cavalry' && rallyBars(state, index).length === 0
      ? [index]
      : [],
  );

/** The rallying enemies that a part may follow: it was base to base with them, or has followed them until now. */
export const quarriesOf = (state: State, index: number): readonly number[] =>
  engagements(state, index).flatMap(({ enemy }) => {
    const { rally } = partOf(state, enemy);
    if (rally === undefined) return [];
    const isNew = rally.since === hourOf(state);
    return isNew || rally.followers?.includes(index) === true ? [enemy] : [];
  });

/** The parts that may follow a rally that has just been announced. */
export const mayFollow = (_setting: Setting, state: State): readonly number[] =>
  state.quarter !== 1
    ? []
    : flat(state.parts).flatMap((part, index) => {
        const isHorse = isThere(part) && unitOf(state, part.unit).arm === 'cavalry';
        const isFree = part.rally === undefined && part.follow === undefined;
        return isHorse && isFree && quarriesOf(state, index).length > 0 ? [index] : [];
      });
