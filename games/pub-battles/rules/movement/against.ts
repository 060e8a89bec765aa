import { type Refusal, refuse } from '@grognard/engine';
import { overlapShare } from '@grognard/field';
import { blocksNear, bodyOn } from '../../ground/board.ts';
import type { Board, BoardBlock } from '../../model/board.ts';
import type { JudgedMarch, March, Marcher } from '../../model/march.ts';
import type { Reading } from '../../model/reading.ts';
import { EVERY } from '../../model/reasons.ts';
import type { Setting } from '../../model/setting.ts';
import { isCommanded, supportCommandRefusals } from '../command/command.ts';
import { isPieceBetween, underFireOf } from '../field-of-fire/fire.ts';
import { coverFrom } from '../terrain/cover.ts';
import type { Ended } from './ending.ts';
import { passageRefusals } from './passage.ts';
import { bodyAtEnd } from './stand.ts';

/** PB-R094j: thirds are spent in line or on the road at will; a club may ask for one or the other. */
export const mixingRefusals = ({ switches }: Setting, { legs }: March): readonly Refusal[] =>
  switches.roadMixing === 'forbidden' && legs.some(({ road }) => road) && legs.some(({ road }) => !road)
    ? [refuse('PB-R094j', 'field-and-road-apart')]
    : [];

/** PB-R116a: in contact, it only turns where it stands. */
export const isStaying = ({ contacts }: Board, { ref }: Marcher, { march, contact }: Ended): boolean =>
  contact === undefined &&
  march.legs.length === 0 &&
  march.changes === 0 &&
  contacts.some(({ attacker, defender }) => attacker === ref || defender === ref);

const areInContact = ({ contacts }: Board, one: string, other: string): boolean =>
  contacts.some(
    ({ attacker, defender }) =>
      (attacker === one && defender === other) || (attacker === other && defender === one),
  );

/** What bars the way. Whether an attacker has ground to stand on was asked with the attack: PB-R237b. */
export const wayRefusals = (
  setting: Setting,
  board: Board,
  piece: Marcher,
  ended: Ended,
  enough = EVERY,
): readonly Refusal[] => {
  // A reason that does not count against an attacker must not hide one that does.
  const wanted = ended.contact === undefined ? enough : EVERY;
  const target = ended.contact?.target.ref;
  const refusals = passageRefusals(setting, board, piece, ended.march, wanted, target);
  return ended.contact === undefined ? refusals : refusals.filter(({ code }) => code !== 'in-the-water');
};

/** Two pieces overlap when more than a hair of one lies on the other. */
const HAIR = 0.002;

/** PB-R082: pieces do not end on top of each other. PB-R116a: but at close quarters one turns where one stands. */
export const standRefusals = (
  setting: Setting,
  board: Board,
  piece: Marcher,
  ended: Ended,
): readonly Refusal[] => {
  if (piece.arm === 'staff') return [];
  const body = bodyAtEnd(setting, piece, ended.march.end);
  const stays = isStaying(board, piece, ended);
  const under = blocksNear(setting, board, body).filter(
    (block) =>
      block.ref !== piece.ref &&
      block.arm !== 'staff' &&
      !(stays && areInContact(board, piece.ref, block.ref)) &&
      overlapShare(body, bodyOn(setting, block)) > HAIR,
  );
  return under.map(({ ref }) => refuse('PB-R082', 'on-another-piece', { piece: ref }));
};

/** In a fight, whoever began it. */
const isFighting = ({ contacts }: Board, { ref }: BoardBlock): boolean =>
  contacts.some(({ attacker, defender }) => attacker === ref || defender === ref);

/** PB-R113a: whoever starts under fire in cover may stay there, and so may turn there. */
const turnsInCover = (setting: Setting, piece: Marcher, { march }: Ended, enemy: BoardBlock): boolean =>
  march.legs.length === 0 &&
  march.changes === 0 &&
  piece.column !== true &&
  coverFrom(setting, { ...piece, heading: march.end.heading }, enemy).length > 0;

/** PB-R110, PB-R111: nobody ends a march in enemy fields of fire but to attack, or to support who fights. */
export const fireRefusals = (
  setting: Setting,
  board: Board,
  piece: Marcher,
  ended: Ended,
): readonly Refusal[] => {
  if (ended.contact !== undefined || piece.arm === 'staff') return [];
  if (ended.support !== undefined && isFighting(board, ended.support)) return [];
  if (isStaying(board, piece, ended)) return [];
  const shooters = underFireOf(setting, board, bodyAtEnd(setting, piece, ended.march.end)).filter(
    (enemy) => !turnsInCover(setting, piece, ended, enemy),
  );
  if (shooters.length === 0) return [];
  // PB-R112: only where it ends; PB-R092e: and if it has no command it cannot even attack from there.
  const rules = [
    'PB-R106',
    'PB-R107',
    'PB-R112',
    ...(isCommanded(setting, board, piece) ? [] : ['PB-R092e']),
  ];
  const { x, y } = ended.march.end;
  return shooters.map((enemy) =>
    refuse('PB-R110', 'in-field-of-fire', {
      enemy: enemy.ref,
      rules: [
        ...rules,
        ...(isPieceBetween(setting, board, enemy, { x, y, ref: piece.ref }) ? ['PB-R109'] : []),
      ],
    }),
  );
};

/** What fields of fire have against a march that was found otherwise to stand: PB-R110, PB-R092f. */
export const marchUnderFire = (
  { setting, board }: Pick<Reading, 'setting' | 'board'>,
  marched: JudgedMarch,
): readonly Refusal[] => {
  const { start, march, support } = marched;
  const isUnderFire = (): boolean =>
    underFireOf(setting, board, bodyAtEnd(setting, start, march.end)).length > 0;
  const command = support === undefined ? [] : supportCommandRefusals(setting, board, start, isUnderFire);
  return command.length > 0 ? command : fireRefusals(setting, board, start, marched);
};
