import type { RuleId } from '@grognard/engine';
import type { Event } from '../../model/events.ts';
import { contactsOf } from '../../model/melee.ts';
import { pieceOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { kindFacts } from '../../tables/piece-facts.ts';
import { supporterOf } from '../support/stepping.ts';
import { changed, inSuccession, onFrom } from './course.ts';
import { falls } from './falling.ts';
import { type Harm, harmOf } from './hits.ts';
import { leaveInTurn } from './leaving.ts';
import type { Fired } from './volley.ts';

interface Wound extends Harm {
  readonly piece: number;
}

/** Beaten by horse, unsupported foot is destroyed: an option of PB-R170b. */
const isRiddenDown = ({ switches }: Setting, state: State, shooter: number, target: number): boolean =>
  switches.horseDestroysFoot === 'on' &&
  pieceOf(state, shooter).kind === 'cavalry' &&
  kindFacts[pieceOf(state, target).kind].arm === 'foot' &&
  supporterOf(state, target) === undefined;

/** PB-R119f: guns in contact cannot go back unsupported. */
const isTrapped = (state: State, target: number): boolean =>
  pieceOf(state, target).kind === 'artillery' && supporterOf(state, target) === undefined;

const woundBy = (setting: Setting, state: State, { volley }: Fired): Wound => {
  const { shooter, target, hits } = volley;
  const isFirst = state.combat?.bloodied.includes(target) !== true;
  const harm = harmOf(setting, pieceOf(state, target), hits, isFirst);
  if (!harm.retreats) return { piece: target, ...harm };
  const dies: readonly RuleId[] = [
    ...(isTrapped(state, target) ? ['PB-R119f'] : []),
    ...(isRiddenDown(setting, state, shooter, target) ? ['PB-R170b'] : []),
  ];
  return dies.length === 0
    ? { piece: target, ...harm }
    : { piece: target, spent: false, retreats: false, lost: true, rules: [...harm.rules, ...dies] };
};

/** The hits of shots fired together land together: PB-R166a. Then those who must go do so, one by one. */
export const landed = (setting: Setting, state: State, shots: readonly Fired[]): readonly Event[] => {
  const wounds = shots.map((shot) => woundBy(setting, state, shot));
  const hit = shots.filter(({ volley }) => volley.hits > 0).map(({ volley }) => volley.target);
  const bloodied = [...new Set([...(state.combat?.bloodied ?? []), ...hit])];
  const rules = ['PB-R172c', ...wounds.flatMap((wound) => wound.rules)];
  const noted = hit.length === 0 ? [] : [changed(state, { bloodied }, rules)];
  const suffered = [
    ...noted,
    ...wounds
      .filter(({ spent }) => spent)
      .map((wound): Event => ({ kind: 'spent', piece: wound.piece, rules: wound.rules })),
  ];
  return onFrom(state, suffered, (now) => {
    const fallen = wounds.filter(({ lost, piece }) => lost && supporterOf(state, piece) === undefined);
    const losses = inSuccession(now, fallen, (at, { piece, rules: by }) => falls(setting, at, piece, by));
    return onFrom(now, losses, (later) => leaveInTurn(setting, later, queueOf(later, wounds)));
  });
};

/**
 * Who has nobody behind goes first, so that no supporter is asked to face an enemy who is leaving: PB-R118e. A lead
 * that falls with somebody behind stays until he has answered, and is named by him.
 */
const queueOf = (state: State, wounds: readonly Wound[]): readonly number[] => {
  const leaving = wounds.filter(({ retreats }) => retreats).map(({ piece }) => piece);
  const alone = leaving.filter((piece) => supporterOf(state, piece) === undefined);
  const followed = wounds.flatMap(({ piece, lost, retreats }) => {
    if (retreats) return alone.includes(piece) ? [] : [piece];
    const support = lost ? supporterOf(state, piece) : undefined;
    return support === undefined ? [] : [support];
  });
  return [...alone, ...followed];
};

export const isEngaged = (state: State, piece: number): boolean => contactsOf(state, piece).length > 0;
