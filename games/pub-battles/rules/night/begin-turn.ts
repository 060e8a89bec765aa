import type { Hour, Setting } from '../../setting.ts';
import type { Event, State } from '../../state-types.ts';

/** How a turn is begun: the chits of those who take part go into the cup. */
export type BeginTurn = (setting: Setting, state: State, hour: Hour) => readonly Event[];
