/** LA-M5.5-6: a melee is not charged, save on a second side that the rules allow. */
import { partOf } from '../../model/evolve.ts';
import type { Contact, State } from '../../model/state.ts';
import type { Facing, Formation } from '../../model/vocabulary.ts';

/** Contacts and charges there are so far. */
export interface Ledger {
  readonly contacts: readonly Contact[];
  readonly charged: State['charged'];
}

/** Whether a contact has the bonuses of a charge, and the rules that say so. */
export interface Verdict {
  readonly isCharge: boolean;
  readonly rules: readonly string[];
  /** Those of them that are the ground's. */
  readonly ground?: readonly string[];
}

export const plain = (...rules: string[]): Verdict => ({ isCharge: false, rules });

/** The ground makes it one without bonuses. */
export const plainOn = (ground: readonly string[], ...rules: string[]): Verdict => ({
  isCharge: false,
  rules,
  ground,
});

const OPPOSITE: Readonly<Record<Facing, Facing>> = {
  front: 'rear',
  rear: 'front',
  left: 'right',
  right: 'left',
};
const SQUARES: ReadonlySet<Formation> = new Set(['square', 'full square']);

/** The fights of a part with others than the one who comes at it. */
const fightsOf = (contacts: readonly Contact[], part: number, but: number): readonly Contact[] =>
  contacts.filter(
    ({ attacker, defender }) =>
      (attacker === part && defender !== but) || (defender === part && attacker !== but),
  );

/** LA-M5.5-6, -7, -10, -14, -15: what a charge on this side of somebody comes to. */
export const meleeVerdict = (
  state: State,
  { contacts, charged }: Ledger,
  attacker: number,
  defender: number,
  side: Facing,
): Verdict => {
  const melee = fightsOf(contacts, defender, attacker);
  const before = charged.filter(({ target }) => target === defender);
  const { formation } = partOf(state, defender);
  if (before.some((each) => each.side === side)) return plain('LA-M5.5-10');
  if (melee.some(({ charged: isCharge, defender: charging }) => isCharge !== true || charging !== defender))
    return plain('LA-M5.5-6');
  if (before.length === 0)
    // What a charge of an earlier period has begun is a melee like any other.
    return melee.length === 0
      ? { isCharge: true, rules: freeRules(state, contacts, defender) }
      : plain('LA-M5.5-6');
  if (new Set(before.map((each) => each.side)).size > 1) return plain('LA-M5.5-7');
  if (SQUARES.has(formation)) return { isCharge: true, rules: ['LA-M5.5-14'] };
  return before[0]?.side === OPPOSITE[side] ? { isCharge: true, rules: ['LA-M5.5-15'] } : plain('LA-M5.5-7');
};

/** Whether somebody is in a melee that may not be charged from this side. */
export const isClosedMelee = (state: State, attacker: number, defender: number, side: Facing): boolean =>
  fightsOf(state.contacts, defender, attacker).length > 0 &&
  !meleeVerdict(state, state, attacker, defender, side).isCharge;

/** LA-M5.5-16: its own skirmishers are in melee, and it is not. */
const freeRules = (state: State, contacts: readonly Contact[], defender: number): readonly string[] => {
  const { unit } = partOf(state, defender);
  return contacts.some((each) => partOf(state, each.defender).unit === unit && each.defender !== defender)
    ? ['LA-M5.5-16']
    : [];
};
