/** The tests of a charge: to charge, to receive it, and to go home. */
import type { Modifier } from '@grognard/engine';
import { isUpTo } from '@grognard/field';
import { zoneOf } from '../../shape/zones.ts';
import { partOf, standing } from '../../state.ts';
import type { State } from '../../state-types.ts';
import { happen, type Story } from '../../story.ts';
import { allowance, chargeBonus } from '../../tables/allowances.ts';
import { PASSES, solidFront, statusRows } from '../../tables/morale.ts';
import { WITHOUT_FORMATION } from '../../vocabulary.ts';
import { distanceAhead, isStraightAhead } from '../charges/ahead.ts';
import { breakOut } from '../charges/break-out.ts';
import { bearingOf } from '../charges/may.ts';
import { ahead, writtenTarget } from '../charges/riders.ts';
import { degrade } from '../crossing/cross.ts';
import { byName, isFormed, isFriend, type Man, manAt, nearestEnemy, strengthOf } from './near.ts';
import { submit } from './results.ts';
import { tryMorale } from './test.ts';

/**
 * LA-S3.6-26: whether a part charges. Below seven it stays; it gives way only if it had lost its formation before.
 * Beyond control it is off at once, at the nearest enemy it can see.
 */
export const testToCharge = (story: Story, index: number): boolean => {
  const { degradation } = partOf(story.state, index);
  const { nerve, score } = tryMorale(story, index, ['charge']);
  if (nerve === 'advance') {
    const man = manAt(story.state, index);
    const target = nearestEnemy(story.state, man, (other) => mayRunAt(man, other));
    if (target === undefined) return true;
    breakOut(story, index, target.index);
    return false;
  }
  if (score >= PASSES) return true;
  if (degradation >= WITHOUT_FORMATION) submit(story, index, nerve);
  return false;
};

const mayRunAt = (man: Man, other: Man): boolean => {
  if (man.unit.arm === 'infantry' && other.unit.arm === 'cavalry') return false;
  const where = bearingOf(man.part, man.unit, other.part, other.unit);
  return where === 'ahead' || where === 'off the axis';
};

/** Whom a charge is about to reach, and how far he is. */
interface Reach {
  readonly enemy: Man;
  readonly distance: number;
  readonly step: number;
}

const paceOf = ({ part, unit }: Man): number => allowance(unit, part);

/** The first enemy ahead of a charge whom it can reach in this quarter; a screen does not stop it. */
const reachOf = (state: State, man: Man): Reach | undefined => {
  const { part, unit } = man;
  const target = writtenTarget(part);
  const step = paceOf(man);
  const isPlain = part.charge?.plain !== undefined || part.degradation >= WITHOUT_FORMATION;
  const most = step + (isPlain ? 0 : chargeBonus(unit, part));
  let found: Reach | undefined;
  for (const index of byName(state, standing(state))) {
    const enemy = manAt(state, index);
    const isScreen = enemy.part.formation === 'skirmish' && index !== target;
    if (isFriend(man, enemy) || isScreen || !isStraightAhead(part, unit.arm, enemy.body)) continue;
    const distance = distanceAhead(part, unit.arm, enemy.body);
    const comes = enemy.part.charge === undefined ? 0 : paceOf(enemy);
    if (isUpTo(distance, most + comes) && distance < (found?.distance ?? Infinity))
      found = { enemy, distance, step };
  }
  return found;
};

/** Before anybody moves: those whom a charge will reach in this quarter, and those who charge. */
export const braceForCharges = (story: Story): void => {
  const charging = standing(story.state).filter((index) => partOf(story.state, index).charge !== undefined);
  for (const index of byName(story.state, charging)) {
    if (partOf(story.state, index).charge === undefined) continue;
    const reach = reachOf(story.state, manAt(story.state, index));
    if (reach === undefined) continue;
    testToReceive(story, reach.enemy.index, index);
    homeTest(story, index, reach.enemy.index);
  }
};

