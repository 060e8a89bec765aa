import { flat } from '@grognard/engine';
import { isThere, unitOf } from '../../model/evolve.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { followBars, rallyBars } from './bars.ts';

/** The parts for which a rally may be announced now; what everybody can see decides. */
export const mayRally = (_setting: Setting, state: State): readonly number[] =>
  flat(state.parts).flatMap((part, index) =>
    isThere(part) && unitOf(state, part.unit).arm === 'cavalry' && rallyBars(state, index).length === 0
      ? [index]
      : [],
  );

/** The parts that may follow a rally that has just been announced. */
export const mayFollow = (_setting: Setting, state: State): readonly number[] =>
  state.quarter !== 1 || state.contacts.length === 0
    ? []
    : flat(state.parts).flatMap((part, index) =>
        isThere(part) && followBars(state, index).length === 0 ? [index] : [],
      );
