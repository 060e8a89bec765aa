import type { Chance, RuleId } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { after } from '../../model/events.ts';
import { contactsOfCombat, firstPair, foesOf, inOrder } from '../../model/melee.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { Contact, State } from '../../model/state.ts';
import { supporterOf } from '../support/stepping.ts';
import { changed, nobody, onFrom } from './course.ts';
import { flankCauses } from './flank.ts';
import { type Shot, shootInCombat } from './volley.ts';
import { withdrawalBars, withdrawers } from './withdrawal.ts';
import { isEngaged, landed } from './wounds.ts';

/** PB-R163: a combat begins. PB-R196a: first cavalry may withdraw from foot. */
export const begin = (
  setting: Setting,
  state: State,
  contacts: readonly Contact[],
  chance: Chance,
  by: readonly RuleId[] = [],
): readonly Event[] => {
  // PB-R169a: whatever he did before, nobody has been hit in this combat yet.
  const parties = contacts.flatMap(({ attacker, defender }) => [attacker, defender]);
  const combat = {
    ...nobody,
    contacts: contacts.map(({ arrival }) => arrival),
    bloodied: (state.combat?.bloodied ?? []).filter((piece) => !parties.includes(piece)),
  };
  const several: readonly RuleId[] = contacts.length > 1 ? ['PB-R180', 'PB-R184d'] : [];
  const bars = withdrawalBars(setting, state, contacts);
  const begun: Event = { kind: 'combat', combat, rules: ['PB-R163', 'PB-R165', ...several, ...by, ...bars] };
  return onFrom(state, [begun], (now) =>
    choosersLeft(setting, now, withdrawers(setting, now, contacts), chance),
  );
};

/** PB-R166d: another round as long as contact lasts. */
const nextRound = (setting: Setting, state: State, chance: Chance): readonly Event[] => {
  const contacts = contactsOfCombat(state);
  const first = firstPair(contacts, state.combat?.pair);
  return first === undefined ? ended(state) : startRound(setting, state, contacts, first, chance);
};

/** PB-R166g: the victors stay. What is kept is the memory of who has fought. */
const ended = (state: State): readonly Event[] => {
  const bloodied = state.combat?.bloodied ?? [];
  return [
    { kind: 'combat', combat: null, rules: ['PB-R163', 'PB-R166g'] },
    { kind: 'combat', combat: { ...nobody, bloodied }, rules: ['PB-R195'] },
  ];
};

/** PB-R119b, PB-R119g, PB-R119h: guns that defend fire before the attacker in the first round. */
const gunsFireFirst = (
  setting: Setting,
  state: State,
  { attacker, defender }: Contact,
): readonly RuleId[] => {
  const { kind, spent } = pieceOf(state, defender);
  if (kind !== 'artillery' || state.combat?.round !== 1) return [];
  const { spentArtilleryFiresFirst, flankedArtilleryFiresFirst } = setting.switches;
  const flanked = flankCauses(setting, state, defender, attacker, 1).length > 0;
  if (spent && spentArtilleryFiresFirst === 'no') return [];
  if (flanked && flankedArtilleryFiresFirst === 'no') return [];
  return ['PB-R119b', ...(spent ? ['PB-R119g'] : []), ...(flanked ? ['PB-R119h'] : [])];
};

/**
 * PB-R181, PB-R184b: the first pair that is left fires together, and the others after it in order of arrival. PB-R118b:
 * each lead in its turn, and nobody who stands behind.
 */
const startRound = (
  setting: Setting,
  state: State,
  contacts: readonly Contact[],
  first: Contact,
  chance: Chance,
): readonly Event[] => {
  const round = (state.combat?.round ?? 0) + 1;
  const { attacker, defender } = first;
  const others = inOrder(contacts).filter((piece) => piece !== attacker && piece !== defender);
  const rules = round > 1 ? ['PB-R166d', 'PB-R184b'] : ['PB-R166a'];
  const pair = { arrival: first.arrival, of: [attacker, defender] };
  const started = changed(state, { round, toFire: others, toChoose: [], pair }, rules);
  const now = after(state, [started]);
  const early = gunsFireFirst(setting, now, first);
  const shot: Shot = { shooter: defender, target: attacker, rules: ['PB-R166a', 'PB-R181', ...early] };
  if (early.length === 0)
    return [
      started,
      ...exchanged(setting, now, [shot, { ...shot, shooter: attacker, target: defender }], chance),
    ];
  const waits = changed(now, { toFire: [attacker, ...others] }, early);
  return [started, ...onFrom(now, [waits], (later) => exchanged(setting, later, [shot], chance))];
};

/** Shots that are fired together, and what they do. */
const exchanged = (
  setting: Setting,
  state: State,
  shots: readonly Shot[],
  chance: Chance,
): readonly Event[] => {
  const fired = shots.map((shot) => shootInCombat(setting, state, shot, chance));
  return onFrom(state, fired, (now) => landed(setting, now, fired));
};

/** PB-R119c, PB-R119d: who answers guns that fired first. */
const answersGuns = (state: State, target: number): boolean =>
  state.combat?.round === 1 && pieceOf(state, target).kind === 'artillery';

/** PB-R182: the next in order of arrival fires at one enemy; its hits apply at once. */
export const fires = (
  setting: Setting,
  state: State,
  shooter: number,
  target: number,
  chance: Chance,
): readonly Event[] => {
  const toFire = (state.combat?.toFire ?? []).slice(1);
  const rules = answersGuns(state, target) ? ['PB-R119c', 'PB-R119d'] : ['PB-R182'];
  const choice = foesOf<number>(state, shooter).length > 1 ? ['PB-R183'] : [];
  const shot: Shot = { shooter, target, rules: [...rules, ...choice] };
  const back: Shot = { shooter: target, target: shooter, rules: ['PB-R182'] };
  const shots =
    setting.switches.targetsFireBack === 'yes' && !answersGuns(state, target) ? [shot, back] : [shot];
  return onFrom(state, [changed(state, { toFire }, rules)], (now) => exchanged(setting, now, shots, chance));
};

/** PB-R119e: guns in contact may go only if somebody stands behind them. */
const mayRetreat = (state: State, piece: number): boolean =>
  isEngaged(state, piece) &&
  (pieceOf(state, piece).kind !== 'artillery' || supporterOf(state, piece) !== undefined);

/** PB-R166b, PB-R166c, PB-R184a: those who still choose; with the last of them the round is over. */
export const choosersLeft = (
  setting: Setting,
  state: State,
  choosers: readonly number[],
  chance: Chance,
): readonly Event[] => {
  const toChoose = choosers.filter((piece) => mayRetreat(state, piece));
  if (toChoose.length === 0) return nextRound(setting, state, chance);
  const rules = state.combat?.round === 0 ? ['PB-R196a', 'PB-R192'] : ['PB-R166b', 'PB-R166c', 'PB-R184a'];
  return [changed(state, { toChoose, toFire: [] }, rules)];
};

/** Everybody has fired: PB-R166b. */
export const roundFired = (setting: Setting, state: State, chance: Chance): readonly Event[] =>
  choosersLeft(setting, state, choosersOf(state), chance);

/** PB-R184a: in the order in which they fired, the first pair before the others, its attacker (PB-R165) second. */
const choosersOf = (state: State): readonly number[] => {
  const contacts = contactsOfCombat(state);
  const first = firstPair(contacts, state.combat?.pair);
  return first === undefined ? [] : [...new Set([first.defender, first.attacker, ...inOrder(contacts)])];
};
