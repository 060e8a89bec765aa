import { type Decision, type Player, type RuleId, type Side, seatName } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';

const sideOfChit = ({ formations }: Pick<State, 'formations'>, chit: number): Side | undefined =>
  formations[chit]?.side;

const isAnyOf = (state: Pick<State, 'formations'>, chits: readonly number[], side: Side): boolean => {
  for (const chit of chits) if (sideOfChit(state, chit) === side) return true;
  return false;
};

/**
 * What a side could try as far as everybody at the table can tell: by the colours of the chits alone. Whether it has a
 * Fresh HQ for it, and for which formation, is its own affair and must not show in who is asked.
 */
const triesOpenTo = ({ switches }: Setting, state: State, side: Side): Tries => {
  const { drawn, cup, stack } = state;
  if (switches.alterAttempts === 'off' || drawn === undefined) return 'none';
  const isOwner = sideOfChit(state, drawn) === side;
  const mayJump =
    isAnyOf(state, cup, side) || (switches.jumpedMayJumpBack === 'yes' && isAnyOf(state, stack, side));
  // PB-R058: for an empty cup nobody is asked; whoever is asked for a jump hears why he cannot delay.
  if (mayJump) return isOwner ? 'both' : 'advance';
  return isOwner && cup.length > 0 ? 'delay' : 'none';
};

type Tries = 'none' | 'delay' | 'advance' | 'both';

/** What may be answered by who could try so much. */
const answers: Readonly<Record<Exclude<Tries, 'none'>, readonly string[]>> = {
  delay: ['delay', 'let'],
  advance: ['advance', 'let'],
  both: ['delay', 'advance', 'let'],
};

/** PB-R097: whether there is anything to set down is not to be told by who is asked. */
const answersWithReserves: typeof answers = {
  delay: ['delay', 'deploy', 'let'],
  advance: ['advance', 'deploy', 'let'],
  both: ['delay', 'advance', 'deploy', 'let'],
};

/** PB-R054: of attempts made together, that of the side that does not own the chit goes first. */
const inOrder = ({ switches }: Setting, { seats }: State, active: Side): readonly Player[] => {
  const others: Player[] = [];
  const owners: Player[] = [];
  for (const seat of seats) (seat.side === active ? owners : others).push(seat);
  return switches.attemptsTogether === 'otherSideFirst' ? [...others, ...owners] : [...owners, ...others];
};

/** PB-R048, PB-R054: who may still try to alter the draw, or let it stand; asked again when that has been settled. PB-R038: every
 * side that could try is asked, until it has let the draw stand. */
export const alterDecisions = (setting: Setting, state: State): readonly Decision[] => {
  const { phase, drawn, count } = state;
  if (phase !== 'alter' || drawn === undefined) return [];
  const side = sideOfChit(state, drawn) ?? '';
  const orders = setting.switches.reserveExit === 'anyTime' ? answersWithReserves : answers;
  const owed: Decision[] = [];
  for (const seat of inOrder(setting, state, side)) {
    const name = seatName(seat);
    if (state.let.includes(name)) continue;
    const tries = triesOpenTo(setting, state, seat.side);
    if (tries === 'none') continue;
    const id = `${count}.alter.${name}`;
    owed.push({ id, kind: 'alter', owed: [seat], orders: orders[tries], params: { side } });
  }
  return owed;
};

/** PB-R016, PB-R039: one formation at a time moves, that of the chit which is up. */
export const activationEvent = (formation: number, ...rules: readonly RuleId[]): Event => ({
  kind: 'activated',
  formation,
  rules: ['PB-R016', 'PB-R039', ...rules],
});

/** The chit plays as soon as nobody can or wants to alter it. */
export const settleAlter = (setting: Setting, state: State): readonly Event[] =>
  state.phase === 'alter' && state.drawn !== undefined && alterDecisions(setting, state).length === 0
    ? [activationEvent(state.drawn)]
    : [];
