import { type Refusal, type RuleId, refuse } from '@grognard/engine';
import { cmOf, isUpTo } from '@grognard/field';
import type { Bill, March, Toll } from '../../model/march.ts';
import type { Setting } from '../../model/setting.ts';
import type { PieceKind } from '../../model/vocabulary.ts';
import { isStaff, type TollFor } from '../../model/vocabulary.ts';
import { kindFacts } from '../../tables/piece-facts.ts';
import { isRough } from './rough.ts';

/** What marches: its kind, and whether its guns ride. */
export interface Gait {
  readonly kind: PieceKind;
  readonly horse?: true;
}

/** PB-R073, PB-R030; PB-R075: guns go on foot, unless the scenario, or a club all of them, calls them mounted. */
export const thirdOf = ({ measures, switches }: Setting, { kind, horse }: Gait): number => {
  const rides = kind === 'artillery' && (horse === true || switches.horseArtillery === 'mounted');
  return kindFacts[kind].gait === 'foot' && !rides ? measures.footThird : measures.mountedThird;
};

/**
 * What a march costs, row by row: the way, pivots but for one that is free (PB-R084, PB-R088), changes of column, and
 * rough ground once.
 */
export const billFor = (
  setting: Setting,
  gait: Gait,
  march: March,
  spent = 0,
  rough = isRough(setting, march),
): Bill => {
  const third = thirdOf(setting, gait);
  let [inLine, byRoad] = [0, 0];
  for (const { road, length } of march.legs) {
    if (road) byRoad += length;
    else inLine += length;
  }
  const tolls: Toll[] = [];
  let total = 0;
  const charge = (length: number, what: TollFor, rule: RuleId): void => {
    if (length <= 0) return;
    tolls.push({ length, what, rule });
    total += length;
  };
  charge(spent, 'reserve', 'PB-R098');
  if (gait.horse === true) charge(inLine, 'ride', 'PB-R075');
  else charge(inLine, 'way', 'PB-R073');
  // PB-R104: that an HQ leads a hidden column is nobody's business.
  if (isStaff(gait.kind)) charge(byRoad / 2, 'way', 'PB-R073');
  else charge(byRoad / 2, 'road', 'PB-R094a');
  charge(Math.max(0, march.pivots - 1) * third, 'turns', 'PB-R085');
  charge(march.changes * third, 'column', 'PB-R094b');
  charge(rough ? third : 0, 'ground', 'PB-R093a');
  return { tolls, total, allowance: 3 * third, third };
};

/** Whether the way and its turns alone are more than the piece can pay, whatever the ground. */
export const isTooFar = (setting: Setting, gait: Gait, march: March, spent: number): boolean => {
  const third = thirdOf(setting, gait);
  let [inLine, byRoad] = [0, 0];
  for (const { road, length } of march.legs) {
    if (road) byRoad += length;
    else inLine += length;
  }
  const turns = Math.max(0, march.pivots - 1) * third;
  return !isUpTo(spent + inLine + byRoad / 2 + turns + march.changes * third, 3 * third);
};

/** What is paid in whole thirds. */
const thirds: readonly TollFor[] = ['turns', 'ground', 'column'];

/** The rules by which the rows of a bill were written and added up. */
export const billRules = ({ tolls, allowance }: Bill): readonly RuleId[] => {
  const has = (...kinds: readonly TollFor[]): boolean => tolls.some(({ what }) => kinds.includes(what));
  const inThirds = tolls.filter(({ what }) => thirds.includes(what));
  const paid = inThirds.reduce((sum, { length }) => sum + length, 0);
  return [
    ...(has('way', 'ride', 'road') ? ['PB-R074'] : []),
    ...(has('ground') && has('turns', 'column') ? ['PB-R093c'] : []),
    ...(inThirds.length > 0 ? ['PB-R093f'] : []),
    ...(paid > 0 && isUpTo(allowance, paid) ? ['PB-R093g'] : []),
    ...(has('column') ? ['PB-R094i'] : []),
  ];
};

/** Names the rule of the dearest toll that is not the way itself, so that the player learns what ate the move. */
export const billRefusals = (bill: Bill, kind: PieceKind): readonly Refusal[] => {
  const { tolls, total, allowance } = bill;
  if (isUpTo(total, allowance)) return [];
  const rules = [...(kindFacts[kind].arm === 'mounted' ? ['PB-R030'] : []), ...billRules(bill)];
  const params = { cm: cmOf(Math.round(total)), allowed: cmOf(allowance), rules };
  return tolls.map(({ what, rule }) => refuse(rule, 'too-far', { ...params, what }));
};
