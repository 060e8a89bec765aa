/** Who may charge whom: what a charge and a counter-charge have in common, judged on what its own side can see. */
import { at, type Refusal, refuse } from '@grognard/engine';
import { isStraightAhead, middleOf } from '../../ground/shape/ahead.ts';
import { bodyOfPart } from '../../ground/shape/blocks.ts';
import { zoneOf } from '../../ground/shape/zones.ts';
import { isEngaged, isThere } from '../../model/evolve.ts';
import type { Part } from '../../model/part.ts';
import type { Memories, Setting } from '../../model/setting.ts';
import type { Charge } from '../../model/under-way.ts';
import type { Unit } from '../../model/unit.ts';
import type { View } from '../../model/view.ts';
import type { Formation } from '../../model/vocabulary.ts';
import { mayChargeIn } from '../../tables/nations.ts';
import { chargesFromObstacle, chargesThroughObstacle } from '../ground/charges.ts';
import { unnerved } from '../planning/nerve.ts';
import { seesPart } from '../sight/sees.ts';
import { lineOf } from './squadron-lines.ts';

/** A part that might charge, as its owner sees it. */
export interface Charger {
  readonly setting: Setting;
  readonly view: View;
  readonly index: number;
  readonly part: Part;
  readonly unit: Unit;
}

const SQUARES: ReadonlySet<Formation> = new Set(['square', 'full square']);
const BY_SQUADRONS: ReadonlySet<Formation> = new Set(['echelon', 'chequer']);

/** What stands against a part's charging at all, whomever. */
export const unfitToCharge = ({ setting, view, index, part, unit }: Charger): readonly Refusal[] => [
  ...unnerved(view, part, unit),
  ...wrongShape(setting, part, unit),
  ...(part.degradation > 0
    ? [
        refuse(setting.terrain.laid.length > 0 ? 'LA-OX-3' : 'LA-M5.5-8', 'charge-degraded', {
          unit: unit.id,
        }),
      ]
    : []),
  ...chargesFromObstacle({ setting, view }, { part, unit }),
  ...(isEngaged(view, index) ? [refuse('LA-M5.5-6', 'charge-in-melee', { unit: unit.id })] : []),
  ...(part.evade !== undefined ? [refuse('LA-M7.2-2', 'charge-busy', { unit: unit.id })] : []),
  ...(part.rally !== undefined ? [refuse('LA-M3.1-6', 'charge-busy', { unit: unit.id })] : []),
  ...(part.follow !== undefined ? [refuse('LA-M3.3-7', 'charge-busy', { unit: unit.id })] : []),
];

const wrongShape = ({ switches }: Setting, part: Part, unit: Unit): readonly Refusal[] => {
  const { arm, id, nation } = unit;
  const { formation } = part;
  if (arm !== 'infantry' && arm !== 'cavalry') return [refuse('LA-M5.5-1', 'charge-arm', { unit: id })];
  if (SQUARES.has(formation)) return [refuse('LA-M5.5-2', 'charge-square', { unit: id })];
  if (formation === 'skirmish') return [refuse('LA-M5.5-3', 'charge-skirmish', { unit: id })];
  if (BY_SQUADRONS.has(formation) && switches.echelonCharges === 'no')
    return [refuse('LA-M5.1-2', 'charge-echelon', { unit: id })];
  const isWrong = !mayChargeIn(nation, arm, formation);
  return isWrong && switches.wrongFormationCharge === 'refused'
    ? [refuse('LA-M5.1-4', 'charge-formation', { unit: id, formation })]
    : [];
};

