import type { Modifier, RuleId } from '@grognard/engine';
import { sideTowards } from '@grognard/field/hex';
import type { Clash } from '../../model/finding.ts';
import type { Reading } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { Unit } from '../../model/state.ts';
import type { Ground } from '../../model/vocabulary.ts';
import { shockValue } from '../../tables/weapons.ts';
import { lacksOf } from '../counters/lacks.ts';
import { type Attack, ownShieldsCount, shieldRows, workOf, workRules } from '../counters/protection.ts';
import {
  formationRules,
  groundAt,
  hasObstacle,
  kindsAt,
  othersWith,
  shockWeapon,
  typeOf,
} from '../map/board.ts';
import { zoneTowards } from '../map/engagement.ts';
import { row } from '../units/rows.ts';

const isHeavyHorse = (unit: Unit): boolean => {
  const weapon = shockWeapon(unit).class;
  return weapon === 'medium-horse' || weapon === 'heavy-horse';
};

/** CB-G3: whether an attack costs the attacker his charge before it is resolved. */
export const breaksCharge = (reading: Reading, { attacker, from, upon }: Clash): boolean =>
  attacker.marker === 'charge' &&
  (hasObstacle(reading, upon) || isAcrossRoughSide(reading.setting, from, upon));

export const isAcrossRoughSide = ({ terrain }: Setting, from: number, upon: number): boolean => {
  const side = sideTowards(terrain.board, from, upon);
  return side !== -1 && terrain.sides[from * 6 + side] === 'rough';
};

const chargeRows = (reading: Reading, { attacker, defender, upon }: Clash): readonly Modifier[] => {
  const open = groundAt(reading, upon) === 'clear' && !hasObstacle(reading, upon);
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
const groundRows = (reading: Reading, { from, upon }: Clash): readonly Modifier[] => {
  const { setting } = reading;
  const rows = [from, upon].flatMap((hex) => groundRow(groundAt(reading, hex)));
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

const stackRows = (reading: Reading, { attacker, defender, from, upon }: Clash): readonly Modifier[] => [
  ...row(-2 * othersWith(reading, attacker, from), 'CB-B4.7-21'),
  ...row(2 * othersWith(reading, defender, upon), 'CB-B4.7-21'),
];

/** A shield wall and a tortoise turn blows and arrows alike. */
export const wallOf = ({ formed }: Unit): number =>
  formed?.mode === 'shield-wall' ? -1 : formed?.mode === 'tortoise' ? -2 : 0;

/** What else a shock goes by: supports and sizes, and what in the hex of an unsupported attacker is no work. */
export const clashRules = (
  reading: Reading,
  { attacker, defender, from, upon, supported }: Clash,
): readonly RuleId[] => [
  ...supportRules(reading, typeOf(attacker).supports.offence, defender, {
    ...{ by: 'shock', enemy: attacker, from, upon },
  }),
  ...formationRules([attacker, defender]),
  ...([attacker, defender].some((unit) => typeOf(unit).small === true) ? ['CB-B4.2-8'] : []),
  ...(supported ? [] : lacksOf(kindsAt(reading, from), 'work')),
  ...(supported ? [] : workRules(workOf(reading, attacker, defender, upon))),
];

/** CB-B4.2-7: whether supports printed on a unit count: those of the attacker for his attack, or the defender's shields. */
export const supportRules = (
  reading: Reading,
  support: number,
  defender: Unit,
  attack: Attack,
): readonly RuleId[] => (support !== 0 || ownShieldsCount(reading, defender, attack) ? ['CB-B4.2-7'] : []);

/** CB-B4.7: the Advantage of a shock, row by row: what is shown before the attack is what is added up in it. */
export const advantageOf = (reading: Reading, clash: Clash): readonly Modifier[] => {
  const { setting } = reading;
  const { attacker, defender, from, upon, supported } = clash;
  const [weapon, against] = [shockWeapon(attacker), shockWeapon(defender)];
  const sheltered = workOf(reading, attacker, defender, upon) !== undefined;
  return [
    ...row(2 * shockValue(weapon.class, against.class), 'CB-B4.7-5'),
    ...row(weapon.capacity, 'CB-B4.7-6'),
    ...row(-against.capacity, 'CB-C4'),
    ...row(typeOf(attacker).supports.offence, 'CB-B4.7-7'),
    ...shieldRows(reading, defender, { by: 'shock', enemy: attacker, from, upon }),
    ...(supported ? [] : sheltered ? [{ value: 0, rule: 'CB-G9' }] : row(-4, 'CB-B4.7-2')),
    ...chargeRows(reading, clash),
    ...zoneRows(setting, clash),
    ...slopeRows(setting, clash),
    ...groundRows(reading, clash),
    ...(isAcrossRoughSide(setting, from, upon) ? row(-1, 'CB-B4.7-15') : []),
    ...stateRows(clash),
    ...stackRows(reading, clash),
    ...row(wallOf(defender), 'CB-B4.7-22'),
  ];
};
