/** What of a table is shown to a seat. */
import { at, isPlayer, type Seat } from '@grognard/engine';
import type { Part } from '../../model/part.ts';
import type { Officer, State } from '../../model/state.ts';

/** Whether a seat is shown somebody: his own side always is; spectators see what all sides see. */
const isShownTo = (seat: Seat, side: string | undefined, unseen: Part['unseen']): boolean => {
  if (seat === 'umpire' || unseen === undefined) return true;
  return isPlayer(seat) && (seat.side === side || !unseen.includes(seat.side));
};

export const showsPart = (state: State, seat: Seat, index: number): boolean => {
  const part = at(state.parts, index);
  return part === undefined || isShownTo(seat, at(state.units, part.unit)?.side, part.unseen);
};

export const showsOfficer = (seat: Seat, officer: Officer | undefined): boolean =>
  officer === undefined || isShownTo(seat, officer.side, officer.unseen);

/** A unit is shown as long as some of it is; what is no longer on the table hides nothing. */
export const showsUnit = (state: State, seat: Seat, index: number): boolean => {
  const parts = state.parts.flat().flatMap((part, number) => (part.unit === index ? [number] : []));
  return parts.length === 0 || parts.some((number) => showsPart(state, seat, number));
};

/** The companies of a unit that a seat does not see. */
export const companiesHidden = (state: State, seat: Seat, unit: number): readonly number[] => {
  const hidden = new Set<number>();
  state.parts.flat().forEach((part, index) => {
    if (part.unit === unit && part.gone !== 'joined' && !showsPart(state, seat, index))
      for (const company of part.companies) hidden.add(company);
  });
  return [...hidden].sort((a, b) => a - b);
};
