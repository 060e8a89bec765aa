import { read } from '../../ground/reading.ts';
import { alterRefusals } from '../../rules/turn/trying.ts';
import { american, CORNWALLIS, drawnState, GREENE, KNYPHAUSEN, SULLIVAN, setting } from './brandywine.ts';
import { viewOf } from './seen.ts';

export const rules = setting();

export const delay = { kind: 'delay', by: 'hq-sullivan' } as const;
export const pass = { kind: 'let' } as const;
export const cornwallisJumps = { kind: 'advance', formation: 'cornwallis', by: 'hq-cornwallis' } as const;
export const sullivanJumps = { kind: 'advance', formation: 'sullivan', by: 'hq-sullivan' } as const;

/** Sullivan is drawn; the other three are in the cup. */
export const drawn = drawnState(SULLIVAN, [KNYPHAUSEN, CORNWALLIS, GREENE]);

/** What stands against an answer to the draw. */
export const refusals = (
  state = drawn,
  order: Parameters<typeof alterRefusals>[2] = delay,
  seat = american,
) => alterRefusals(read(rules, viewOf(state, seat.side)), seat, order);
