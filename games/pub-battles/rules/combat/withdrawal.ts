import type { RuleId } from '@grognard/engine';
import { contactsOf, foesOf, inOrder } from '../../model/melee.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { Contact, State } from '../../model/state.ts';
import { kindFacts } from '../../tables/piece-facts.ts';

const armOf = (state: State, piece: number): string => kindFacts[pieceOf(state, piece).kind].arm;

/** PB-R196b: neither a column nor Spent dragoons. */
const isNimble = (state: State, piece: number): boolean => {
  const { kind, spent, column } = pieceOf(state, piece);
  return column !== true && !(kind === 'dragoons' && spent);
};

/** PB-R196d, PB-R196e: all who are in contact with it are foot; as a reading, some. */
const isMetByFoot = ({ switches }: Setting, state: State, piece: number): boolean => {
  const areFoot = foesOf<number>(state, piece).map((foe) => armOf(state, foe) === 'foot');
  return switches.withdrawalFromMixed === 'yes' ? areFoot.includes(true) : !areFoot.includes(false);
};

/** Cavalry that attacks nobody, in order of arrival. */
const defendingHorse = (state: State, contacts: readonly Contact[]): readonly number[] =>
  inOrder<number>(contacts).filter(
    (piece) =>
      armOf(state, piece) === 'mounted' &&
      contactsOf(state, piece).every(({ defender }) => defender === piece),
  );

/** PB-R196a: defending cavalry in contact with infantry. */
export const withdrawers = (
  setting: Setting,
  state: State,
  contacts: readonly Contact[],
): readonly number[] =>
  defendingHorse(state, contacts).filter(
    (piece) => isNimble(state, piece) && isMetByFoot(setting, state, piece),
  );

/** The rules by which defending cavalry is not asked. */
export const withdrawalBars = (
  setting: Setting,
  state: State,
  contacts: readonly Contact[],
): readonly RuleId[] =>
  defendingHorse(state, contacts).flatMap((piece) => [
    ...(isNimble(state, piece) ? [] : ['PB-R196b']),
    ...(isMetByFoot(setting, state, piece) ? [] : ['PB-R196d', 'PB-R196e']),
  ]);
