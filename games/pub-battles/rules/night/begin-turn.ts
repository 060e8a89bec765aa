import type { Event } from '../../model/events.ts';
import type { Hour, Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';

/** How a turn is begun: the chits of those who take part go into the cup. */
export type BeginTurn = (setting: Setting, state: State, hour: Hour) => readonly Event[];
