import { flat, type RuleId } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { hasCome } from '../../model/hours.ts';
import type { Hour, Setting } from '../../model/setting.ts';
import type { Piece, State } from '../../model/state.ts';
import { isStaff, NIGHT } from '../../model/vocabulary.ts';

/** On the map, in Reserve, or due by now: a column that waited at the edge is still to come. */
const takesPart = ({ where, enters }: Piece, hour: Hour): boolean =>
  where === 'map' ||
  where === 'reserve' ||
  (where === 'due' && enters !== undefined && hasCome(enters, hour));

/** PB-R036: the formations whose chit goes into the cup. One of which only the HQ is left keeps its chit. */
export const activeChits = (setting: Setting, state: State, hour: Hour): readonly number[] => {
  const present = flat(state.pieces).filter((piece) => takesPart(piece, hour));
  const counting =
    setting.switches.loneHqChit === 'kept' ? present : present.filter(({ kind }) => !isStaff(kind));
  return state.formations.flatMap(({ chit }, index) =>
    chit && counting.some(({ formation }) => formation === index) ? [index] : [],
  );
};

/** PB-R018, PB-R019: a day begins by the scenario's clock, and each of its turns takes 90 minutes. */
const clockRules = (turn: number): readonly RuleId[] => {
  if (turn === NIGHT) return [];
  return turn === 1 ? ['PB-R018'] : ['PB-R018', 'PB-R019'];
};

/** PB-R015, PB-R008, PB-R043: the scenario says when the first turn is, and who is not Fresh; the marker brings the others. */
const rulesOf = ({ first }: Setting, { day, turn }: Hour): readonly RuleId[] => [
  'PB-R035',
  'PB-R036',
  ...(day === first.day && turn === first.turn ? ['PB-R015', 'PB-R008'] : ['PB-R043']),
  ...(turn === NIGHT || turn === 1 ? ['PB-R014'] : []),
  ...clockRules(turn),
  ...(turn === NIGHT ? ['PB-R220'] : []),
];

/** PB-R035: a turn begins with all active chits in the cup, by night as by day. */
export const beginTurn = (setting: Setting, state: State, hour: Hour): readonly Event[] => [
  {
    kind: 'turn',
    day: hour.day,
    turn: hour.turn,
    cup: activeChits(setting, state, hour),
    rules: rulesOf(setting, hour),
  },
];
