import type { Seat } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { contactsOfCombat, isFighting } from '../../model/melee.ts';
import { pieceOf, sideOf } from '../../model/piece-change.ts';
import type { Combat, State } from '../../model/state.ts';
import type { Told } from '../../model/told.ts';
import { combatFor } from '../named.ts';
import { namesFor } from '../names.ts';

type Fought = Extract<Event, { readonly kind: 'combat' }>;

/** What a combat comes to is told once: that it begins, its rounds, who must go or step up, that it is over. */
export const combatTold = ({ combat, rules }: Fought, before: State, seat: Seat): Told | undefined => {
  const was = before.combat;
  if (combat === null) return isFighting(was) ? { kind: 'combat', combat, rules } : undefined;
  const told = { kind: 'combat', combat: combatFor(before, seat, combat), rules } as const;
  if (begins(combat, was)) return { ...told, ...parties({ ...before, combat }, seat) };
  return isNews(combat, was) ? told : undefined;
};

const begins = ({ contacts, round }: Combat, was: Combat | undefined): boolean =>
  round === 0 && contacts.length > 0 && contacts.join() !== was?.contacts.join();

const isNews = ({ round, stepping, retreating }: Combat, was: Combat | undefined): boolean =>
  round > (was?.round ?? 0) ||
  (stepping !== undefined && stepping.support !== was?.stepping?.support) ||
  (retreating !== undefined && retreating.piece !== was?.retreating?.piece);

/** Whoever takes part, by sides: that of the first attacker, and the other. */
const parties = (
  state: State,
  seat: Seat,
): Pick<Extract<Told, { kind: 'combat' }>, 'attackers' | 'defenders' | 'at'> => {
  const contacts = contactsOfCombat(state);
  const [first] = contacts;
  const fighting = [...new Set(contacts.flatMap(({ attacker, defender }) => [attacker, defender]))];
  const side = first === undefined ? '' : sideOf(state, first.attacker);
  const at = first === undefined ? undefined : pieceOf(state, first.defender);
  return {
    ...(at !== undefined && { at: { x: at.x, y: at.y } }),
    attackers: namesFor(
      state,
      seat,
      fighting.filter((piece) => sideOf(state, piece) === side),
    ),
    defenders: namesFor(
      state,
      seat,
      fighting.filter((piece) => sideOf(state, piece) !== side),
    ),
  };
};
