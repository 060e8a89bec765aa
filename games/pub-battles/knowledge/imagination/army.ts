import { pickFrom, type Random, type Side } from '@grognard/engine';
import type { BoardBlock } from '../../model/board.ts';
import type { Setting } from '../../model/setting.ts';
import type { Piece } from '../../model/state.ts';
import type { OwnPiece, View } from '../../model/view.ts';
import { TURNS_A_DAY } from '../../model/vocabulary.ts';
import { isCombatKind } from '../../tables/piece-facts.ts';
import { type Cast, castArmy, type Slot } from './claims.ts';
import { slotsFor } from './roster.ts';

/** A piece of an imagined state, before it has a place in the list. */
export interface DreamtPiece {
  readonly side: Side;
  /** Its formation by id. */
  readonly formation: string;
  readonly piece: Omit<Piece, 'formation'>;
  readonly leads: boolean;
  /** As the view shows it, and calls it. */
  readonly block?: BoardBlock;
}

const TRIES = 60;

/** Our own, as they are. */
export const ownDraft = ({ formations }: View, piece: OwnPiece): DreamtPiece => {
  const {
    ref,
    side,
    formation = '',
    kind,
    where,
    x,
    y,
    heading,
    spent,
    column,
    unpacked,
    enters,
    lostOn,
    recovered,
    ground,
    horse,
    from,
    mustered,
  } = piece;
  return {
    side,
    formation,
    leads: formations.some(({ hq }) => hq === ref),
    block: piece,
    piece: {
      ...{ id: ref, kind, where, x, y, heading, spent },
      ...(column !== undefined && { column }),
      ...(unpacked === true && { unpacked }),
      ...(lostOn !== undefined && { lostOn }),
      ...(recovered !== undefined && { recovered }),
      ...(mustered !== undefined && { mustered }),
      ...(enters !== undefined && { enters }),
      ...(ground !== undefined && { ground }),
      ...(horse !== undefined && { horse }),
      ...(from !== undefined && { from }),
    },
  };
};

/** The army of a side as it may be, on the map where its blocks stand; what hides elsewhere is not settled yet. */
export const dreamtArmy = (
  setting: Setting,
  view: View,
  side: Side,
  random: Random,
): readonly DreamtPiece[] => {
  const salt = random.below(1_000_000);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const slots = slotsFor(setting, view, side, random);
    const cast = castArmy(setting, view, side, slots, random);
    if (cast !== undefined)
      return cast.map((each, place) => draftOf(setting, side, each, `${salt}-${place}`, random));
  }
  throw new RangeError(`the order of battle of ${side} does not hold what was seen of it`);
};

const draftOf = (
  setting: Setting,
  side: Side,
  { slot, block, lost, held }: Cast,
  name: string,
  random: Random,
): DreamtPiece => {
  const { formation, kind, leads } = slot;
  const id = `${side} ${formation} ${name}`;
  const spent = random.below(2) === 0;
  const unpacked = isOpenTrain(slot, random) && { unpacked: true as const };
  const piece = { id, kind, spent, ...unpacked, ...musteredAs(setting, slot, block, random) };
  if (block === undefined) {
    const where = lost === true ? 'lost' : held === true ? 'reserve' : 'gone';
    const fate = lost === true && { lostOn: 1 };
    return { side, formation, leads, piece: { ...piece, where, ...fate, x: 0, y: 0, heading: 0 } };
  }
  const { x, y, heading, column, ground } = block;
  const stand = {
    ...{ x, y, heading },
    ...(column !== undefined && { column }),
    ...(ground !== undefined && { ground }),
  };
  return { side, formation, leads, block, piece: { ...piece, where: 'map', ...stand } };
};

/** PB-R006: what has been made out has been diced for. */
const musteredAs = (
  { switches }: Setting,
  { kind }: Slot,
  block: BoardBlock | undefined,
  random: Random,
): Pick<Piece, 'mustered'> =>
  switches.unknownStrength === 'on' &&
  isCombatKind(kind) &&
  (block?.arm !== undefined || random.below(2) === 0)
    ? { mustered: true }
    : {};

const isOpenTrain = ({ kind }: Slot, random: Random): boolean => kind === 'baggage' && random.below(2) === 0;

/** When and where a piece that nobody has seen may come; undefined if the map has no way in. */
export const someEntry = (
  { exits, last }: Setting,
  { day }: View,
  random: Random,
): Piece['enters'] | undefined => {
  const exit = pickFrom(random, exits);
  if (exit === undefined) return undefined;
  const days = Math.max(1, last.day - day + 1);
  return { day: day + random.below(days), turn: 1 + random.below(TURNS_A_DAY), exit: exit.id };
};
