import { err, impossible, ok, type Refusal, type Result, refuse } from '@grognard/engine';
import { gap, headingOf, normalHeading, TOUCH } from '@grognard/field';
import { blockNamed, bodyOn, enemiesOn } from '../../ground/board.ts';
import type { Board, BoardBlock } from '../../model/board.ts';
import type { JudgedMarch, March, Marcher } from '../../model/march.ts';
import type { Ending } from '../../model/orders.ts';
import type { Setting } from '../../model/setting.ts';
import { faces } from '../../model/vocabulary.ts';
import { isCombatKind, kindFacts } from '../../tables/piece-facts.ts';
import { type Assault, assaultOn } from '../attack/assault.ts';
import { commandRefusals, isCommanded, supportCommandRefusals } from '../command/command.ts';
import { underFireOf } from '../field-of-fire/fire.ts';
import { isBehind, placeBehind, supportRefusals } from '../support/support.ts';
import { bodyAtEnd } from './stand.ts';

/** Where a march ends, and whom it meets there. */
export type Ended = Pick<JudgedMarch, 'march' | 'contact' | 'support' | 'alsoBehind'> & {
  readonly rules?: JudgedMarch['rules'] | undefined;
};

/** Laid down alike wherever a march ends: all that judges it reads this. */
const endedAt = (
  march: March,
  contact?: Ended['contact'],
  support?: Ended['support'],
  alsoBehind?: Ended['alsoBehind'],
  rules?: Ended['rules'],
): Ended => ({ march, contact, support, alsoBehind, rules });

/** Where a march that was followed ends if it is to attack, to support or to stay; or every reason against that. */
export const endOf = (
  setting: Setting,
  board: Board,
  piece: Marcher,
  march: March,
  ending: Ending | undefined,
  enough: number,
): Result<Ended, readonly Refusal[]> => {
  if (ending === undefined) return ok(endedAt(march, grazed(setting, board, piece, march)));
  if (ending.at === 'reserve') return ok(endedAt(march));
  if (ending.at === 'support') return supported(setting, board, piece, march, ending.lead);
  const target = blockNamed(board, `#${ending.target}`);
  if (target === undefined || target.side === board.us) return err([impossible('PB-R117a', 'no-such-enemy')]);
  if (target.arm === 'staff') return err([refuse('PB-R091', 'staff-is-not-attacked')]);
  const assault = assaultOn(setting, board, piece, march, { target, face: ending.face }, enough);
  if (!assault.ok && assault.error.length >= enough) return assault;
  const command = commandRefusals(setting, board, piece);
  if (!assault.ok) return err([...assault.error, ...command]);
  if (command.length > 0) return err(command);
  return ok(endedAt(withAssault(march, assault.value), { target, face: ending.face }));
};

/** PB-R117f: whoever only touches an enemy does not attack him; a club may have it that he does. */
const grazed = (setting: Setting, board: Board, piece: Marcher, { end }: March): JudgedMarch['contact'] => {
  if (setting.switches.cornerContact === 'nothing' || end.column || !kindFacts[piece.kind].attacks)
    return undefined;
  const body = bodyAtEnd(setting, piece, end);
  const target = enemiesOn(board).find((enemy) => gap(body, bodyOn(setting, enemy)) <= TOUCH.pubBattles);
  if (target === undefined || !isCommanded(setting, board, piece)) return undefined;
  const turn = normalHeading(headingOf(end.x - target.x, end.y - target.y) - target.heading);
  return { target, face: faces[Math.round(turn / 9_000) % 4] ?? 'front' };
};

const withAssault = ({ legs, pivots, changes }: March, { leg, end }: Assault): March => ({
  legs: leg.length === 0 ? legs : [...legs, leg],
  pivots,
  changes,
  end,
  attacks: true,
});

const supported = (
  setting: Setting,
  board: Board,
  piece: Marcher,
  march: March,
  ref: string,
): Result<Ended, readonly Refusal[]> => {
  const lead = blockNamed(board, ref);
  // Nobody stands behind himself.
  if (lead === undefined || lead.side !== board.us || ref === piece.ref)
    return err([impossible('PB-R118a', 'no-such-friend')]);
  const refusals = supportRefusals(setting, board, piece, lead, march.end);
  if (refusals.length > 0) return err(refusals);
  const others = othersBefore(setting, board, piece, lead, march.end);
  const isBehindAll = setting.switches.supportsTwoLeads === 'yes' && others.length > 0;
  // PB-R115: it is drawn up flush behind its lead, or where it stands behind two.
  const { x, y, heading } = placeBehind(setting, lead, isBehindAll ? march.end : lead);
  const end = { x, y, heading, column: false };
  const command = supportCommandRefusals(
    setting,
    board,
    piece,
    () => underFireOf(setting, board, bodyAtEnd(setting, piece, end)).length > 0,
  );
  if (command.length > 0) return err(command);
  const alsoBehind = isBehindAll ? freeOf(setting, board, piece, others, end) : undefined;
  const rules = ['PB-R115', ...(others.length > 0 ? ['PB-R118h'] : [])];
  return ok(endedAt({ ...march, end }, undefined, lead, alsoBehind, rules));
};

/** Those whom a piece may support where it is drawn up. */
const freeOf = (
  setting: Setting,
  board: Board,
  piece: Marcher,
  leads: readonly BoardBlock[],
  end: March['end'],
): readonly BoardBlock[] =>
  leads.filter((lead) => supportRefusals(setting, board, piece, lead, end).length === 0);

/** PB-R118h: behind two it supports the one that its owner names. The others behind whom it stands. */
const othersBefore = (
  setting: Setting,
  board: Board,
  piece: Marcher,
  lead: BoardBlock,
  end: March['end'],
): readonly BoardBlock[] =>
  board.blocks.filter(
    (block) =>
      block.side === board.us &&
      block.ref !== lead.ref &&
      block.ref !== piece.ref &&
      block.kind !== undefined &&
      isCombatKind(block.kind) &&
      isBehind(setting, block, end),
  );
