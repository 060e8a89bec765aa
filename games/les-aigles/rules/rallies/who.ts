import type { Setting } from '../../setting.ts';
import type { State } from '../../state-types.ts';

/** The parts for which a rally may be announced now; what everybody can see decides. */
export const mayRally = (_setting: Setting, _state: State): readonly number[] => [];

/** The parts that may follow a rally that has just been announced. */
export const mayFollow = (_setting: Setting, _state: State): readonly number[] => [];
