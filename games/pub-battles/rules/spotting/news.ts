import type { RuleId } from '@grognard/engine';
import type { Setting } from '../../model/setting.ts';
import type { Piece, Sighting } from '../../model/state.ts';
import type { Arm } from '../../model/vocabulary.ts';
import { isStaff } from '../../model/vocabulary.ts';
import { kindFacts } from '../../tables/piece-facts.ts';

/** What is learnt of a block at a distance. */
export type News = Omit<Sighting, 'piece' | 'kind' | 'off'>;

/** PB-R150: a packed train is not told from foot; an unpacked one shows what it is. */
export const shownArm = ({ switches }: Pick<Setting, 'switches'>, piece: Piece): Arm => {
  if (piece.kind !== 'baggage') return kindFacts[piece.kind].arm;
  const isOpen = piece.unpacked === true && switches.unpackedShown !== 'never';
  return isOpen || switches.trainShownAs === 'train' ? 'train' : 'foot';
};

/** What was taken for foot may turn out to be a train, never the other way. */
const isNewArm = (arm: Arm, known: Sighting | undefined): boolean =>
  known?.kind === undefined && (known?.arm === undefined || (known.arm === 'foot' && arm === 'train'));

const isOpen = ({ unpacked }: { readonly unpacked?: boolean }): boolean => unpacked === true;

/** What everybody sees of a block wherever it stands: a cube is staff. Nothing, if nothing of it is new. */
export const newsAnyway = (
  { switches }: Pick<Setting, 'switches'>,
  piece: Piece,
  known: Sighting | undefined,
): News | undefined => {
  const isCube = known === undefined && isStaff(piece.kind);
  const isOpened = switches.unpackedShown === 'always' && isOpen(piece) !== isOpen(known ?? {});
  if (!isCube && !isOpened) return undefined;
  return { ...(isCube && { arm: 'staff' }), ...(isOpened && { unpacked: isOpen(piece) }) };
};

/** PB-R146, PB-R013, PB-R198f: what is new about a block that is seen. PB-R147: never its quality. */
export const newsInSight = (
  setting: Pick<Setting, 'switches'>,
  piece: Piece,
  known: Sighting | undefined,
): News | undefined => {
  const { switches } = setting;
  const arm = shownArm(setting, piece);
  const isTold = switches.typeTold === 'always' && isNewArm(arm, known);
  const isTired = switches.hideSpent === 'off' && known?.spent !== piece.spent;
  const isOpened = switches.unpackedShown !== 'never' && isOpen(piece) !== isOpen(known ?? {});
  if (!isTold && !isTired && !isOpened) return undefined;
  const news: { -readonly [Key in keyof News]: News[Key] } = {};
  if (isTold) news.arm = arm;
  if (isTired) news.spent = piece.spent;
  if (isOpened) news.unpacked = isOpen(piece);
  return news;
};

/** The rules by which something is learnt; fog shortens the distance by PB-R152. */
export const rulesOf = ({ measures }: Setting, { arm, spent, unpacked }: News): readonly RuleId[] => [
  ...(arm === undefined || arm === 'staff' ? [] : ['PB-R145', 'PB-R146', 'PB-R147']),
  ...(measures.spotting < 3 * measures.footThird && arm !== undefined ? ['PB-R152'] : []),
  ...(spent === undefined ? [] : ['PB-R013']),
  ...(unpacked === undefined ? [] : ['PB-R198f']),
];
