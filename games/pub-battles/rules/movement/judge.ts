import { err, impossible, ok, type Refusal, type Result, type RuleId, refuse } from '@grognard/engine';
import { gap, headingOf, normalHeading, overlapShare, TOUCH } from '@grognard/field';
import { type Board, type BoardBlock, blockNamed, blocksNear, bodyOn, enemiesOn } from '../../board.ts';
import { isCombatKind, kindFacts } from '../../kinds.ts';
import type { Ending, Step } from '../../orders.ts';
import { recent } from '../../recent.ts';
import type { Setting } from '../../setting.ts';
import { type Face, faces, type PieceKind } from '../../vocabulary.ts';
import { type Assault, assaultOn } from '../attack.ts';
import { coverFrom } from '../combat/cover.ts';
import { commandRefusals, isCommanded, supportCommandRefusals } from '../command.ts';
import { isPieceBetween, underFireOf } from '../fire.ts';
import { EVERY, reasonsFrom } from '../reasons.ts';
import { isBehind, placeBehind, supportRefusals } from '../support.ts';
import { type Bill, billFor, billRefusals } from './cost.ts';
import { followSteps, type March } from './march.ts';
import { passageRefusals } from './passage.ts';
import { wentBy } from './went-by.ts';

/** One of our own pieces on the map. */
export type Marcher = BoardBlock & {
  readonly kind: PieceKind;
  /** PB-R094n: an HQ behind which a column hides. */
  readonly leads?: true;
};

/** A march that may stand: where it goes, what it costs, and whom it meets. */
export interface Marched {
  readonly march: March;
  readonly bill: Bill;
  readonly contact?: { readonly target: BoardBlock; readonly face: Face };
  readonly support?: BoardBlock;
  /** PB-R118h, as a club may read it: other leads behind whom it stands as well. */
  readonly alsoBehind?: readonly BoardBlock[];
  /** PB-R078: the ground it is said to end in, where it lies by halves. */
  readonly ground?: string;
  /** What it went by, as everybody can see. */
  readonly rules: readonly RuleId[];
  /** What it went by that only its own side can tell, knowing what it knows of the enemy. */
  readonly own: { readonly rules: readonly RuleId[] };
}

type Verdict = Result<Marched, readonly Refusal[]>;

interface Judged {
  readonly setting: Setting;
  readonly board: Board;
  readonly piece: Marcher;
  readonly ending: Ending | undefined;
  readonly verdict: Verdict;
}

const judgements = recent<readonly Step[], Judged>();

/**
 * Everything the rules have to say about a march, from what one side sees. `spent` is what it had used before. A march
 * that was proposed is checked and then made: it is judged once. Whoever wants to know no more than so many reasons
 * against it says what is `enough`.
 */
export const judgeMarch = (
  setting: Setting,
  board: Board,
  piece: Marcher,
  steps: readonly Step[],
  ending?: Ending,
  spent = 0,
  enough = EVERY,
): Verdict => {
  if (spent !== 0) return judge(setting, board, piece, steps, ending, spent, enough);
  const known = judgements.of(steps);
  const isSame =
    known?.board === board && known.setting === setting && known.piece === piece && known.ending === ending;
  if (isSame) return known.verdict;
  const verdict = judge(setting, board, piece, steps, ending, spent, enough);
  if (verdict.ok || enough === EVERY) judgements.keep(steps, { setting, board, piece, ending, verdict });
  return verdict;
};

const judge = (
  setting: Setting,
  board: Board,
  piece: Marcher,
  steps: readonly Step[],
  ending: Ending | undefined,
  spent: number,
  enough: number,
): Verdict => {
  const { x, y, heading, column } = piece;
  const start = { x, y, heading, column: column === true };
  const followed = followSteps(setting, start, steps, riderOf(piece));
  if (!followed.ok) return followed;
  const ended = endOf(setting, board, piece, asWide(setting, piece, followed.value), ending, enough);
  if (!ended.ok) return ended;
  const { march } = ended.value;
  const tooFar = enough === 1 ? billRefusals(billFor(setting, piece, march, spent, false), piece.kind) : [];
  if (tooFar.length > 0) return err(tooFar);
  const stands = reasonsFrom(enough, [
    () => mixingRefusals(setting, march),
    () => (ended.value.contact === undefined ? standRefusals(setting, board, piece, ended.value) : []),
    () => wayRefusals(setting, board, piece, ended.value),
    () => fireRefusals(setting, board, piece, ended.value),
  ]);
  if (stands.length >= enough) return err(stands);
  const bill = billFor(setting, piece, march, spent);
  const refusals = [...billRefusals(bill, piece.kind), ...stands];
  return refusals.length > 0 ? err(refusals) : ok(withRules(setting, board, piece, start, ended.value, bill));
};

