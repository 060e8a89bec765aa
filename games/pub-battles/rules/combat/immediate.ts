import { pieceOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { Contact, State } from '../../model/state.ts';
import type { PieceKind } from '../../model/vocabulary.ts';
import { groupsDue } from './groups.ts';

const atOnce: readonly PieceKind[] = ['cavalry', 'guard'];

/** PB-R032, as an option: the contacts that horse and guard of the active formation have made, and fight at once. */
export const contactsAtOnce = ({ switches }: Setting, state: State): readonly number[] => {
  const { activation, contacts } = state;
  if (switches.immediateCombat === 'off' || activation === undefined) return [];
  return contacts
    .filter(
      ({ attacker }) => activation.acted.includes(attacker) && atOnce.includes(pieceOf(state, attacker).kind),
    )
    .map(({ arrival }) => arrival);
};

/** The contacts that are fought now. */
export const contactsDue = ({ contacts, immediate }: State): readonly Contact[] =>
  immediate === undefined ? contacts : groupsDue<number, Contact>(contacts, immediate).flat();
