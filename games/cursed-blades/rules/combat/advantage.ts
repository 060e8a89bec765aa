import type { Modifier, RuleId } from '@grognard/engine';
import { sideTowards } from '@grognard/field/hex';
import type { Setting } from '../../model/setting.ts';
import type { Unit } from '../../model/state.ts';
import type { Ground } from '../../model/vocabulary.ts';
import { shockValue } from '../../tables/weapons.ts';
import { lacksOf } from '../counters/lacks.ts';
import { shieldRows, workOf, workRules } from '../counters/protection.ts';
import {
  formationRules,
  groundAt,
  hasObstacle,
  kindsAt,
  othersWith,
  shockWeapon,
  type Table,
  typeOf,
} from '../map/board.ts';
import { zoneTowards } from '../map/engagement.ts';
import { row } from '../units/rows.ts';

/** A shock: who strikes whom, from which hex into which. */
export interface Clash {
  readonly attacker: Unit;
  readonly defender: Unit;
  readonly from: number;
  readonly upon: number;
  readonly supported: boolean;
}

const isHeavyHorse = (unit: Unit): boolean => {
  const weapon = shockWeapon(unit).class;
  return weapon === 'medium-horse' || weapon === 'heavy-horse';
};

/** CB-G3: whether an attack costs the attacker his charge before it is resolved. */
export const breaksCharge = (setting: Setting, table: Table, { attacker, from, upon }: Clash): boolean =>
  attacker.marker === 'charge' &&
  (hasObstacle(setting, table, upon) || isAcrossRoughSide(setting, from, upon));

export const isAcrossRoughSide = ({ terrain }: Setting, from: number, upon: number): boolean => {
  const side = sideTowards(terrain.board, from, upon);
  return side !== -1 && terrain.sides[from * 6 + side] === 'rough';
};

const chargeRows = (
  setting: Setting,
  table: Table,
  { attacker, defender, upon }: Clash,
): readonly Modifier[] => {
  const open = groundAt(setting, table, upon) === 'clear' && !hasObstacle(setting, table, upon);
  return [
    ...(attacker.marker === 'charge' && open ? row(isHeavyHorse(attacker) ? 4 : 2, 'CB-B4.7-9') : []),
    ...(defender.marker === 'charge' ? row(isHeavyHorse(defender) ? -4 : -2, 'CB-B4.7-10') : []),
  ];
};

const groundRow = (ground: Ground): readonly Modifier[] => {
  if (ground === 'rough') return row(-1, 'CB-B4.7-13');
  return ground === 'difficult' || ground === 'water' ? row(-2, 'CB-B4.7-14') : [];
};

/** CB-C12: the attacker's hex counts, and the defender's. */
const groundRows = (setting: Setting, table: Table, { from, upon }: Clash): readonly Modifier[] => {
  const rows = [from, upon].flatMap((hex) => groundRow(groundAt(setting, table, hex)));
  if (setting.switches.roughInShock === 'eachHex') return rows;
  return rows.toSorted((a, b) => a.value - b.value).slice(0, 1);
};

const slopeRows = ({ terrain }: Setting, { from, upon }: Clash): readonly Modifier[] =>
  row(Math.sign((terrain.altitude[from] ?? 0) - (terrain.altitude[upon] ?? 0)), 'CB-B4.7-12');

const zoneRows = (setting: Setting, { defender, from }: Clash): readonly Modifier[] => {
  const zone = zoneTowards(setting, defender, from);
  return row(zone === 'rear' ? 4 : zone === 'flank' ? 2 : 0, 'CB-B4.7-11');
};

const stateRows = ({ attacker, defender }: Clash): readonly Modifier[] => [
  ...row(attacker.breath === 'winded' ? -1 : attacker.breath === 'out-of-breath' ? -2 : 0, 'CB-B4.7-16'),
  ...row(defender.breath === 'out-of-breath' ? 1 : 0, 'CB-B4.7-17'),
  ...row(attacker.cohesion === 'shaken' ? -1 : 0, 'CB-B4.7-18'),
  ...row(defender.cohesion === 'shaken' ? 1 : defender.cohesion === 'routed' ? 4 : 0, 'CB-B4.7-19'),
  ...row(typeOf(attacker).small === true ? -4 : 0, 'CB-B4.7-20'),
  ...row(typeOf(defender).small === true ? 4 : 0, 'CB-B4.7-20'),
];

const stackRows = (table: Table, { attacker, defender, from, upon }: Clash): readonly Modifier[] => [
  ...row(-2 * othersWith(table, attacker, from), 'CB-B4.7-21'),
  ...row(2 * othersWith(table, defender, upon), 'CB-B4.7-21'),
];

/** A shield wall and a tortoise turn blows and arrows alike. */
export const wallOf = ({ formed }: Unit): number =>
  formed?.mode === 'shield-wall' ? -1 : formed?.mode === 'tortoise' ? -2 : 0;

/** What else a shock goes by: supports and sizes, and what in the hex of an unsupported attacker is no work. */
export const clashRules = (
  setting: Setting,
  table: Table,
  { attacker, defender, from, upon, supported }: Clash,
  rows: readonly Modifier[],
): readonly RuleId[] => [
  ...supportRules(rows),
  ...formationRules([attacker, defender]),
  ...([attacker, defender].some((unit) => typeOf(unit).small === true) ? ['CB-B4.2-8'] : []),
  ...(supported ? [] : lacksOf(kindsAt(table, from), 'work')),
  ...(supported ? [] : workRules(workOf(setting, table, attacker, defender, upon))),
];

/** CB-B4.2-7: the rows that come from supports printed on a unit. */
export const supportRules = (rows: readonly Modifier[]): readonly RuleId[] =>
  rows.some(({ rule }) => ['CB-B4.7-7', 'CB-B4.7-8', 'CB-B4.8-9', 'CB-B4.8-10'].includes(rule))
    ? ['CB-B4.2-7']
    : [];

/** CB-B4.7: the Advantage of a shock, row by row: what is shown before the attack is what is added up in it. */
export const advantageOf = (setting: Setting, table: Table, clash: Clash): readonly Modifier[] => {
  const { attacker, defender, from, upon, supported } = clash;
  const [weapon, against] = [shockWeapon(attacker), shockWeapon(defender)];
  const sheltered = workOf(setting, table, attacker, defender, upon) !== undefined;
  return [
    ...row(2 * shockValue(weapon.class, against.class), 'CB-B4.7-5'),
    ...row(weapon.capacity, 'CB-B4.7-6'),
    ...row(-against.capacity, 'CB-C4'),
    ...row(typeOf(attacker).supports.offence, 'CB-B4.7-7'),
    ...shieldRows(setting, table, defender, { by: 'shock', enemy: attacker, from, upon }),
    ...(supported ? [] : sheltered ? [{ value: 0, rule: 'CB-G9' }] : row(-4, 'CB-B4.7-2')),
    ...chargeRows(setting, table, clash),
    ...zoneRows(setting, clash),
    ...slopeRows(setting, clash),
    ...groundRows(setting, table, clash),
    ...(isAcrossRoughSide(setting, from, upon) ? row(-1, 'CB-B4.7-15') : []),
    ...stateRows(clash),
    ...stackRows(table, clash),
    ...row(wallOf(defender), 'CB-B4.7-22'),
  ];
};
