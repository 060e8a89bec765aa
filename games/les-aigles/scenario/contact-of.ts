import { unitsOf } from '@grognard/field';
import { renewedContact } from '../model/old-events.ts';
import type { Part } from '../model/part.ts';
import type { ContactEntry } from '../model/scenario.ts';
import type { Contact } from '../model/state.ts';
import { partNumber } from './part-name.ts';

/** A contact of a position, which an earlier version may have printed. */
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
    groundRules,
    halfWay,
    caughtIn,
    holder,
    over,
    wall,
    extra,
    inside,
  } = entry;
  const numberOf = (name: string): number => partNumber(parts, ids, name);
  return renewedContact({
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
    ...(groundRules !== undefined && { groundRules }),
    ...(wall !== undefined && { wall }),
    ...(extra !== undefined && { extra }),
    ...(inside === true && { inside }),
    ...(halfWay !== undefined && { halfWay: numberOf(entry[halfWay]) }),
    ...(caughtIn !== undefined && { caughtIn }),
    ...(holder !== undefined && { holder: numberOf(entry[holder]) }),
    ...(over !== undefined && { over }),
  });
};
