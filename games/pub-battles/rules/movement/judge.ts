import { err, impossible, ok, type Refusal, type Result, refuse } from '@grognard/engine';
import { overlapShare } from '@grognard/field';
import { type Board, type BoardBlock, blockNamed, bodyOn } from '../../board.ts';
import type { Ending, Step } from '../../orders.ts';
import type { Setting } from '../../setting.ts';
import type { Face, PieceKind } from '../../vocabulary.ts';
import { type Assault, assaultOn } from '../attack.ts';
import { commandRefusals } from '../command.ts';
import { underFireOf } from '../fire.ts';
import { supportRefusals } from '../support.ts';
import { type Bill, billFor, billRefusals } from './cost.ts';
import { followSteps, type March } from './march.ts';
import { passageRefusals } from './passage.ts';

/** One of our own pieces on the map. */
export type Marcher = BoardBlock & { readonly kind: PieceKind };

/** A march that may stand: where it goes, what it costs, and whom it meets. */
export interface Marched {
  readonly march: March;
  readonly bill: Bill;
  readonly contact?: { readonly target: BoardBlock; readonly face: Face };
  readonly support?: BoardBlock;
}

/** Everything the rules have to say about a march, from what one side sees. `spent` is what it had used before. */
export const judgeMarch = (
  setting: Setting,
  board: Board,
  piece: Marcher,
  steps: readonly Step[],
  ending?: Ending,
  spent = 0,
): Result<Marched, readonly Refusal[]> => {
  const { x, y, heading, column } = piece;
  const followed = followSteps(setting, { x, y, heading, column: column === true }, steps);
  if (!followed.ok) return followed;
  const ended = endOf(setting, board, piece, followed.value, ending);
  if (!ended.ok) return ended;
  const { march } = ended.value;
  const bill = billFor(setting, piece.kind, march, spent);
  const refusals = [
    ...billRefusals(bill),
    ...passageRefusals(setting, withoutTarget(board, ended.value), piece, march),
    ...(ended.value.contact === undefined ? standRefusals(setting, board, piece, march.end) : []),
    ...fireRefusals(setting, board, piece, ended.value),
  ];
  return refusals.length === 0 ? ok({ ...ended.value, bill }) : err(refusals);
};

type Ended = Omit<Marched, 'bill'>;

const endOf = (
  setting: Setting,
  board: Board,
  piece: Marcher,
  march: March,
  ending: Ending | undefined,
): Result<Ended, readonly Refusal[]> => {
  if (ending === undefined || ending.at === 'reserve') return ok({ march });
  if (ending.at === 'support') return supported(setting, board, piece, march, ending.lead);
  const target = blockNamed(board, `#${ending.target}`);
  if (target === undefined || target.side === board.us) return err([impossible('PB-R117a', 'no-such-enemy')]);
  if (target.arm === 'staff') return err([refuse('PB-R091', 'staff-is-not-attacked')]);
  const assault = assaultOn(setting, board, piece, march, target, ending.face);
  const command = commandRefusals(setting, board, piece);
  if (!assault.ok) return err([...assault.error, ...command]);
  if (command.length > 0) return err(command);
  return ok({ march: withAssault(march, assault.value), contact: { target, face: ending.face } });
};

const withAssault = (march: March, { leg, end }: Assault): March => ({
  ...march,
  legs: leg.length === 0 ? march.legs : [...march.legs, leg],
  end,
});

const supported = (
  setting: Setting,
  board: Board,
  piece: Marcher,
  march: March,
  ref: string,
): Result<Ended, readonly Refusal[]> => {
  const lead = blockNamed(board, ref);
  if (lead === undefined || lead.side !== board.us) return err([impossible('PB-R118a', 'no-such-friend')]);
  const refusals = supportRefusals(setting, board, piece, lead, march.end);
  return refusals.length === 0 ? ok({ march, support: lead }) : err(refusals);
};

/** Whom it attacks is no obstacle on the way to him. */
const withoutTarget = (board: Board, { contact }: Ended): Board =>
  contact === undefined
    ? board
    : { ...board, blocks: board.blocks.filter(({ ref }) => ref !== contact.target.ref) };

const bodyAt = (setting: Setting, piece: BoardBlock, end: March['end']) =>
  bodyOn(setting.measures, {
    x: end.x,
    y: end.y,
    heading: end.heading,
    ...(piece.arm !== undefined && { arm: piece.arm }),
    ...(end.column && { column: true }),
  });

/** Two pieces overlap when more than a hair of one lies on the other. */
const HAIR = 0.002;

/** PB-R082: pieces do not end on top of each other. */
const standRefusals = (
  setting: Setting,
  board: Board,
  piece: Marcher,
  end: March['end'],
): readonly Refusal[] => {
  if (piece.arm === 'staff') return [];
  const body = bodyAt(setting, piece, end);
  const under = board.blocks.filter(
    (block) =>
      block.ref !== piece.ref &&
      block.arm !== 'staff' &&
      overlapShare(body, bodyOn(setting.measures, block)) > HAIR,
  );
  return under.map(({ ref }) => refuse('PB-R082', 'on-another-piece', { piece: ref }));
};

/** PB-R110: nobody ends a march in an enemy field of fire but to attack, or to support an attack. */
const fireRefusals = (setting: Setting, board: Board, piece: Marcher, ended: Ended): readonly Refusal[] => {
  if (ended.contact !== undefined || ended.support !== undefined || piece.arm === 'staff') return [];
  return underFireOf(setting, board, bodyAt(setting, piece, ended.march.end)).map(({ ref }) =>
    refuse('PB-R110', 'in-field-of-fire', { enemy: ref }),
  );
};
