import type { Random, Side } from '@grognard/engine';
import { placed } from '../../ground/standing.ts';
import type { Setting } from '../../model/setting.ts';
import type { View } from '../../model/view.ts';
import { isStaff } from '../../model/vocabulary.ts';
import { isSpottedBy, isSpotter, isTooDark } from '../../rules/spotting/spotted.ts';
import { type DreamtPiece, someEntry } from './army.ts';

/** Whether the enemy of a draft looks at it now. */
const isWatched = (
  setting: Setting,
  view: View,
  drafts: readonly DreamtPiece[],
  draft: DreamtPiece,
): boolean => {
  if (isTooDark(setting, view) || draft.piece.where !== 'map') return false;
  const watchers = drafts
    .filter(({ side, piece }) => side !== draft.side && piece.where === 'map')
    .map(({ piece }) => piece)
    .filter((piece) => isSpotter(setting, piece));
  return isSpottedBy(setting, watchers.map(placed), placed(draft.piece));
};

/** PB-R013, PB-R198f: what is looked at now is as it looks. */
export const asSeen = (
  setting: Setting,
  view: View,
  drafts: readonly DreamtPiece[],
  draft: DreamtPiece,
): DreamtPiece => {
  const { block, piece } = draft;
  if (block === undefined || view.us === draft.side) return draft;
  const isOpen = setting.switches.unpackedShown === 'always';
  // What is looked at has been made out: of anything else sight need not be asked.
  const isMadeOut = block.arm !== undefined || block.spent !== undefined;
  const isNear = isMadeOut && isWatched(setting, view, drafts, draft);
  if (!isNear && !isOpen) return draft;
  const { unpacked, ...rest } = piece;
  const shown = setting.switches.unpackedShown === 'never' ? unpacked === true : block.unpacked === true;
  const spent = isNear && block.spent !== undefined ? block.spent : piece.spent;
  return { ...draft, piece: { ...rest, spent, ...(shown && { unpacked: true }) } };
};

/** PB-R101: an HQ in sight hides nothing any more, but for one that is just being made to show it. */
const mayHide = (setting: Setting, view: View, drafts: readonly DreamtPiece[], of: DreamtPiece): boolean => {
  if (setting.switches.hiddenReserves === 'off' || isStaff(of.piece.kind)) return false;
  const hq = drafts.find((each) => each.leads && each.side === of.side && each.formation === of.formation);
  if (hq?.block === undefined || hq.block.holds === false) return false;
  return view.deploying.includes(hq.block.ref) || !isWatched(setting, view, drafts, hq);
};

/** Where a piece may be that nobody has seen: behind its HQ, still to come, or gone. */
export const hidden = (
  setting: Setting,
  view: View,
  drafts: readonly DreamtPiece[],
  draft: DreamtPiece,
  random: Random,
): DreamtPiece => {
  if (draft.piece.where !== 'gone' || view.us === draft.side) return draft;
  if (random.below(3) > 0 && mayHide(setting, view, drafts, draft))
    return { ...draft, piece: { ...draft.piece, where: 'reserve' } };
  if (setting.switches.freePlay === 'on' && view.phase !== 'planning' && random.below(4) === 0)
    return { ...draft, piece: { ...draft.piece, where: 'home' } };
  // Before the battle somebody must still be going to come.
  const enters =
    view.phase === 'planning' || random.below(3) > 0 ? someEntry(setting, view, random) : undefined;
  return enters === undefined ? draft : { ...draft, piece: { ...draft.piece, where: 'due', enters } };
};

export const dreamtSides = ({ sides }: Setting, { us }: View): readonly Side[] =>
  sides.map(({ id }) => id).filter((id) => id !== us);
