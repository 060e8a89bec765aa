import type { RuleId } from '@grognard/engine';
import { bodyOn } from '../ground/board.ts';
import type { GroundFacts } from '../ground/chart.ts';
import { after } from '../ground/refs.ts';
import { pieceOf } from '../model/evolve.ts';
import type { Setting } from '../model/setting.ts';
import type { Event, Piece, State } from '../model/state.ts';
import { isCombatKind } from '../tables/piece-facts.ts';
import { groundFacts } from './ground.ts';
import { legOf } from './movement/march.ts';
import { pushedHqs } from './reserves/index.ts';

/** PB-R172b: a detachment has no other state than Fresh, trains have none, and staff is Spent by its attempts only. */
export const tires = ({ kind, spent }: Piece): boolean =>
  !spent && isCombatKind(kind) && kind !== 'detachment';

/** PB-R236b: buildings make Spent; PB-R003: or what else does so by the scenario. */
export const tiringRules = ({ name }: GroundFacts): readonly RuleId[] =>
  name === 'buildings' ? ['PB-R236b'] : ['PB-R003'];

/** The rules by which the ground under a piece makes it Spent; none if it does not. A column is on its road. */
const tiredWhereItStands = (setting: Setting, piece: Piece): readonly RuleId[] => {
  const { x, y, heading, where, column, ground } = piece;
  if (setting.switches.buildingsSpend === 'off' || where !== 'map' || column === true || !tires(piece))
    return [];
  const facts = groundFacts(setting, bodyOn(setting.measures, { x, y, heading }), ground);
  return facts.spends ? tiringRules(facts) : [];
};

/** PB-R236b: whoever is in a town is Spent, however he came there. */
export const spentWhereTheyStand = (
  setting: Setting,
  state: State,
  pieces: readonly number[],
): readonly Event[] =>
  pieces.flatMap((piece): readonly Event[] => {
    const rules = tiredWhereItStands(setting, pieceOf(state, piece));
    return rules.length === 0 ? [] : [{ kind: 'spent', piece, rules }];
  });

/** The straight way of a piece that was driven or stepped up, for whom it goes over. */
const pushedByWay = (setting: Setting, before: State, now: State, piece: number): readonly Event[] => {
  const [from, to] = [pieceOf(before, piece), pieceOf(now, piece)];
  const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
  const legs = from.where === 'map' && length > 0 ? [legOf(from, to, to.heading, length, false)] : [];
  return pushedHqs(setting, now, piece, legs);
};

/** What follows where pieces have come to stand otherwise than by a march of their own. */
export const cameToStand = (setting: Setting, state: State, events: readonly Event[]): readonly Event[] => {
  const pieces: number[] = [];
  for (const event of events)
    if (comesToStand(event) && !pieces.includes(event.piece)) pieces.push(event.piece);
  if (pieces.length === 0) return [];
  const now = after(state, events);
  const tired = spentWhereTheyStand(setting, now, pieces);
  return [...tired, ...pieces.flatMap((piece) => pushedByWay(setting, state, now, piece))];
};

type Coming = Extract<Event, { readonly kind: 'retreated' | 'pushed' | 'deployed' | 'recovered' }>;

const comesToStand = (event: Event): event is Coming =>
  event.kind === 'retreated' ||
  event.kind === 'pushed' ||
  event.kind === 'deployed' ||
  event.kind === 'recovered';
