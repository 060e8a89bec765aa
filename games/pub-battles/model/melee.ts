import type { Combat, Contact, State } from './state.ts';
import type { SeenCombat } from './view.ts';

/** A contact in anybody's names: places in the state, refs in a view. */
export interface Meeting<Ref> {
  readonly attacker: Ref;
  readonly defender: Ref;
  readonly arrival: number;
  readonly beside?: readonly Ref[];
}

/** Who is at grips with whom, and who stands behind: the state, or what a view shows of it. */
export interface Melee<Ref, Each extends Meeting<Ref> = Meeting<Ref>> {
  readonly contacts: readonly Each[];
  readonly supports: readonly { readonly lead: Ref; readonly support: Ref }[];
}

/** PB-R184d */
export const byArrival = <Each extends { readonly arrival: number }>(
  contacts: readonly Each[],
): readonly Each[] => contacts.toSorted((a, b) => a.arrival - b.arrival);

export const contactsOf = <Ref, Each extends Meeting<Ref>>(
  { contacts }: Pick<Melee<Ref, Each>, 'contacts'>,
  piece: Ref,
): readonly Each[] =>
  byArrival(contacts.filter(({ attacker, defender }) => attacker === piece || defender === piece));

const isParty = <Ref>({ contacts }: Pick<Melee<Ref>, 'contacts'>, piece: Ref): boolean =>
  contacts.some(({ attacker, defender }) => attacker === piece || defender === piece);

/** PB-R117h: those beside its target whom the front of an attacker touches, as far as they are at grips themselves. */
export const brushedBy = <Ref>(
  melee: Pick<Melee<Ref>, 'contacts'>,
  { beside = [] }: Meeting<Ref>,
): readonly Ref[] => beside.filter((each) => isParty(melee, each));

/** The enemy leads in contact with a piece, in order of arrival: PB-R183. */
export const foesOf = <Ref>(melee: Pick<Melee<Ref>, 'contacts'>, piece: Ref): readonly Ref[] => [
  ...new Set(
    contactsOf(melee, piece).flatMap((contact) =>
      contact.attacker === piece ? [contact.defender, ...brushedBy(melee, contact)] : [contact.attacker],
    ),
  ),
];

/** PB-R184a: the defender of the first pair, its attacker, then the others as they came. */
export const inOrder = <Ref>(contacts: readonly Meeting<Ref>[]): readonly Ref[] => [
  ...new Set(byArrival(contacts).flatMap(({ attacker, defender }) => [defender, attacker])),
];

/** PB-R118a: who stands behind a lead, with hands free. A piece that is attacked itself supports nobody. */
export const supporterIn = <Ref>(melee: Melee<Ref>, lead: Ref): Ref | undefined =>
  melee.supports.find(
    (each) => each.lead === lead && contactsOf<Ref, Meeting<Ref>>(melee, each.support).length === 0,
  )?.support;

/** The contacts of the combat that is being fought, as far as they last. */
export const contactsOfCombat = ({ contacts, combat }: State): readonly Contact[] =>
  byArrival(contacts.filter(({ arrival }) => combat?.contacts.includes(arrival) === true));

/**
 * PB-R184b: the pair that opens a round. It is the one of the round before, or whoever has stepped up in it; if it is
 * broken, the survivor with the first of its enemies to arrive; and if nobody of it is left, the first of all.
 */
export const firstPair = (
  contacts: readonly Contact[],
  pair: NonNullable<State['combat']>['pair'],
): Contact | undefined => {
  const inTurn = byArrival(contacts);
  return (
    inTurn.find(({ arrival }) => arrival === pair?.arrival) ??
    inTurn.find(({ attacker, defender }) =>
      pair?.of.some((each) => each === attacker || each === defender),
    ) ??
    inTurn[0]
  );
};

/** How one has met the other; PB-R117h: or brushed him beside somebody else. */
export const contactBetween = ({ contacts }: State, one: number, other: number): Contact | undefined =>
  contacts.find(
    ({ attacker, defender }) =>
      (attacker === one && defender === other) || (attacker === other && defender === one),
  ) ?? brushBetween(contacts, one, other);

const brushBetween = (contacts: readonly Contact[], one: number, other: number): Contact | undefined => {
  const met = contacts.find(
    ({ attacker, beside = [] }) =>
      (attacker === one && beside.includes(other)) || (attacker === other && beside.includes(one)),
  );
  return met && { ...met, defender: met.attacker === one ? other : one, face: 'front' };
};
/** A combat in anybody's names. */
type CombatOf<Ref> = Ref extends number ? Combat : SeenCombat;
/** Whether a combat is under way, or only its memory is kept. */
export const isFighting = (combat: CombatOf<number> | CombatOf<string> | undefined): boolean =>
  combat !== undefined &&
  (combat.contacts.length > 0 || combat.stepping !== undefined || combat.retreating !== undefined);
