import { impossible, type Player, type Refusal, refuse } from '@grognard/engine';
import { foesOf, isFighting, supporterIn } from '../../model/melee.ts';
import type { Order } from '../../model/orders.ts';
import { ownerOf } from '../../model/owners.ts';
import type { Reading } from '../../model/reading.ts';
import type { SeenContact, View } from '../../model/view.ts';
import { commitRefusals } from '../reserves/committing.ts';
import { directionRefusals } from '../retreat/direction.ts';
import { enemyLeads, type FieldOfCombat, straightBack } from './bearing.ts';
import { groupsDue } from './groups.ts';
import { type Pending, pendingOf } from './pending.ts';

const groundOfView = ({ contacts, supports, combat, mine, theirs }: View): FieldOfCombat<string> => ({
  contacts,
  supports,
  ...(combat !== undefined && { combat }),
  block: (ref) => mine.find((each) => each.ref === ref) ?? theirs.find((each) => each.ref === ref),
});

/** Every breach of an order in a combat, from what its seat sees. */
export const combatRefusals = (reading: Reading, seat: Player, order: Order): readonly Refusal[] => {
  const { view } = reading;
  if (order.kind === 'fight') return fightRefusals(reading, seat, order.combat);
  const pending = pendingOf<string>(view);
  if (pending === undefined || !isOwn(view, seat, pending.piece))
    return [impossible('PB-R166d', 'not-your-choice')];
  if (order.kind === 'target') return targetRefusals(view, pending, order.target);
  if (order.kind === 'stand') return standRefusals(pending);
  if (order.kind === 'commit')
    return pending.choice === 'stand'
      ? commitRefusals(reading, pending.piece)
      : [impossible('PB-R103', 'not-your-choice')];
  return order.kind === 'retreat' ? retreatRefusals(reading, pending, order.heading) : [];
};

const isOwn = ({ mine, seats, us = '' }: View, seat: Player, ref: string): boolean => {
  const formation = mine.find((each) => each.ref === ref)?.formation;
  if (formation === undefined) return false;
  const owner = ownerOf(
    { seats, formations: [{ id: formation, side: us, rating: 0, chit: true, hq: 0 }] },
    0,
  );
  return owner?.side === seat.side && owner.command === seat.command;
};

/** PB-R163, PB-R164: one of the combats that wait, named by the number of its first contact. */
const fightRefusals = (
  { setting: { choosesCombats }, view: { phase, combat, contacts, immediate } }: Reading,
  seat: Player,
  arrival: number,
): readonly Refusal[] => {
  if (phase !== 'combat' || isFighting(combat)) return [impossible('PB-R163', 'no-combat-to-choose')];
  if (seat.side !== choosesCombats) return [impossible('PB-R164', 'the-other-side-chooses')];
  const groups = groupsDue<string, SeenContact>(contacts, immediate);
  return groups.some(([first]) => first?.arrival === arrival)
    ? []
    : [impossible('PB-R163', 'no-such-combat', { combat: arrival })];
};

/** PB-R183: an enemy lead in contact, and never a supporter. */
const targetRefusals = (
  view: View,
  { choice, piece }: Pending<string>,
  target: number,
): readonly Refusal[] => {
  const ref = `#${target}`;
  if (choice !== 'target') return [impossible('PB-R183', 'nothing-to-fire')];
  if (!view.theirs.some((each) => each.ref === ref)) return [impossible('PB-R183', 'no-such-enemy')];
  if (foesOf<string>(view, piece).includes(ref)) return [];
  return view.supports.some(({ support }) => support === ref)
    ? [impossible('PB-R183', 'supporter-is-no-target', { target: ref })]
    : [impossible('PB-R183', 'not-in-contact', { target: ref })];
};

const standRefusals = ({ choice }: Pending<string>): readonly Refusal[] =>
  choice === 'retreat' || choice === 'target' ? [impossible('PB-R185', 'must-not-stand')] : [];

/** PB-R186: the contacts of the combat; before it, of the lead that is driven off, or of who has taken them over. */
const arrivalsAround = ({ combat, contacts }: View, piece: string): readonly number[] => {
  if (combat !== undefined && combat.contacts.length > 0) return combat.contacts;
  const { lead, support } = combat?.stepping ?? {};
  const held = lead === piece ? [piece, support] : [piece];
  return contacts
    .filter(({ attacker, defender }) => held.includes(attacker) || held.includes(defender))
    .map(({ arrival }) => arrival);
};

const retreatRefusals = (
  { setting, view }: Reading,
  { choice, piece }: Pending<string>,
  heading: number | undefined,
): readonly Refusal[] => {
  if (choice === 'target') return [impossible('PB-R183', 'must-fire-first')];
  const ground = groundOfView(view);
  const block = ground.block(piece);
  if (block === undefined) return [];
  const foes = enemyLeads(ground, piece, arrivalsAround(view, piece));
  return [
    ...(block.kind === 'artillery' && choice === 'stand' && supporterIn<string>(view, piece) === undefined
      ? [refuse('PB-R119e', 'guns-unsupported', { piece })]
      : []),
    ...directionRefusals(setting, block, foes, straightBack(ground, piece), heading),
  ];
};