/** What stands against one enemy's being charged: never how far away he is. */
export const unfitTarget = (charger: Charger, target: number): readonly Refusal[] => {
  const { view, part, unit } = charger;
  const enemy = at(view.parts, target);
  const enemyUnit = enemy === undefined ? undefined : at(view.units, enemy.unit);
  if (enemy === undefined || enemyUnit === undefined)
    return [refuse('LA-M5.1-15', 'charge-no-target', { unit: unit.id })];
  const names = { unit: unit.id, target: enemyUnit.id };
  if (enemyUnit.side === unit.side) return [refuse('LA-M5.1-8', 'charge-friend', names)];
  if (!isThere(enemy)) return [refuse('LA-M5.2-1', 'charge-unseen', names)];
  if (enemy.inside !== undefined) return [refuse('LA-O5.5-7', 'house-charge', names)];
  return [
    ...hiddenFromIt(charger, target, names),
    ...(unit.arm === 'infantry' && enemyUnit.arm === 'cavalry'
      ? [refuse('LA-M5.5-4', 'charge-cavalry', names)]
      : []),
    ...wrongAngle(charger.setting, part, unit, enemy, enemyUnit),
    ...barredWay(charger, enemy, enemyUnit),
  ];
};

/** LA-M5.2-1: the charger itself must see the enemy; what others of its side see is of no help. */
const hiddenFromIt = (
  { setting, view, index }: Charger,
  target: number,
  names: Refusal['params'],
): readonly Refusal[] =>
  seesPart(setting, view, index, target) ? [] : [refuse('LA-M5.2-1', 'charge-unseen', names)];

/** What lies in its way; of a line of horse by squadrons some may be free to go: LA-OX-6. */
const barredWay = (charger: Charger, enemy: Part, enemyUnit: Unit): readonly Refusal[] => {
  const { part, unit } = charger;
  const target = { part: enemy, unit: enemyUnit };
  const isAhead = bearingOf(charger.setting, part, unit, enemy, enemyUnit) === 'ahead';
  const barred = chargesThroughObstacle(charger, charger, target, isAhead);
  const mayPart = unit.arm === 'cavalry' && part.formation === 'line' && part.companies.length > 1;
  if (barred.length === 0 || !isAhead || !mayPart) return barred;
  const body = bodyOfPart(charger.setting, enemy, enemyUnit.arm);
  const isFree = part.companies.some((_company, place) => {
    const alone: Part = { ...part, ...lineOf(unit, part, [place]) };
    const reaches = isStraightAhead(charger.setting, alone, unit.arm, body);
    return reaches && chargesThroughObstacle(charger, { part: alone, unit }, target, true).length === 0;
  });
  return isFree ? [] : barred;
};

const wrongAngle = (
  setting: Memories,
  part: Part,
  unit: Unit,
  enemy: Part,
  enemyUnit: Unit,
): readonly Refusal[] => {
  const names = { unit: unit.id, target: enemyUnit.id };
  switch (bearingOf(setting, part, unit, enemy, enemyUnit)) {
    case 'flank':
      return [refuse('LA-M5.2-7', 'charge-flank', names)];
    case 'rear':
      return [refuse('LA-M5.2-8', 'charge-rear', names)];
    default:
      return [];
  }
};

/** Where an enemy lies for one who would charge him. */
export type Bearing = 'ahead' | 'off the axis' | 'flank' | 'rear';

export const bearingOf = (
  setting: Memories,
  part: Part,
  unit: Unit,
  enemy: Part,
  enemyUnit: Unit,
): Bearing => {
  if (isStraightAhead(setting, part, unit.arm, bodyOfPart(setting, enemy, enemyUnit.arm))) return 'ahead';
  const zone = zoneOf(setting, part, unit.arm, middleOf(setting, enemy, enemyUnit.arm));
  if (zone === 'front') return 'off the axis';
  return zone === 'rear' ? 'rear' : 'flank';
};

/** LA-M5.1-4: from a formation in which its nation does not fight, it is an ordinary entry into melee. */
export const plainness = ({ nation, arm }: Unit, formation: Formation): Pick<Charge, 'plain'> =>
  mayChargeIn(nation, arm, formation) ? {} : { plain: 'LA-M5.1-4' };