/** Most marches are only tried: the rules that one went by are looked up when somebody asks for them. */
const withRules = (
  setting: Setting,
  board: Board,
  piece: Marcher,
  start: March['end'],
  ended: Ended,
  bill: Bill,
): Marched => ({
  ...ended,
  bill,
  get rules() {
    return [
      ...wentBy(setting, start, ended.march, bill, bodyAt(setting, piece, ended.march.end)),
      ...(ended.rules ?? []),
      ...(isStaying(board, piece, ended) ? ['PB-R116a'] : []),
    ];
  },
  get own() {
    return { rules: ownRules(setting, board, piece, ended) };
  },
});

/** PB-R091: staff is a cube, and takes no more room on its way. */
const asWide = ({ measures }: Setting, { arm }: Marcher, march: March): March =>
  arm === 'staff' ? { ...march, legs: march.legs.map((leg) => ({ ...leg, front: measures.staff })) } : march;

export const riderOf = ({ arm, leads }: Marcher): { readonly staff: boolean; readonly leads: boolean } => ({
  staff: arm === 'staff',
  leads: leads === true,
});

/** PB-R116a: in contact, it only turns where it stands. */
const isStaying = ({ contacts }: Board, { ref }: Marcher, { march, contact }: Ended): boolean =>
  contact === undefined &&
  march.legs.length === 0 &&
  march.changes === 0 &&
  contacts.some(({ attacker, defender }) => attacker === ref || defender === ref);

const areInContact = ({ contacts }: Board, one: string, other: string): boolean =>
  contacts.some(
    ({ attacker, defender }) =>
      (attacker === one && defender === other) || (attacker === other && defender === one),
  );

/** PB-R111, PB-R117i: an attack may end in several fields of fire, and meet somebody nobody has made out. */
const ownRules = (
  setting: Setting,
  board: Board,
  piece: Marcher,
  { march, contact }: Ended,
): readonly RuleId[] => {
  const leads = piece.leads === true && march.legs.some(({ road }) => road) ? ['PB-R094n'] : [];
  if (contact === undefined) return leads;
  return [
    ...(contact.target.arm === undefined ? ['PB-R117i'] : []),
    ...(underFireOf(setting, board, bodyAt(setting, piece, march.end)).length > 1 ? ['PB-R111'] : []),
  ];
};

/** PB-R094j: thirds are spent in line or on the road at will; a club may ask for one or the other. */
const mixingRefusals = ({ switches }: Setting, { legs }: March): readonly Refusal[] =>
  switches.roadMixing === 'forbidden' && legs.some(({ road }) => road) && legs.some(({ road }) => !road)
    ? [refuse('PB-R094j', 'field-and-road-apart')]
    : [];

type Ended = Omit<Marched, 'bill' | 'rules' | 'own'> & Partial<Pick<Marched, 'rules'>>;

const endOf = (
  setting: Setting,
  board: Board,
  piece: Marcher,
  march: March,
  ending: Ending | undefined,
  enough: number,
): Result<Ended, readonly Refusal[]> => {
  if (ending === undefined) return ok({ march, ...grazed(setting, board, piece, march) });
  if (ending.at === 'reserve') return ok({ march });
  if (ending.at === 'support') return supported(setting, board, piece, march, ending.lead);
  const target = blockNamed(board, `#${ending.target}`);
  if (target === undefined || target.side === board.us) return err([impossible('PB-R117a', 'no-such-enemy')]);
  if (target.arm === 'staff') return err([refuse('PB-R091', 'staff-is-not-attacked')]);
  const assault = assaultOn(setting, board, piece, march, target, ending.face, enough);
  if (!assault.ok && assault.error.length >= enough) return assault;
  const command = commandRefusals(setting, board, piece);
  if (!assault.ok) return err([...assault.error, ...command]);
  if (command.length > 0) return err(command);
  return ok({ march: withAssault(march, assault.value), contact: { target, face: ending.face } });
};

