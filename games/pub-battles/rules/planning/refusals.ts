import { impossible, type Player, type Refusal, refuse, sameSeat } from '@grognard/engine';
import { hasCome } from '../../model/hours.ts';
import type { Order, Posting } from '../../model/orders.ts';
import { chiefOf } from '../../model/owners.ts';
import type { Reading } from '../../model/reading.ts';
import { enemyOf, type Setting } from '../../model/setting.ts';
import type { OwnPiece, View } from '../../model/view.ts';
import { isStaff } from '../../model/vocabulary.ts';
import { errandRefusals } from '../written/refusals.ts';
import { isSecretly } from './deciding.ts';
import { tooLarge } from './size.ts';

type Plan = Extract<Order, { readonly kind: 'plan' }>;

/** Every reason against what a side writes before the battle. */
export const planRefusals = (
  reading: Reading,
  seat: Player,
  { pieces, orders }: Plan,
): readonly Refusal[] => {
  const { view } = reading;
  const chief = chiefOf(view, seat.side);
  if (view.phase !== 'planning' || chief === undefined || !sameSeat(chief, seat))
    return [impossible('PB-R235', 'not-your-plan')];
  const alone = [
    ...twice(pieces.map(({ piece }) => piece)),
    ...twice(orders.map(({ formation }) => formation)),
    ...pieces.flatMap((posting) => postingRefusals(reading, posting)),
    ...orders.flatMap((written) => errandRefusals(reading, written)),
  ];
  return alone.length > 0 ? alone : armyRefusals(reading, pieces);
};

const twice = (names: readonly string[]): readonly Refusal[] =>
  names
    .filter((name, place) => names.indexOf(name) < place)
    .map((name) => impossible('PB-R012', 'two-of-a-name', { name }));

const postingRefusals = (reading: Reading, posting: Posting): readonly Refusal[] => {
  const { setting, view } = reading;
  const piece = view.mine.find(({ ref }) => ref === posting.piece);
  if (piece === undefined || piece.where === 'lost' || piece.where === 'gone')
    return [impossible('PB-R235', 'no-such-piece', { piece: posting.piece })];
  return [...formationRefusals(reading, piece, posting.formation), ...placeRefusals(setting, piece, posting)];
};

/** PB-R012, PB-R024: troops may change their formation; a staff is what makes one. */
const formationRefusals = (
  { setting, view: { formations } }: Reading,
  { ref, kind, formation: own }: OwnPiece,
  formation: string = own,
): readonly Refusal[] => {
  if (formation === own) return [];
  if (!formations.some(({ id }) => id === formation))
    return [impossible('PB-R012', 'no-such-formation', { formation })];
  if (isStaff(kind)) return [refuse('PB-R012', 'staff-keeps-its-formation', { piece: ref })];
  const mayGo = isSecretly(setting) || kind === 'detachment';
  return mayGo ? [] : [refuse('PB-R012', 'no-reassignment', { piece: ref })];
};

/** PB-R235: what comes, when and by which way is written in a free game, and only there. */
const placeRefusals = (
  setting: Setting,
  { ref }: OwnPiece,
  { stays, enters }: Posting,
): readonly Refusal[] => {
  if (stays === undefined && enters === undefined) return [];
  if (setting.switches.freePlay === 'off') return [refuse('PB-R235', 'no-free-play', { piece: ref })];
  if (stays !== undefined && enters !== undefined)
    return [impossible('PB-R099', 'needs-one-place', { piece: ref })];
  return enters === undefined ? [] : entryRefusals(setting, ref, enters);
};

const entryRefusals = (
  setting: Setting,
  piece: string,
  enters: NonNullable<Posting['enters']>,
): readonly Refusal[] => {
  const { exit, day, turn } = enters;
  if (!setting.exits.some(({ id }) => id === exit)) return [impossible('PB-R235', 'no-such-exit', { exit })];
  const isInTime = hasCome(setting.first, enters) && hasCome(enters, setting.last);
  return isInTime ? [] : [refuse('PB-R235', 'not-in-time', { piece, day, turn })];
};

/** The army as it would be. */
const armyAfter = (view: View, pieces: readonly Posting[]): readonly OwnPiece[] =>
  view.mine.map((piece) => {
    const posting = pieces.find((each) => each.piece === piece.ref);
    if (posting === undefined) return piece;
    const { formation = piece.formation, stays, enters } = posting;
    const { enters: _printed, ...rest } = piece;
    if (enters !== undefined) return { ...rest, formation, where: 'due', enters };
    return stays === undefined ? { ...piece, formation } : { ...rest, formation, where: stays };
  });

const armyRefusals = ({ setting, view }: Reading, pieces: readonly Posting[]): readonly Refusal[] => {
  const army = armyAfter(view, pieces);
  const present = army.filter(({ where }) => where !== 'home' && where !== 'lost' && where !== 'gone');
  const troops = present.filter(({ kind }) => !isStaff(kind));
  const side = view.us ?? '';
  const allowed = setting.source.sides.find(({ id }) => id === side)?.freeBlocks ?? troops.length;
  return [
    ...tooLarge(setting, army).map((params) => refuse('PB-R012', 'formation-too-large', params)),
    ...(troops.length === 0 ? [refuse('PB-R235', 'nobody-comes')] : []),
    ...(setting.switches.freePlay === 'on' && troops.length > allowed
      ? [refuse('PB-R235', 'too-many-blocks', { count: troops.length, allowed })]
      : []),
    ...leaderless(troops, army),
    ...byEnemyLines(setting, side, pieces),
  ];
};

/** PB-R012: whoever comes has its HQ in the battle. PB-R034: and hides only behind one that is there. */
const leaderless = (troops: readonly OwnPiece[], army: readonly OwnPiece[]): readonly Refusal[] =>
  troops.flatMap(({ ref, formation, where }): readonly Refusal[] => {
    const hq = army.find((each) => each.formation === formation && isStaff(each.kind));
    if (hq === undefined || hq.where === 'home') return [refuse('PB-R012', 'hq-stays-away', { piece: ref })];
    return where === 'reserve' && hq.where !== 'map'
      ? [refuse('PB-R034', 'hq-still-to-come', { piece: ref })]
      : [];
  });

/** PB-R235: one picks the edge by which one enters, but does not come by the enemy's line of communication. */
const byEnemyLines = (setting: Setting, side: string, pieces: readonly Posting[]): readonly Refusal[] => {
  const enemy = setting.sides.find(({ id }) => id === enemyOf(setting, side))?.communications ?? [];
  const own = setting.sides.find(({ id }) => id === side)?.communications ?? [];
  return pieces.flatMap(({ enters }) =>
    enters !== undefined && enemy.includes(enters.exit) && !own.includes(enters.exit)
      ? [refuse('PB-R235', 'by-the-enemy-line', { exit: enters.exit })]
      : [],
  );
};