/** LA-S3.6-31: once a period, and not whoever charges himself or is on his way out. */
const testToReceive = (story: Story, index: number, charger: number): void => {
  const { braced, charge, evade, rally, routing, retreat } = partOf(story.state, index);
  const isAway = [charge, evade, rally, routing, retreat].some((each) => each !== undefined);
  if (isAway || braced === story.state.period) return;
  const { nerve } = tryMorale(story, index, ['receive'], { charger: manAt(story.state, charger) });
  submit(story, index, nerve, charger, ['LA-S3.6-42']);
};

/** What is left of a front, as a place in the tables: intact, three quarters, 60 in a hundred, weaker. */
const shareOf = ({ unit }: Man): number =>
  solidFront.shares.findIndex((share) => strengthOf(unit) >= share - 1e-9);

/** LA-S3.6-27, -40: a front that daunts whoever charges it; none, if it does not. */
const solidity = (charger: Man, enemy: Man): Modifier | undefined => {
  if (enemy.unit.arm !== 'infantry' || !isFormed(enemy)) return undefined;
  const { formation } = enemy.part;
  const isColumn = charger.part.formation.endsWith('column');
  const isHorse = charger.unit.arm === 'cavalry';
  const isFront = zoneOf(enemy.part, enemy.unit.arm, charger.part) === 'front';
  const row = (table: typeof solidFront.column | typeof solidFront.cavalryLine): Modifier => ({
    value: table.values[shareOf(enemy)] ?? 0,
    rule: table.rule,
  });
  if (isHorse && formation === 'square') return row(solidFront.column);
  if (!isFront) return undefined;
  const isLine = formation === 'line' || formation === 'double line';
  if (isColumn && isLine) return row(solidFront.column);
  return isHorse && !isColumn && (isLine || formation.endsWith('column'))
    ? row(solidFront.cavalryLine)
    : undefined;
};

/** LA-S3.6-27: a charge that fire has shaken, or that sees a solid front before it, may not go home. */
const homeTest = (story: Story, index: number, target: number): void => {
  const charger = manAt(story.state, index);
  const enemy = manAt(story.state, target);
  if (enemy.part.routing === true || enemy.part.retreat !== undefined) return;
  const { threshold } = statusRows[charger.unit.status];
  const lossesPerFigure = charger.part.shaken ?? 0;
  const solid = solidity(charger, enemy);
  if (solid === undefined && lossesPerFigure < threshold) return;
  const rows = solid === undefined || solid.value === 0 ? [] : [solid];
  const { nerve, score } = tryMorale(story, index, ['home'], { lossesPerFigure, rows });
  if (nerve === 'advance') submit(story, index, nerve);
  if (score >= PASSES) return;
  if (nerve === 'halt') stopShort(story, charger, enemy);
  else if (lossesPerFigure >= 2 * threshold) submit(story, index, nerve, target, ['LA-S3.6-42']);
  else submit(story, index, 'retreat', target, ['LA-S3.6-42', 'LA-S3.6-41']);
};

/** LA-S3.6-8: a quarter's march short of the enemy, or of whoever else is in the way. */
const stopShort = (story: Story, charger: Man, enemy: Man): void => {
  const { part, unit, index } = charger;
  const room = Math.min(
    ...standing(story.state)
      .filter((other) => other !== index && other !== enemy.index)
      .map((other) => distanceAhead(part, unit.arm, manAt(story.state, other).body)),
  );
  const short = distanceAhead(part, unit.arm, enemy.body) - paceOf(charger);
  const length = Math.min(short, room, paceOf(charger) + chargeBonus(unit, part));
  if (length > 0) {
    const { x, y, heading } = part;
    const to = ahead(part, length);
    const way = [{ x, y, heading }, to];
    happen(story, { kind: 'moved', part: index, level: 'charge', way, to, run: 0, rules: ['LA-S3.6-8'] });
  }
  degrade(story, index, WITHOUT_FORMATION, ['LA-S3.6-8']);
  submit(story, index, 'halt');
};
