import type { Setting } from '../../setting.ts';
import type { State } from '../../state-types.ts';

/** The parts to which the reaction window offers a choice; what everybody can see decides. */
export const mayReact = (_setting: Setting, _state: State): readonly number[] => [];
