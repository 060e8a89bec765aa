/** A test of morale: two dice, status, modifiers; then what a general makes of it. */
import { type Modifier, rollDice, total } from '@grognard/engine';
import { gapToPoint, isUpTo } from '@grognard/field';
import type { MoraleEvent, Occasion } from '../../model/events/morale.ts';
import type { Nerve } from '../../model/nerve.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { bands } from '../../tables/morale.ts';
import { orderDistance } from '../../tables/officers.ts';
import { troopOf } from '../../tables/troops.ts';
import { steadiedBy } from '../cover/cover.ts';
import { effectiveDegradation } from '../degradation/degradation.ts';
import { worstOf } from '../passing-through/caught-evading.ts';
import { type Man, manAt } from './near.ts';
import { type Facts, rowsOf } from './rows.ts';

export interface Tested {
  readonly nerve: Nerve;
  readonly score: number;
}

/** The rule that asks for each test. */
const ASKED: Readonly<Record<Occasion, string>> = {
  charge: 'LA-S3.6-26',
  receive: 'LA-S3.6-31',
  home: 'LA-S3.6-27',
  melee: 'LA-S3.6-32',
  strength: 'LA-S3.6-33',
  rout: 'LA-S3.6-34',
  general: 'LA-S3.6-35',
  surprise: 'LA-S3.6-36',
  'first fire': 'LA-S3.6-37',
  fire: 'LA-S3.6-38',
  rally: 'LA-S3.6-39',
  orders: 'LA-S3.2-8',
  edge: 'LA-M7.2-10',
};

/** From the best for a commander to the worst: troops in hand are worth more than troops run wild. */
const LIKED: readonly Nerve[] = ['obeys', 'advance', 'halt', 'retreat', 'rout', 'flight'];

const bandOf = (score: number) => bands.find(({ least }) => score >= least) ?? bands[bands.length - 1];

/** LA-S3.6-6: only horsemen, or those ordered to attack, run wild, and only on the heels of the enemy. */
const mayRunWild = ({ part, unit }: Man, why: readonly Occasion[]): boolean =>
  (unit.arm === 'cavalry' || unit.secret?.attitude === 'attack') &&
  (why.includes('charge') || part.charge !== undefined || part.follow !== undefined);

const nerveOf = (score: number, isWild: boolean): Nerve => {
  const nerve = bandOf(score)?.nerve ?? 'flight';
  return nerve === 'advance' && !isWild ? 'obeys' : nerve;
};

interface Help {
  readonly officer: number;
  readonly most: number;
}

/** LA-S3.6-29: all of his charisma in contact, half of it as far as his voice carries. */
const helpFor = (state: State, { part, unit, body }: Man): Help | undefined => {
  let best: (Help & { readonly id: string }) | undefined;
  for (const [officer, general] of state.officers.entries()) {
    if (general.side !== unit.side || general.rank !== 'general' || general.hit !== undefined) continue;
    const isTouching = general.with === part.unit;
    const isHeard = isUpTo(gapToPoint(body, general.x, general.y), orderDistance(general.authority));
    const most = isTouching ? general.charisma : isHeard ? Math.floor(general.charisma / 2) : 0;
    const isBetter = best === undefined || most > best.most || (most === best.most && general.id < best.id);
    if (most > 0 && isBetter) best = { officer, most, id: general.id };
  }
  return best === undefined ? undefined : { officer: best.officer, most: best.most };
};

/** As little as brings the best result that he can bring about. */
const adds = (score: number, most: number, isWild: boolean): number => {
  let best = 0;
  const badness = (by: number): number => LIKED.indexOf(nerveOf(score + by, isWild));
  for (let by = 1; by <= most; by += 1) {
    for (const each of [by, -by]) if (badness(each) < badness(best)) best = each;
  }
  return best;
};

/** LA-M7.3-2: a part that has divided in two is tested for both, and takes the worse. */
const diceFor = ({ chance }: Story, { part, unit }: Man, why: Occasion): readonly number[] => {
  const roll = () => rollDice(chance, `morale-${why}`, unit.id, 2);
  if (part.split === undefined) return roll();
  return worstOf([roll(), roll()], (dice) => -sumOf(dice)).result ?? [];
};

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

export const tryMorale = (
  story: Story,
  index: number,
  why: readonly [Occasion, ...Occasion[]],
  facts: Facts = {},
): Tested => {
  const man = manAt(story.setting, story.state, index);
  const rows = rowsOf(story.setting, story.state, man, why, facts);
  const isWild = mayRunWild(man, why);
  const dice = diceFor(story, man, why[0]);
  const rolled = sumOf(dice) + total(rows);
  const help = helpFor(story.state, man);
  const added = help === undefined ? 0 : adds(rolled, help.most, isWild);
  const score = rolled + added;
  const nerve = nerveOf(score, isWild);
  happen(story, {
    kind: 'tested',
    part: index,
    occasions: why,
    dice,
    rows,
    score,
    nerve,
    drew: true,
    ...(help !== undefined && added !== 0 && { general: { officer: help.officer, adds: added } }),
    rules: [
      ...rulesOf(man, why, rows, { nerve, score, added }),
      ...(facts.unsteadied === undefined ? steadiedBy(story.setting, story.state, man) : [facts.unsteadied]),
    ],
  } satisfies MoraleEvent);
  return { nerve, score };
};

const rulesOf = (
  man: Man,
  why: readonly Occasion[],
  rows: readonly Modifier[],
  { nerve, score, added }: Tested & { readonly added: number },
): readonly string[] => {
  const { part, unit } = man;
  const ranks = new Set(unit.companies.map(({ troop }) => troopOf(unit.nation, troop).status));
  const band = nerve === 'obeys' ? 'LA-S3.6-7' : bandOf(score)?.rule;
  return [
    ...new Set([
      ...why.map((each) => ASKED[each]),
      'LA-S3.6-28',
      ...rows.map(({ rule }) => rule),
      ...(effectiveDegradation(part) === WITHOUT_FORMATION ? ['LA-U4.1-12', 'LA-U4.1-13'] : []),
      ...(ranks.size > 1 ? ['LA-S3.6-30'] : []),
      ...(added === 0 ? [] : ['LA-S3.6-29', 'LA-S3.2-9']),
      ...(part.split === undefined ? [] : ['LA-M7.3-2']),
      ...(band === undefined ? [] : [band]),
      ...(nerve === 'obeys' || nerve === 'advance' ? [] : ['LA-S3.6-43']),
    ]),
  ];
};
