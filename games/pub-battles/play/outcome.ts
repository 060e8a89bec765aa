import type { BySide, Outcome, RuleId, Side } from '@grognard/engine';
import { topic } from '../model/memory.ts';
import { enemyOf, type Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import { type Defeat, defeatsOf, multipliersOf } from '../rules/victory/defeats.ts';
import { sidesAnnihilated, sidesThatLeft } from '../rules/victory/field.ts';
import { pointsIn, scoreRows } from '../rules/victory/points.ts';

/** How a battle ended, before the points are told. */
interface Verdict {
  readonly code: string;
  readonly rule: RuleId;
  /** Further rules that had a part in it. */
  readonly rules?: readonly RuleId[];
  /** `points`: whoever has more of them. */
  readonly winner: Side | 'points' | undefined;
  readonly multiplied?: true;
}

/** PB-R212, PB-R213 */
const withdrawal = (setting: Setting, [first, second]: readonly Side[]): Verdict | undefined => {
  if (first === undefined) return undefined;
  if (second === undefined) return { code: 'withdrawn', rule: 'PB-R212', winner: enemyOf(setting, first) };
  const noLoser = setting.switches.bothWithdraw === 'noLoser';
  return { code: 'both-withdrew', rule: 'PB-R213', winner: noLoser ? 'points' : undefined };
};

/** PB-R207, PB-R209: the worst defeat names the victory; if both are beaten, the multiplied points decide. */
const victory = (defeats: readonly Defeat[]): Verdict | undefined => {
  const [worst, ...others] = defeats.toSorted((a, b) => b.multiplier - a.multiplier);
  const [rule = 'PB-R207', ...rest] = worst?.rules ?? [];
  if (worst === undefined) return undefined;
  const both = others.some(({ loser }) => loser !== worst.loser);
  return {
    code: worst.code,
    rule,
    rules: [...rest, 'PB-R207', ...(others.length > 0 ? ['PB-R209'] : [])],
    winner: both ? 'points' : worst.victor,
    multiplied: true,
  };
};

/** A side has left the field, or nothing of it is left; at the latest the scenario's last turn ends it. */
const endOfTheField = (setting: Setting, state: State): Verdict => {
  const [left] = sidesThatLeft(setting, state);
  if (left !== undefined)
    return { code: 'left-the-field', rule: 'PB-R243', rules: ['PB-R193'], winner: 'points' };
  const [gone, both] = sidesAnnihilated(setting, state);
  if (gone === undefined) return { code: 'time', rule: 'PB-R205', winner: 'points' };
  return {
    code: 'annihilated',
    rule: 'PB-R205',
    winner: both === undefined ? enemyOf(setting, gone) : 'points',
  };
};

const verdictOn = (setting: Setting, state: State): Verdict =>
  withdrawal(setting, state.withdrawn) ?? victory(defeatsOf(setting, state)) ?? endOfTheField(setting, state);

const leaderBy = (totals: BySide<number>): Side | undefined => {
  const best = Math.max(...Object.values(totals));
  const leaders = Object.keys(totals).filter((side) => totals[side] === best);
  return leaders.length === 1 ? leaders[0] : undefined;
};

/** PB-R214: the winner has fewer points than the loser, multiplied as they are. */
const isPyrrhic = (winner: Side | undefined, totals: BySide<number>): boolean =>
  winner !== undefined && Object.values(totals).some((total) => total > (totals[winner] ?? 0));

const ends = topic(() => new WeakMap<State, Outcome>());

/** Whether there is an outcome. To count the points takes a look at all lines of communication: it waits until somebody asks. */
export const isOver = ({ phase }: Pick<State, 'phase'>): boolean => phase === 'over';

/** How the battle ended, with both totals; only once it is over. */
export const outcome = (setting: Setting, state: State): Outcome | undefined => {
  if (!isOver(state)) return undefined;
  const known = setting.memory(ends);
  const told = known.get(state);
  if (told !== undefined) return told;
  const found = outcomeOf(setting, state);
  known.set(state, found);
  return found;
};

const outcomeOf = (setting: Setting, state: State): Outcome => {
  const { code, rule, rules = [], winner: named, multiplied } = verdictOn(setting, state);
  const scored = scoreRows(setting, state);
  const points = pointsIn(setting, scored);
  const multipliers = multiplied === true ? multipliersOf(setting, state) : {};
  const totals = Object.fromEntries(
    Object.entries(points).map(([side, value]) => [side, value * (multipliers[side] ?? 1)]),
  );
  const winner = named === 'points' ? leaderBy(totals) : named;
  const pyrrhic = isPyrrhic(winner, totals);
  const bitter = setting.switches.bitterEnd === 'on' ? ['PB-R216'] : [];
  const params = {
    points,
    totals,
    multipliers,
    pyrrhic,
    rows: scored.map((row) => ({ ...row })),
    rules: [...rules, ...bitter, ...(pyrrhic ? ['PB-R214'] : [])],
  };
  return { code, rule, params, ...(winner !== undefined && { winner }) };
};