/** PB-R117f: whoever only touches an enemy does not attack him; a club may have it that he does. */
const grazed = (setting: Setting, board: Board, piece: Marcher, { end }: March): Pick<Marched, 'contact'> => {
  if (setting.switches.cornerContact === 'nothing' || end.column || !kindFacts[piece.kind].attacks) return {};
  const body = bodyAt(setting, piece, end);
  const target = enemiesOn(board).find(
    (enemy) => gap(body, bodyOn(setting.measures, enemy)) <= TOUCH.pubBattles,
  );
  if (target === undefined || !isCommanded(setting, board, piece)) return {};
  const turn = normalHeading(headingOf(end.x - target.x, end.y - target.y) - target.heading);
  return { contact: { target, face: faces[Math.round(turn / 9_000) % 4] ?? 'front' } };
};

const withAssault = (march: March, { leg, end }: Assault): March => ({
  ...march,
  legs: leg.length === 0 ? march.legs : [...march.legs, leg],
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
  if (lead === undefined || lead.side !== board.us) return err([impossible('PB-R118a', 'no-such-friend')]);
  const refusals = supportRefusals(setting, board, piece, lead, march.end);
  if (refusals.length > 0) return err(refusals);
  const others = othersBefore(setting, board, piece, lead, march.end);
  const isBehindAll = setting.switches.supportsTwoLeads === 'yes' && others.length > 0;
  // PB-R115: it is drawn up flush behind its lead, or where it stands behind two.
  const end = { ...placeBehind(setting, lead, isBehindAll ? march.end : lead), column: false };
  const command = supportCommandRefusals(
    setting,
    board,
    piece,
    () => underFireOf(setting, board, bodyAt(setting, piece, end)).length > 0,
  );
  if (command.length > 0) return err(command);
  const alsoBehind = isBehindAll ? freeOf(setting, board, piece, others, end) : [];
  const rules = ['PB-R115', ...(others.length > 0 ? ['PB-R118h'] : [])];
  return ok({
    march: { ...march, end },
    support: lead,
    rules,
    ...(alsoBehind.length > 0 && { alsoBehind }),
  });
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

const cleared = new WeakMap<Board, Map<string, Board>>();

/** Whom it attacks is no obstacle on the way to him. */
const withoutTarget = (board: Board, { contact }: Ended): Board => {
  if (contact === undefined) return board;
  const { ref: target } = contact.target;
  const boards = cleared.get(board) ?? new Map<string, Board>();
  cleared.set(board, boards);
  const known = boards.get(target) ?? {
    ...board,
    blocks: board.blocks.filter(({ ref }) => ref !== target),
  };
  boards.set(target, known);
  return known;
};

/** What bars the way. Whether an attacker has ground to stand on was asked with the attack: PB-R237b. */
const wayRefusals = (setting: Setting, board: Board, piece: Marcher, ended: Ended): readonly Refusal[] => {
  const refusals = passageRefusals(setting, withoutTarget(board, ended), piece, ended.march);
  return ended.contact === undefined ? refusals : refusals.filter(({ code }) => code !== 'in-the-water');
};

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

/** PB-R082: pieces do not end on top of each other. PB-R116a: but at close quarters one turns where one stands. */
const standRefusals = (setting: Setting, board: Board, piece: Marcher, ended: Ended): readonly Refusal[] => {
  if (piece.arm === 'staff') return [];
  const body = bodyAt(setting, piece, ended.march.end);
  const stays = isStaying(board, piece, ended);
  const under = blocksNear(setting.measures, board, body).filter(
    (block) =>
      block.ref !== piece.ref &&
      block.arm !== 'staff' &&
      !(stays && areInContact(board, piece.ref, block.ref)) &&
      overlapShare(body, bodyOn(setting.measures, block)) > HAIR,
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

/** PB-R110: nobody ends a march in an enemy field of fire but to attack, or to support who fights. */
const fireRefusals = (setting: Setting, board: Board, piece: Marcher, ended: Ended): readonly Refusal[] => {
  if (ended.contact !== undefined || piece.arm === 'staff') return [];
  if (ended.support !== undefined && isFighting(board, ended.support)) return [];
  if (isStaying(board, piece, ended)) return [];
  const shooters = underFireOf(setting, board, bodyAt(setting, piece, ended.march.end)).filter(
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
  return shooters.map((enemy) =>
    refuse('PB-R110', 'in-field-of-fire', {
      enemy: enemy.ref,
      rules: [
        ...rules,
        ...(isPieceBetween(setting, board, enemy, { ...ended.march.end, ref: piece.ref }) ? ['PB-R109'] : []),
      ],
    }),
  );
};
