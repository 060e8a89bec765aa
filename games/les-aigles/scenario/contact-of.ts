import { unitsOf } from '@grognard/field';
import type { Part } from '../model/part.ts';
import type { ContactEntry } from '../model/scenario.ts';
import type { Contact } from '../model/state.ts';
import { partNumber } from './part-name.ts';

/** A contact of a position. */
export const contactOf = (entry: ContactEntry, parts: readonly Part[], ids: readonly string[]): Contact => {
  const {
    side,
    charged,
    tenth,
    rules = [],
    quarter = 0,
    run,
    pushing,
    fire,
    rounds,
    follower,
    above,
    halfWay,
    holder,
    over,
    wall,
    extra,
    inside,
  } = entry;
  const numberOf = (name: string): number => partNumber(parts, ids, name);
  return {
    ...{
      attacker: numberOf(entry.attacker),
      defender: numberOf(entry.defender),
      side,
      since: quarter,
      rules,
    },
    ...(tenth === true && { tenth }),
    ...(charged === true && { charged }),
    ...(run !== undefined && { run: unitsOf(run) }),
    ...(pushing !== undefined && { pushing }),
    ...(fire !== undefined && { fire }),
    ...(rounds !== undefined && { rounds }),
    ...(follower !== undefined && { follower: numberOf(entry[follower]) }),
    ...(above !== undefined && { above: numberOf(entry[above]) }),
    ...(wall !== undefined && { wall }),
    ...(extra !== undefined && { extra }),
    ...(inside === true && { inside }),
    ...(halfWay !== undefined && { halfWay: numberOf(entry[halfWay]) }),
    ...(holder !== undefined && { holder: numberOf(entry[holder]) }),
    ...(over !== undefined && { over }),
  };
};
