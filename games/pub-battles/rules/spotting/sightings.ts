import { at, flat, type Side } from '@grognard/engine';
import { isOnMap, type Standing, standing } from '../../ground/standing.ts';
import { aliasesIn } from '../../model/aliases.ts';
import type { Event } from '../../model/events.ts';
import { sideOf } from '../../model/piece-change.ts';
import type { Setting } from '../../model/setting.ts';
import type { Sighting, State } from '../../model/state.ts';
import { howSeen } from './how.ts';
import { newsAnyway, newsInSight, rulesOf } from './news.ts';
import { isAnyNear, isSpotter, isTooDark, spotterOf } from './spotted.ts';

/** What both sides see of each other when the battle opens. */
export const openingSightings = (setting: Setting, state: State): readonly Event[] =>
  sightingsOf(setting, state);

/**
 * All that is new to either side: blocks that left the map, blocks that came onto it, and what is made out of those in
 * sight. `moved` are the pieces that moved or changed since the last look, if that is known: the others have been looked
 * at by each other before.
 */
export const sightingsOf = (setting: Setting, state: State, moved?: readonly number[]): readonly Event[] => {
  const pieces = standing(setting, state);
  const news: Event[] = [];
  for (const { id } of setting.sides) news.push(...newsFor(setting, state, id, pieces, moved));
  return news;
};

/** The same for one side. */
export const newsFor = (
  setting: Setting,
  state: State,
  side: Side,
  pieces: readonly Standing[] = standing(setting, state),
  moved?: readonly number[],
): readonly Event[] => {
  const found = discoveries(setting, state, side, pieces, moved);
  return moved?.every((piece) => isOnMap(state, piece)) === true
    ? found
    : [...departures(state, side), ...found];
};

/** PB-R104: it is seen to be gone, and nobody says where to. */
const departures = (state: State, side: Side): readonly Event[] => {
  const gone: Event[] = [];
  for (const { piece, off } of flat(state.known[side] ?? [])) {
    if (off === true || isOnMap(state, piece)) continue;
    gone.push({ kind: 'sighted', side, piece, learnt: { off: true }, rules: ['PB-R104'] });
  }
  return gone;
};

const discoveries = (
  setting: Setting,
  state: State,
  side: Side,
  pieces: readonly Standing[],
  moved: readonly number[] | undefined,
): readonly Event[] => {
  const again = moved === undefined ? NOBODY : spottersAmong(setting, state, side, pieces, moved);
  let anew: readonly Standing[] | undefined;
  const list = state.known[side] ?? [];
  const aliases = aliasesIn(list);
  const news: Event[] = [];
  for (const target of pieces) {
    if (target.side === side) continue;
    const alias = aliases[target.index];
    const isFresh = moved === undefined || moved.includes(target.index);
    // Nobody looks who has not looked before, and what shows from anywhere has shown.
    if (alias !== undefined && !isFresh && !isAnyNear(setting, again, target)) continue;
    if (isFresh) anew ??= spottersOf(setting, state, side, pieces);
    const known = alias === undefined ? undefined : at(list, alias);
    const found = newsOf(setting, known, target, isFresh ? (anew ?? NOBODY) : again, pieces);
    if (found !== undefined) news.push(sightedBy(side, target.index, found));
  }
  return news;
};

const NOBODY: readonly Standing[] = [];

/** All of a side who spot. */
const spottersOf = (
  setting: Setting,
  state: State,
  side: Side,
  pieces: readonly Standing[],
): readonly Standing[] => {
  if (isTooDark(setting, state)) return NOBODY;
  const spotters: Standing[] = [];
  for (const each of pieces) if (each.side === side && isSpotter(setting, each)) spotters.push(each);
  return spotters;
};

/** Those of them who moved or changed. */
const spottersAmong = (
  setting: Setting,
  state: State,
  side: Side,
  pieces: readonly Standing[],
  moved: readonly number[],
): readonly Standing[] => {
  if (isTooDark(setting, state) || !moved.some((index) => sideOf(state, index) === side)) return NOBODY;
  const spotters: Standing[] = [];
  for (const each of pieces)
    if (each.side === side && moved.includes(each.index) && isSpotter(setting, each)) spotters.push(each);
  return spotters;
};

type Sighted = Extract<Event, { readonly kind: 'sighted' }>;

/** What is learnt of a block. */
interface Lesson extends Pick<Sighted, 'learnt' | 'rules'> {
  readonly showed: boolean;
}

const sightedBy = (side: Side, piece: number, { learnt, rules, showed }: Lesson): Sighted =>
  showed
    ? { kind: 'sighted', side, piece, learnt, rules, showed }
    : { kind: 'sighted', side, piece, learnt, rules };

/** Asks for sight only where something could be learnt by it. */
const newsOf = (
  setting: Setting,
  known: Sighting | undefined,
  target: Standing,
  looking: readonly Standing[],
  standing: readonly Standing[],
): Lesson | undefined => {
  const { piece } = target;
  const inSight = looking.length === 0 ? undefined : newsInSight(setting, piece, known);
  const spotter = inSight === undefined ? undefined : spotterOf(setting, looking, target);
  const anyway = newsAnyway(setting, piece, known);
  const isNew = known === undefined;
  const isLesson = spotter !== undefined || anyway !== undefined;
  if (!isNew && !isLesson) return undefined;
  const learnt = { ...anyway, ...(spotter && inSight) };
  const rules = [
    // PB-R006: of a block that is new on the map nothing is known but that it is there.
    ...(isNew ? ['PB-R006'] : []),
    ...rulesOf(setting, learnt),
    ...(spotter && learnt.arm !== undefined ? howSeen(setting, spotter, target, standing) : []),
  ];
  const showed = isLesson && learnt.arm !== 'staff';
  return { learnt, rules, showed };
};
