import { chunksOf, type Random, type Seat, type Side, shuffledBy } from '@grognard/engine';
import { evolve } from '../model/events.ts';
import { enemyOf, type Setting } from '../model/setting.ts';
import type { Errand, Formation, Piece, State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { newsFor } from '../rules/spotting/sightings.ts';
import { type DreamtPiece, dreamtArmy, ownDraft } from './imagination/army.ts';
import { dealtChits } from './imagination/chits.ts';
import { asSeen, dreamtSides, hidden } from './imagination/hiding.ts';
import { guessed, indicesOf, remembered } from './imagination/memory.ts';
import { inIndices } from './imagination/places.ts';

/** A whole state that the seat cannot tell from the real one. */
export const imagine = (setting: Setting, view: View, _seat: Seat, random: Random): State => {
  if (view.whole !== undefined) return view.whole;
  const drafts = draftedFor(setting, view, random);
  const formations = formationsOf(setting, view, drafts, random);
  const pieces = drafts.map((draft): Piece => ({ ...draft.piece, formation: placeOf(formations, draft) }));
  const byRef = new Map(
    drafts.flatMap(({ block }, index) => (block === undefined ? [] : [[block.ref, index]])),
  );
  const indexOf = (ref: string): number => byRef.get(ref) ?? -1;
  const { day, turn, phase, seats, fought, packed, sacked, withdrawn, count } = view;
  const chits = dealtChits(formations, view, random);
  const state: State = {
    ...{ day, turn, phase, seats, fought, packed, sacked, withdrawn, count, formations },
    pieces: chunksOf(pieces),
    ...chits,
    ...(view.came !== undefined && { came: view.came }),
    ...(view.immediate !== undefined && { immediate: view.immediate }),
    ...writtenIn(setting, view, random),
    let: view.let,
    ...inIndices(view, indexOf, pieces, formations, chits.drawn, random),
    known: knownIn(setting, view, drafts, pieces, indexOf, random),
  };
  return withEnemyEyes(setting, view, state);
};

/** Every piece of both sides, in an order that says nothing. */
const draftedFor = (setting: Setting, view: View, random: Random): readonly DreamtPiece[] => {
  const own = view.mine.map((piece) => ownDraft(view, piece));
  const dreamt = dreamtSides(setting, view).flatMap((side) => dreamtArmy(setting, view, side, random));
  const cast = [...own, ...dreamt];
  const seen = cast.map((draft) => asSeen(setting, view, cast, draft));
  return shuffledBy(
    random,
    seen.map((draft) => hidden(setting, view, seen, draft, random)),
  );
};

const formationsOf = (
  setting: Setting,
  view: View,
  drafts: readonly DreamtPiece[],
  random: Random,
): readonly Formation[] => {
  const hqOf = (side: Side, id: string): number =>
    drafts.findIndex((draft) => draft.leads && draft.side === side && draft.formation === id);
  const own = view.formations.map(({ id, rating, chit, walked, orders, next }): Formation => {
    const side = view.us ?? '';
    const printed = setting.roster[side]?.find((each) => each.id === id);
    return {
      id,
      side,
      rating,
      chit: printed?.chit ?? chit !== 'none',
      hq: hqOf(side, id),
      ...(walked !== undefined && { walked }),
      ...(orders !== undefined && { orders }),
      ...(next !== undefined && { next }),
    };
  });
  const dreamt = dreamtSides(setting, view).flatMap((side) =>
    (setting.roster[side] ?? []).map(({ id, rating, chit }) => ({
      id,
      side,
      rating,
      chit,
      hq: hqOf(side, id),
      ...(random.below(2) === 0 && { walked: random.below(setting.measures.mountedThird) }),
      ...dreamtErrands(setting, random),
    })),
  );
  return shuffledBy(random, [...own, ...dreamt]);
};

/** PB-R039: what the enemy has written, nobody reads. */
const dreamtErrands = (
  { switches, terrain }: Setting,
  random: Random,
): Pick<Formation, 'orders' | 'next'> => {
  if (switches.writtenOrders === 'off') return {};
  const errand = (): Errand => ({
    to: { x: random.below(terrain.halfWidth), y: random.below(terrain.halfHeight) },
    attack: random.below(2) === 0,
  });
  return {
    ...(random.below(3) > 0 && { orders: errand() }),
    ...(random.below(3) === 0 && { next: errand() }),
  };
};

/** How much each side has written this turn: we know of ourselves. */
const writtenIn = (
  { sides, switches }: Setting,
  { us, written }: View,
  random: Random,
): Pick<State, 'written'> => {
  if (switches.writtenOrders === 'off') return {};
  const counts = sides.flatMap(({ id }): [string, number][] => {
    const count = id === us ? written : random.below(3);
    return count === undefined ? [] : [[id, count]];
  });
  return { written: Object.fromEntries(counts) };
};

const placeOf = (formations: readonly Formation[], { side, formation }: DreamtPiece): number =>
  formations.findIndex((each) => each.side === side && each.id === formation);

const knownIn = (
  setting: Setting,
  view: View,
  drafts: readonly DreamtPiece[],
  pieces: readonly Piece[],
  indexOf: (ref: string) => number,
  random: Random,
): State['known'] => {
  const sides = drafts.map(({ side }) => side);
  return Object.fromEntries(
    setting.sides.map(({ id }) => {
      const enemies = sides.flatMap((side, index) => (side === id ? [] : [index]));
      const isDreamer = view.us !== undefined && view.us !== id;
      const blocks = view.theirs.filter((block) => block.side !== id);
      return [
        id,
        isDreamer
          ? guessed(setting, pieces, indicesOf(sides, view.us ?? ''), random)
          : remembered(blocks, indexOf, enemies, random),
      ];
    }),
  );
};

/** What the enemy sees of us now, he knows. */
const withEnemyEyes = (setting: Setting, { us }: View, state: State): State =>
  us === undefined ? state : newsFor(setting, state, enemyOf(setting, us)).reduce(evolve, state);
