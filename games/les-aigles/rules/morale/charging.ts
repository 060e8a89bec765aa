/** The tests of a charge: to charge, to receive it, and to go home. */

import type { Modifier } from '@grognard/engine';
import { boxesMeet, isUpTo } from '@grognard/field';
import { aheadOf, distanceAhead, isStraightAhead } from '../../ground/shape/ahead.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { standingAbout, standingWhere } from '../../ground/shape/whereabouts.ts';
import { zoneOf } from '../../ground/shape/zones.ts';
import { byName } from '../../model/by-name.ts';
import { partOf, standing, unitOf } from '../../model/evolve.ts';
import type { Memories } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { WITHOUT_FORMATION } from '../../model/vocabulary.ts';
import { allowance, chargeBonus, FASTEST } from '../../tables/allowances.ts';
import { PASSES, solidFront, statusRows } from '../../tables/morale.ts';
import { breakOut } from '../charges/break-out.ts';
import { sideMet } from '../charges/contact.ts';
import { bearingOf } from '../charges/may.ts';
import { isClosedMelee } from '../charges/onto-melee.ts';
import type { Outcome, Ridden } from '../charges/outcome.ts';
import { ahead, writtenTarget } from '../charges/riders.ts';
import { degrade } from '../passing-through/cross.ts';
import { seesPart } from '../sight/sees.ts';
import { isFormed, type Man, manAt, nearestEnemy, perFigure, strengthOf } from './near.ts';
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
    const man = manAt(story.setting, story.state, index);
    const isSeen = (other: Man): boolean => seesPart(story.setting, story.state, index, other.index);
    const target = nearestEnemy(
      story.setting,
      story.state,
      man,
      (other) => mayRunAt(story.setting, man, other) && isSeen(other),
    );
    if (target === undefined) return true;
    breakOut(story, index, target.index);
    return false;
  }
  if (score >= PASSES) return true;
  if (degradation >= WITHOUT_FORMATION) submit(story, index, nerve);
  return false;
};

const mayRunAt = (setting: Memories, man: Man, other: Man): boolean => {
  if (man.unit.arm === 'infantry' && other.unit.arm === 'cavalry') return false;
  const where = bearingOf(setting, man.part, man.unit, other.part, other.unit);
  return where === 'ahead' || where === 'off the axis';
};

/** Whom a charge is about to reach, and how far he is. */
interface Reach {
  readonly enemy: Man;
  readonly distance: number;
}

/** More than rounding, in 0.001 cm. */
const A_HAIR = 10;

const paceOf = ({ part, unit }: Man): number => allowance(unit, part);

/** The first enemy ahead of a charge whom it can reach in this quarter; a screen does not stop it. */
const reachOf = (setting: Memories, state: State, man: Man): Reach | undefined => {
  const { part, unit } = man;
  const target = writtenTarget(part);
  const isPlain = part.charge?.plain !== undefined || part.degradation >= WITHOUT_FORMATION;
  const most = paceOf(man) + (isPlain ? 0 : chargeBonus(unit, part));
  const before = standingAbout(setting, state, man.body, most + FASTEST + A_HAIR, unit.side).filter(
    (index) => {
      const enemy = partOf(state, index);
      const his = unitOf(state, enemy.unit);
      if (enemy.formation === 'skirmish' && index !== target) return false;
      // Nobody is nearer than his box.
      const comes = enemy.charge === undefined ? 0 : allowance(his, enemy);
      const body = bodyOfPart(setting, enemy, his.arm);
      return (
        boxesMeet(man.body, body, most + comes + A_HAIR) && isStraightAhead(setting, part, unit.arm, body)
      );
    },
  );
  let found: Reach | undefined;
  for (const index of byName(state, before)) {
    const enemy = manAt(setting, state, index);
    const distance = distanceAhead(setting, part, unit.arm, enemy.body);
    const comes = enemy.part.charge === undefined ? 0 : paceOf(enemy);
    if (isUpTo(distance, most + comes) && distance < (found?.distance ?? Infinity))
      found = { enemy, distance };
  }
  return found;
};

/** Before anybody moves: those whom a charge will reach in this quarter. */
export const braceForCharges = (story: Story): void => {
  const charging = standing(story.state).filter((index) => partOf(story.state, index).charge !== undefined);
  for (const index of byName(story.state, charging)) {
    if (partOf(story.state, index).charge === undefined) continue;
    const reach = reachOf(story.setting, story.state, manAt(story.setting, story.state, index));
    if (reach === undefined || isNoCharge(story.setting, story.state, index, reach.enemy.index)) continue;
    testToReceive(story, reach.enemy.index, index);
  }
};

/** LA-M5.5-6: whoever has come to be in a melee meanwhile has no charge to receive. */
const isNoCharge = (setting: Memories, state: State, charger: number, enemy: number): boolean =>
  isClosedMelee(state, charger, enemy, sideMet(setting, state, partOf(state, charger), enemy));

/** LA-S3.6-31: once a period, and not whoever charges himself or is on his way out. */
const testToReceive = (story: Story, index: number, charger: number): void => {
  const { braced, charge, evade, rally, routing, retreat } = partOf(story.state, index);
  const isAway = [charge, evade, rally, routing, retreat].some((each) => each !== undefined);
  if (isAway || braced === story.state.period) return;
  const { nerve } = tryMorale(story, index, ['receive'], {
    charger: manAt(story.setting, story.state, charger),
  });
  submit(story, index, nerve, charger, ['LA-S3.6-42']);
};

