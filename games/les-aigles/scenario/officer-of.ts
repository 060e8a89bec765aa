import { unitsOf } from '@grognard/field';
import type { OfficerEntry } from '../model/scenario.ts';
import type { Officer } from '../model/state.ts';
import { officerRows } from '../tables/officers.ts';
import { MAIN_COMMAND } from './prepare.ts';

/** An officer of a scenario. */
export const officerOf = (entry: OfficerEntry, ids: readonly string[]): Officer => {
  const {
    id,
    side,
    command = MAIN_COMMAND,
    rank,
    level = 'division',
    at: [x, y],
    hit,
    fallen,
    with: led,
    unseen,
    ...worth
  } = entry;
  const secret = toldTo(entry, ids);
  return {
    ...{ id, side, command, rank, level },
    // LA-S3.2-9: an aide has no charisma of his own, and speaks with the authority of his general.
    charisma: worth.charisma ?? (rank === 'aide' ? 0 : officerRows[level].charisma),
    authority: worth.authority ?? officerRows[level].authority,
    x: unitsOf(x),
    y: unitsOf(y),
    ...(hit !== undefined && { hit }),
    ...(fallen !== undefined && { fallen }),
    ...(led !== undefined && { with: ids.indexOf(led) }),
    ...(unseen !== undefined && { unseen }),
    ...(Object.keys(secret).length > 0 && { secret }),
  };
};

/** What an officer is about, and has done in this period. */
const toldTo = (
  { via, brings, given }: OfficerEntry,
  ids: readonly string[],
): NonNullable<Officer['secret']> => ({
  ...(via !== undefined && { ride: via.map(([x, y]) => [unitsOf(x), unitsOf(y)] as const) }),
  ...(brings !== undefined && {
    brings: {
      ...{ unit: ids.indexOf(brings.unit), attitude: brings.attitude },
      ...(brings.about !== undefined && { about: ids.indexOf(brings.about) }),
    },
  }),
  ...(given !== undefined && { given }),
});
