import { err, ok, type Refusal, type Result, type RuleId } from '@grognard/engine';
import type { Board } from '../../model/board.ts';
import { type Bill, type JudgedMarch, type Leg, legOf, type March, type Marcher } from '../../model/march.ts';
import { topic } from '../../model/memory.ts';
import type { Ending, Step } from '../../model/orders.ts';
import type { Reading } from '../../model/reading.ts';
import { EVERY, type Question, reasonsFrom } from '../../model/reasons.ts';
import { recent } from '../../model/recent.ts';
import type { Setting } from '../../model/setting.ts';
import { underFireOf } from '../field-of-fire/fire.ts';
import { fireRefusals, isStaying, mixingRefusals, standRefusals, wayRefusals } from './against.ts';
import { billFor, billRefusals, isTooFar } from './cost.ts';
import { type Ended, endOf } from './ending.ts';
import { followSteps } from './march.ts';
import { bodyAtEnd, bodyEnded } from './stand.ts';
import { wentBy } from './went-by.ts';

type Verdict = Result<JudgedMarch, readonly Refusal[]>;

/** What a march is judged on: a reading, or as much of it. */
export type OnBoard = Pick<Reading, 'setting' | 'board' | 'memory'>;

/** The steps of a march, and how it is to end. */
export interface Plan {
  readonly steps: readonly Step[];
  readonly ending?: Ending | undefined;
}

interface Judged {
  readonly piece: Marcher;
  readonly ending: Ending | undefined;
  readonly verdict: Verdict;
}

/** Judged marches by their steps: one that was proposed and is ordered then is judged once. */
const judgements = topic(() => recent<readonly Step[], Judged>());

/**
 * Everything the rules have to say about a march, from what one side sees. `spent` is what it had used before. Whoever
 * wants to know no more than so many reasons against it says what is `enough`.
 */
export const judgeMarch = (on: OnBoard, piece: Marcher, plan: Plan, spent = 0, enough = EVERY): Verdict => {
  if (spent !== 0) return judge(on, piece, plan, spent, enough);
  const { steps, ending } = plan;
  const known = on.memory(judgements).of(steps);
  if (known !== undefined && known.piece === piece && known.ending === ending) return known.verdict;
  const verdict = judge(on, piece, plan, spent, enough);
  if (verdict.ok || enough === EVERY) on.memory(judgements).keep(steps, { piece, ending, verdict });
  return verdict;
};

const judge = (
  { setting, board }: OnBoard,
  piece: Marcher,
  { steps, ending }: Plan,
  spent: number,
  enough: number,
): Verdict => {
  const { x, y, heading, column } = piece;
  const start = { x, y, heading, column: column === true };
  const followed = followSteps(setting, start, steps, riderOf(piece));
  if (!followed.ok) return followed;
  const way = asWide(setting, piece, followed.value);
  // Whoever is content with one reason is told the cheapest to find.
  if (enough === 1 && isTooFar(setting, piece, way, spent)) return tooFar(setting, piece, way, spent);
  const ended = endOf(setting, board, piece, way, ending, enough);
  if (!ended.ok) return ended;
  const { march } = ended.value;
  if (enough === 1 && march !== way && isTooFar(setting, piece, march, spent))
    return tooFar(setting, piece, march, spent);
  const tried: Tried = { setting, board, piece, ended: ended.value, enough };
  const stands = reasonsFrom(enough, marchQuestions, tried);
  if (stands.length >= enough) return err(stands);
  const bill = billFor(setting, piece, march, spent);
  const dear = billRefusals(bill, piece.kind);
  if (dear.length === 0 && stands.length === 0) return ok(new Lawful(tried, start, bill));
  return err([...dear, ...stands]);
};

interface Tried {
  readonly setting: Setting;
  readonly board: Board;
  readonly piece: Marcher;
  readonly ended: Ended;
  readonly enough: number;
}

const marchQuestions: readonly Question<Tried>[] = [
  ({ setting, ended }) => mixingRefusals(setting, ended.march),
  ({ setting, board, piece, ended }) =>
    ended.contact === undefined ? standRefusals(setting, board, piece, ended) : [],
  ({ setting, board, piece, ended, enough }) => wayRefusals(setting, board, piece, ended, enough),
  ({ setting, board, piece, ended }) => fireRefusals(setting, board, piece, ended),
];

const tooFar = (setting: Setting, piece: Marcher, march: March, spent: number): Verdict =>
  err(billRefusals(billFor(setting, piece, march, spent, false), piece.kind));

/**
 * Most marches are only tried: the rules that one went by are looked up when somebody asks for them. A class, for with
 * getters of its own each march would be of a shape of its own, slow to make and to read.
 */
class Lawful implements JudgedMarch {
  readonly start: Marcher;
  readonly march: March;
  readonly bill: Bill;
  readonly contact: JudgedMarch['contact'];
  readonly support: JudgedMarch['support'];
  readonly alsoBehind: JudgedMarch['alsoBehind'];
  readonly supportRules: JudgedMarch['supportRules'];
  private readonly tried: Tried;
  private readonly from: March['end'];

  constructor(tried: Tried, from: March['end'], bill: Bill) {
    const { march, contact, support, alsoBehind } = tried.ended;
    this.march = march;
    this.bill = bill;
    this.contact = contact;
    this.support = support;
    this.alsoBehind = alsoBehind;
    this.supportRules = tried.ended.rules;
    this.tried = tried;
    this.start = tried.piece;
    this.from = from;
  }

  get rules(): readonly RuleId[] {
    const { setting, board, piece, ended } = this.tried;
    return [
      ...wentBy(setting, this.from, this.march, this.bill, bodyEnded(setting, piece, this.march.end)),
      ...(ended.rules ?? []),
      ...(isStaying(board, piece, ended) ? ['PB-R116a'] : []),
    ];
  }

  get own(): JudgedMarch['own'] {
    const { setting, board, piece, ended } = this.tried;
    return { rules: ownRules(setting, board, piece, ended) };
  }
}

/** The same march, said to end in this ground. */
export const endingIn = (marched: JudgedMarch, ground: string): JudgedMarch => {
  const { start, march, bill, contact, support, supportRules, alsoBehind, rules, own } = marched;
  return { start, march, bill, contact, support, supportRules, alsoBehind, ground, rules, own };
};

/** PB-R091: staff is a cube, and takes no more room on its way. */
export const asWide = ({ measures }: Setting, { arm }: Marcher, march: March): March =>
  arm === 'staff' ? { ...march, legs: march.legs.map((leg) => withFront(leg, measures.staff)) } : march;

const withFront = ({ from, to, heading, length, road }: Leg, front: number): Leg =>
  legOf(from, to, heading, length, road, front);

export const riderOf = ({ arm, leads }: Marcher): { readonly staff: boolean; readonly leads: boolean } => ({
  staff: arm === 'staff',
  leads: leads === true,
});

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
    ...(underFireOf(setting, board, bodyAtEnd(setting, piece, march.end)).length > 1 ? ['PB-R111'] : []),
  ];
};
