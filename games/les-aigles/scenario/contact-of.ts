import { unitsOf } from '@grognard/field';
import type { Part } from '../part-types.ts';
import type { ContactEntry } from '../scenario-types.ts';
import type { Contact } from '../state-types.ts';
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
