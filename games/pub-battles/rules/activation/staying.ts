import { impossible, type Player, type Refusal, refuse, sameSeat } from '@grognard/engine';
import { bodyOn } from '../../ground/board.ts';
import type { Board, BoardBlock } from '../../model/board.ts';
import { topic } from '../../model/memory.ts';
import { activeIn, givesOrdersTo, membersIn } from '../../model/own.ts';
import type { Reading } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { OwnPiece, View } from '../../model/view.ts';
import { isStaff, NIGHT } from '../../model/vocabulary.ts';
import { underFireOf } from '../field-of-fire/fire.ts';
import { coverFrom } from '../terrain/cover.ts';
import { wayOut } from './getting-away.ts';

interface Known {
  readonly seat: Player;
  readonly refusals: readonly Refusal[];
}

const asked = topic((): { done?: Known } => ({}));

/**
 * PB-R113c: every piece that must still attack or leave a field of fire before its formation may be done. Whoever looks
 * for something to do asks this more than once.
 */
export const doneRefusals = (reading: Reading, seat: Player): readonly Refusal[] => {
  const known = reading.memory(asked);
  if (known.done !== undefined && sameSeat(known.done.seat, seat)) return known.done.refusals;
  const refusals = refusalsOfDone(reading, seat);
  known.done = { seat, refusals };
  return refusals;
};

const refusalsOfDone = (reading: Reading, seat: Player): readonly Refusal[] => {
  const { setting, view, board } = reading;
  const active = activeIn(view);
  if (view.phase !== 'activation' || active === undefined) return [impossible('PB-R016', 'not-active')];
  if (!givesOrdersTo(view, seat, active)) return [impossible('PB-R016', 'not-your-activation')];
  // PB-R222: at night nobody need leave.
  if (view.turn === NIGHT && setting.switches.nearAtNight === 'mayStay') return [];
  const idle = membersIn(view, active).filter((piece) => isIdle(view, board, piece));
  return isSkipped(view) && setting.switches.skippedFormation === 'free'
    ? []
    : idle.flatMap((piece) => stayRefusals(reading, seat, board, piece));
};

const isSkipped = ({ activation }: View): boolean => activation?.acted.length === 0;

/** Troops on the map that have neither acted nor are in a fight; staff is nobody's target. */
const isIdle = ({ activation }: View, board: Board, { ref, kind, where }: OwnPiece): boolean =>
  where === 'map' && !isStaff(kind) && activation?.acted.includes(ref) === false && !isEngaged(board, ref);

/** In contact, or behind a piece that is: PB-R110, PB-R116a. */
const isEngaged = ({ contacts, supports }: Board, ref: string): boolean => {
  const lead = supports.find(({ support }) => support === ref)?.lead;
  return contacts.some(({ attacker, defender }) =>
    [attacker, defender].some((each) => each === ref || each === lead),
  );
};

/**
 * PB-R113e: to leave a whole formation where it stands is to stay, too. The params name the rules by which it might
 * have stayed.
 */
const stayRefusals = (reading: Reading, seat: Player, board: Board, piece: OwnPiece): readonly Refusal[] => {
  const { setting, view } = reading;
  const shooters = underFireOf(setting, board, bodyOn(setting, piece)).filter(
    (enemy) => !isInCover(setting, piece, enemy) && !isStruck(reading, enemy),
  );
  if (shooters.length === 0 || wayOut(reading, seat, piece) === undefined) return [];
  const rule = isSkipped(view) ? 'PB-R113e' : 'PB-R113c';
  const rules = ['PB-R113a', 'PB-R113b', 'PB-R113d'];
  return shooters.map(({ ref }) =>
    refuse(rule, 'may-not-stay-under-fire', { piece: piece.ref, enemy: ref, rules }),
  );
};

/** PB-R113a: in woods or buildings, or higher than whoever fires. */
const isInCover = (setting: Setting, piece: BoardBlock, enemy: BoardBlock): boolean =>
  coverFrom(setting, piece, enemy).length > 0;

/** PB-R113b: attacked or bombarded in the same activation; a club may count the whole turn. */
const isStruck = (
  { setting: { switches }, view: { activation, struck } }: Reading,
  { ref }: BoardBlock,
): boolean =>
  activation?.struck.includes(ref) === true ||
  (switches.sameMove === 'sameTurn' && struck?.includes(ref) === true);
