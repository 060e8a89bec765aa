import { at, type RuleId } from '@grognard/engine';
import { aliasOf } from '../../model/aliases.ts';
import type { Event } from '../../model/events.ts';
import { byArrival, supporterIn } from '../../model/melee.ts';
import { pieceOf, sideOf } from '../../model/piece-change.ts';
import { enemyOf, type Setting } from '../../model/setting.ts';
import type { Contact, Stand, State } from '../../model/state.ts';
import { kindFacts } from '../../tables/piece-facts.ts';

/** PB-R118f, PB-R119j: guns, trains and staff never take the place of a lead. */
export const supporterOf = (state: State, lead: number): number | undefined => {
  const support = supporterIn<number>(state, lead);
  if (support === undefined) return undefined;
  const { kind, where } = pieceOf(state, support);
  return kindFacts[kind].supports && (where === 'map' || where === 'reserve') ? support : undefined;
};

/** The contacts of a lead go over to another, with their numbers and edges. */
export const handoverEvents = (
  state: State,
  lead: number,
  to: number,
  rules: readonly RuleId[],
): readonly Event[] =>
  byArrival(state.contacts.filter((contact) => involves(contact, lead))).flatMap((contact): Event[] => [
    { kind: 'parted', arrival: contact.arrival, why: 'handed-over', rules },
    { kind: 'contacted', contact: heldBy(contact, lead, to), why: 'handed-over', rules },
  ]);

const involves = ({ attacker, defender, beside = [] }: Contact, piece: number): boolean =>
  attacker === piece || defender === piece || beside.includes(piece);

/** PB-R157: whoever has stepped up is met at the same edge. */
const heldBy = (contact: Contact, lead: number, to: number): Contact => {
  const held = (piece: number): number => (piece === lead ? to : piece);
  return {
    ...contact,
    attacker: held(contact.attacker),
    defender: held(contact.defender),
    ...(contact.beside !== undefined && { beside: contact.beside.map(held) }),
  };
};

/** PB-R148: the enemy learns of what quality a piece is, if he does not know. */
export const disclosureEvents = (setting: Setting, state: State, piece: number): readonly Event[] => {
  const side = enemyOf(setting, sideOf(state, piece));
  const known = state.known[side] ?? [];
  const { kind } = pieceOf(state, piece);
  if (at(known, aliasOf(known, piece))?.kind === kind) return [];
  return [
    {
      kind: 'sighted',
      side,
      piece,
      learnt: { kind, arm: kindFacts[kind].arm },
      rules: ['PB-R148', 'PB-R149'],
      showed: true,
    },
  ];
};

/** PB-R118c, PB-R157: it takes the place and the facing, and with them the ground. */
export const stepUpEvents = (
  setting: Setting,
  state: State,
  support: number,
  to: Stand,
  rules: readonly RuleId[],
): readonly Event[] => {
  const by = ['PB-R118c', 'PB-R157', ...rules];
  return [
    pieceOf(state, support).where === 'reserve'
      ? { kind: 'deployed', piece: support, to, column: false, rules: [...by, 'PB-R103'] }
      : { kind: 'pushed', piece: support, to, why: 'takes-the-leads-place', rules: by },
    // PB-R118h: it can take only one place.
    ...(state.supports.some((each) => each.support === support)
      ? [{ kind: 'unsupported', support, rules: ['PB-R118h'] } as const]
      : []),
    ...(state.phase === 'combat' ? disclosureEvents(setting, state, support) : []),
  ];
};