/** What is left of a front, as a place in the tables: intact, three quarters, 60 in a hundred, weaker. */
const shareOf = ({ unit }: Man): number =>
  solidFront.shares.findIndex((share) => strengthOf(unit) >= share - 1e-9);

/** LA-S3.6-27, -40: a front that daunts whoever charges it; none, if it does not. */
const solidity = (setting: Memories, charger: Man, enemy: Man): Modifier | undefined => {
  const row = solidRow(setting, charger, enemy);
  return row?.value === 0 ? undefined : row;
};

const solidRow = (setting: Memories, charger: Man, enemy: Man): Modifier | undefined => {
  if (enemy.unit.arm !== 'infantry' || !isFormed(enemy)) return undefined;
  const { formation } = enemy.part;
  const isColumn = charger.part.formation.endsWith('column');
  const isHorse = charger.unit.arm === 'cavalry';
  const isFront = zoneOf(setting, enemy.part, enemy.unit.arm, charger.part) === 'front';
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

/** What came of the charges of a quarter for those who go home, and those who give way at once. */
interface Homecoming<O extends Outcome> {
  readonly home: O;
  readonly fled: readonly number[];
}

/** LA-S3.6-27: just before contact, when all the fire on the way has told. Whenever somebody fails, all ride anew. */
export const homeTests = <O extends Outcome>(story: Story, first: O, ride: () => O): Homecoming<O> => {
  const tested = new Set<number>();
  const failed: number[] = [];
  let home = first;
  for (;;) {
    const fresh = home.clashes.map(({ attacker }) => attacker).filter((index) => !tested.has(index));
    const before = failed.length;
    for (const index of byName(story.state, [...new Set(fresh)])) {
      tested.add(index);
      if (!goesHome(story, home, index)) failed.push(index);
    }
    if (failed.length === before) break;
    home = ride();
  }
  const fled = failed.filter((index) => {
    const { routing, retreat } = partOf(story.state, index);
    return routing === true || retreat !== undefined;
  });
  return { home, fled };
};

/** The first clash of an attacker. */
const earliest = (clashes: Outcome['clashes'], index: number): Outcome['clashes'][number] | undefined => {
  let first: Outcome['clashes'][number] | undefined;
  for (const clash of clashes)
    if (clash.attacker === index && (first === undefined || clash.time < first.time)) first = clash;
  return first;
};

/** Whether a charge goes home; if not, what becomes of it. */
const goesHome = (story: Story, outcome: Outcome, index: number): boolean => {
  const clash = earliest(outcome.clashes, index);
  const rode = outcome.ridden.get(index);
  if (clash === undefined || rode === undefined) return true;
  const charger = manAt(story.setting, story.state, index);
  const enemy = manAt(story.setting, story.state, clash.defender);
  if (enemy.part.routing === true || enemy.part.retreat !== undefined) return true;
  const { threshold } = statusRows[charger.unit.status];
  const lossesPerFigure = perFigure(charger.part.approach);
  const solid = solidity(story.setting, charger, enemy);
  if (solid === undefined && lossesPerFigure < threshold) return true;
  const rows = solid === undefined ? [] : [solid];
  const { nerve, score } = tryMorale(story, index, ['home'], { lossesPerFigure, rows });
  if (nerve === 'advance') submit(story, index, nerve);
  if (score >= PASSES) return true;
  if (nerve === 'halt') stopShort(story, outcome, rode);
  else if (lossesPerFigure >= 2 * threshold) submit(story, index, nerve, enemy.index, ['LA-S3.6-42']);
  else submit(story, index, 'retreat', enemy.index, ['LA-S3.6-42', 'LA-S3.6-41']);
  return false;
};

/** How far it can go before it is on somebody's ground as he stands now. */
const roomAhead = ({ setting, state }: Story, { index, part, unit }: Ridden['rider']): number =>
  Math.min(
    ...standingWhere(setting, state, aheadOf(setting, part, unit.arm))
      .filter((other) => other !== index)
      .map((other) => distanceAhead(setting, part, unit.arm, manAt(setting, state, other).body)),
  );

/** LA-S3.6-8: a quarter's march short of the enemy; whoever would come through others on the way there stays where he was. */
const stopShort = (story: Story, { swept, passed }: Outcome, { rider, length }: Ridden): void => {
  const { index, part, step } = rider;
  const hasPassed = [...swept, ...passed].some(({ by }) => by === index);
  const room = roomAhead(story, rider);
  const far = Math.min(length - step, room);
  if (far > 0 && (!hasPassed || far < room)) {
    const { x, y, heading } = part;
    const to = ahead(part, far);
    const way = [{ x, y, heading }, to];
    happen(story, {
      ...{ kind: 'moved', part: index, how: 'marches', level: 'charge', way, to, run: 0 },
      rules: ['LA-S3.6-8'],
    });
  }
  degrade(story, index, WITHOUT_FORMATION, ['LA-S3.6-8']);
  submit(story, index, 'halt');
};
