import { type Modifier, type RuleId, total } from '@grognard/engine';
import { unitOf } from '../../model/evolve.ts';
import { type Reading, readStory } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { Unit } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import { shockValue } from '../../tables/weapons.ts';
import { nerveRows } from '../counters/protection.ts';
import { hexesOf, shockWeapon, typeOf } from '../map/board.ts';
import { engagersOf, zoneTowards } from '../map/engagement.ts';
import { disorder, stopCharge } from '../units/condition.ts';
import { rolledTest } from '../units/moral.ts';

/** 1: the unit has come to where it is engaged; 2: it waits for an enemy who comes at it. */
export type EngagementCase = 1 | 2;

/** The hex of an enemy that is next to the unit, with the hex of the unit beside it. */
const meetingOf = (
  setting: Setting,
  unit: Unit,
  enemy: Unit,
): { readonly from: number; readonly upon: number } | undefined => {
  for (const upon of hexesOf(unit))
    for (const from of hexesOf(enemy))
      if (zoneTowards(setting, { ...unit, hex: upon }, from) !== undefined) return { from, upon };
  return undefined;
};

const capacityRows = (unit: Unit, enemy: Unit): readonly Modifier[] => {
  const [own, theirs] = [shockWeapon(unit).capacity, shockWeapon(enemy).capacity];
  return own === theirs ? [] : [{ value: own > theirs ? -1 : 1, rule: 'CB-B4.6-5' }];
};

const chargeRows = (unit: Unit, enemy: Unit): readonly Modifier[] => [
  ...(unit.marker === 'charge'
    ? [{ value: typeOf(unit).moral.type === 'exalted' ? -2 : -1, rule: 'CB-B4.6-6' }]
    : []),
  ...(enemy.marker === 'charge' ? [{ value: 1, rule: 'CB-B4.6-6' }] : []),
];

const sizeRows = (unit: Unit, enemy: Unit): readonly Modifier[] => [
  ...(typeOf(unit).small === true ? [{ value: 1, rule: 'CB-B4.6-8' }] : []),
  ...(typeOf(enemy).small === true ? [{ value: -1, rule: 'CB-B4.6-8' }] : []),
];

/** CB-C2: works and the ground steady whoever waits: the best of them, and that alone. */
const steadyRows = (
  reading: Reading,
  unit: Unit,
  enemy: Unit,
  { from, upon }: { readonly from: number; readonly upon: number },
): readonly Modifier[] => {
  const { setting } = reading;
  const natural = setting.terrain.ground[upon];
  const rows = [
    ...nerveRows(reading, unit, { by: 'shock', enemy, from, upon }),
    ...(natural === 'rough' ? [{ value: -1, rule: 'CB-B4.6-10' }] : []),
    ...(natural === 'difficult' ? [{ value: -4, rule: 'CB-B4.6-11' }] : []),
  ];
  return rows.toSorted((a, b) => a.value - b.value).slice(0, 1);
};

const matrixOf = (unit: Unit, enemy: Unit): number =>
  shockValue(shockWeapon(enemy).class, shockWeapon(unit).class);

const isFrightening = (enemy: Unit): boolean => typeOf(enemy).abilities.includes('frightening');

/** What one enemy means for the engagement test of a unit, row by row. */
export const engagementRows = (
  reading: Reading,
  unit: Unit,
  enemy: Unit,
  which: EngagementCase,
): readonly Modifier[] => {
  const { setting } = reading;
  const meeting = meetingOf(setting, unit, enemy);
  if (meeting === undefined) return [];
  const matrix = matrixOf(unit, enemy);
  const zone = zoneTowards(setting, { ...unit, hex: meeting.upon }, meeting.from);
  return [
    ...(matrix === 0 ? [] : [{ value: matrix, rule: 'CB-B4.6-4' }]),
    ...capacityRows(unit, enemy),
    ...chargeRows(unit, enemy),
    ...(zone === 'front' ? [] : [{ value: zone === 'flank' ? 1 : 2, rule: 'CB-B4.6-7' }]),
    ...sizeRows(unit, enemy),
    ...(isFrightening(enemy) ? [{ value: 2, rule: 'CB-B4.6-9' }] : []),
    ...(which === 2 ? steadyRows(reading, unit, enemy, meeting) : []),
  ];
};

/** Those whose presence asks the test: all engagers, or in case 2 those who bear a marker. */
const whomItDreads = (reading: Reading, index: number, which: EngagementCase): readonly number[] =>
  engagersOf(reading, index).filter(
    (enemy) => which === 1 || unitOf(reading.view, enemy).marker !== undefined,
  );

/** An enemy, and what he means for the test. */
interface Dread {
  readonly enemy: Unit;
  readonly rows: readonly Modifier[];
}

/** CB-B4.6-3: of several enemies the worst counts. */
export const worstOf = (reading: Reading, index: number, which: EngagementCase): Dread | undefined =>
  whomItDreads(reading, index, which)
    .map((other) => {
      const enemy = unitOf(reading.view, other);
      return { enemy, rows: engagementRows(reading, unitOf(reading.view, index), enemy, which) };
    })
    .toSorted((a, b) => total(b.rows) - total(a.rows))[0];

/** What else the test goes by: CB-C7 how the two fight each other, CB-B4.2-9 an enemy who frightens. */
const dreadRules = (unit: Unit, { enemy, rows }: Dread): readonly RuleId[] =>
  rows.length === 0
    ? []
    : [...(matrixOf(unit, enemy) === 0 ? [] : ['CB-C7']), ...(isFrightening(enemy) ? ['CB-B4.2-9'] : [])];

export type Nerve = 'held' | 'failed' | 'activation-lost';

/** The engagement test, if anybody asks for it; a shaken formation that fails loses its activation only. */
export const engagementTest = (
  story: Story,
  index: number,
  { case: which }: { readonly case: EngagementCase },
): Nerve => {
  const worst = worstOf(readStory(story), index, which);
  if (worst === undefined) return 'held';
  const { rows } = worst;
  const unit = unitOf(story.state, index);
  const { formed, cohesion } = unit;
  const steady = formed !== undefined && cohesion === 'shaken';
  const rules = [
    ...(which === 1 ? ['CB-B4.6-2'] : ['CB-B4.6-3', 'CB-B4.3-5']),
    ...dreadRules(unit, worst),
    ...(steady ? ['CB-B4.6-13'] : []),
  ];
  if (rolledTest(story, index, 'engagement', { rows, rules })) return 'held';
  if (steady) return 'activation-lost';
  stopCharge(story, index, ['CB-B4.6-12']);
  disorder(story, index, ['CB-B4.6-12']);
  return 'failed';
};
