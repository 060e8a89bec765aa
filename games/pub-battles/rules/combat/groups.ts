import { byArrival, type Meeting } from '../../model/melee.ts';
import type { Contact, State } from '../../model/state.ts';

/** Everybody who is at grips in a contact: PB-R117h joins those whom one front touches. */
const involved = <Ref>({ attacker, defender, beside = [] }: Meeting<Ref>): readonly Ref[] => [
  attacker,
  defender,
  ...beside,
];

const meets = <Ref>(group: readonly Meeting<Ref>[], contact: Meeting<Ref>): boolean =>
  group.some((each) => {
    const parties = [each.attacker, each.defender];
    const others = [contact.attacker, contact.defender];
    return (
      parties.some((party) => involved(contact).includes(party)) ||
      others.some((party) => involved(each).includes(party))
    );
  });

/** PB-R163, PB-R180: pieces in contact with each other, however many, form one combat. */
const groupsOf = <Ref, Each extends Meeting<Ref>>(contacts: readonly Each[]): readonly (readonly Each[])[] =>
  byArrival(contacts)
    .reduce<readonly (readonly Each[])[]>((groups, contact) => {
      const joined = groups.filter((group) => meets<Ref>(group, contact));
      const apart = groups.filter((group) => !joined.includes(group));
      return [...apart, byArrival([...joined.flat(), contact])];
    }, [])
    .toSorted((a, b) => (a[0]?.arrival ?? 0) - (b[0]?.arrival ?? 0));

/** The combats to be fought now: all, or those that do not wait for the end of the turn. */
export const groupsDue = <Ref, Each extends Meeting<Ref>>(
  contacts: readonly Each[],
  immediate: readonly number[] | undefined,
): readonly (readonly Each[])[] => {
  const groups = groupsOf<Ref, Each>(contacts);
  return immediate === undefined
    ? groups
    : groups.filter((group) => group.some(({ arrival }) => immediate.includes(arrival)));
};

/**
 * The combats on the map, in order of their first contact. PB-R161: standing behind somebody joins no combat, so that
 * a lead taken in front and its supporter taken in rear fight two.
 */
export const combatsOf = ({
  contacts,
  immediate,
}: Pick<State, 'contacts' | 'immediate'>): readonly (readonly Contact[])[] =>
  groupsDue<number, Contact>(contacts, immediate);
