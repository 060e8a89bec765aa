import type { Modifier } from '@grognard/engine';
import { unitOf } from '../../model/evolve.ts';
import { type Reading, readStory } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { Unit } from '../../model/state.ts';
import type { Story } from '../../model/story.ts';
import { moveFacts, POINT } from '../../tables/movement.ts';
import { hexesOf, typeOf } from '../map/board.ts';
import { engagersOf, zoneTowards } from '../map/engagement.ts';
import { disorder } from '../units/condition.ts';
import { rolledTest } from '../units/moral.ts';

const speedOf = (unit: Unit): number => {
  const { move } = typeOf(unit);
  return moveFacts[move.class].allowance + move.capacity * POINT;
};

/** CB-B4.6-15: whether a unit is faster than all who engage it. */
const isFaster = (unit: Unit, enemies: readonly Unit[]): boolean =>
  enemies.length > 0 && enemies.every((enemy) => speedOf(unit) > speedOf(enemy));

/** CB-B4.6-16: whether it knows how to slip away, and is fast enough for it. */
const evades = (unit: Unit, enemies: readonly Unit[]): boolean =>
  isFaster(unit, enemies) && typeOf(unit).abilities.includes('evasion');

/** CB-B4.6-15 and on: what makes it hard, or easy, to get away from those who engage. */
export const disengagementRows = (
  reading: Reading,
  index: number,
  { fleeing = false }: { readonly fleeing?: boolean } = {},
): readonly Modifier[] => {
  const { view, setting } = reading;
  const unit = unitOf(view, index);
  const engagers = engagersOf(reading, index);
  const enemies = engagers.map((each) => unitOf(view, each));
  const faster = isFaster(unit, enemies);
  const slower = enemies.some((enemy) => speedOf(unit) < speedOf(enemy));
  const isFree = (enemy: number): boolean => engagersOf(reading, enemy).every((other) => other === index);
  return [
    ...(faster ? [{ value: -2, rule: 'CB-B4.6-15' }] : []),
    ...(slower ? [{ value: 2, rule: 'CB-B4.6-15' }] : []),
    ...(evades(unit, enemies) ? [{ value: -2, rule: 'CB-B4.6-16' }] : []),
    ...markedRows(enemies),
    ...zoneRows(setting, unit, enemies),
    ...(unit.breath === 'out-of-breath' ? [{ value: 1, rule: 'CB-B4.6-19' }] : []),
    ...(fleeing && engagers.some(isFree) ? [{ value: 1, rule: 'CB-B4.6-20' }] : []),
  ];
};

const markedRows = (enemies: readonly Unit[]): readonly Modifier[] => {
  if (enemies.some(({ marker }) => marker === 'charge')) return [{ value: 2, rule: 'CB-B4.6-17' }];
  return enemies.some(({ marker }) => marker === 'contact') ? [{ value: 1, rule: 'CB-B4.6-17' }] : [];
};

/** The worst zone from which anybody engages. */
const zoneRows = (setting: Setting, unit: Unit, enemies: readonly Unit[]): readonly Modifier[] => {
  const zones = enemies.flatMap(hexesOf).map((hex) => zoneTowards(setting, unit, hex));
  if (zones.includes('rear')) return [{ value: 2, rule: 'CB-B4.6-18' }];
  return zones.includes('flank') ? [{ value: 1, rule: 'CB-B4.6-18' }] : [];
};

/** CB-B4.4-26: whether a unit cannot simply walk away: it is engaged in flank or rear, or by a marked enemy. */
export const mustDisengage = (reading: Reading, index: number): boolean => {
  const { view, setting } = reading;
  const unit = unitOf(view, index);
  return engagersOf(reading, index)
    .map((each) => unitOf(view, each))
    .some(
      (enemy) =>
        enemy.marker !== undefined ||
        hexesOf(enemy).some((hex) => {
          const zone = zoneTowards(setting, unit, hex);
          return zone === 'flank' || zone === 'rear';
        }),
    );
};

/** CB-B4.6-14: getting away from those who engage; whoever fails loses a level of cohesion. */
export const disengagementTest = (
  story: Story,
  index: number,
  how: { readonly fleeing?: boolean } = {},
): boolean => {
  const rows = disengagementRows(readStory(story), index, how);
  const rules = ['CB-B4.6-14'];
  const enemies = engagersOf(readStory(story), index).map((enemy) => unitOf(story.state, enemy));
  const ability = evades(unitOf(story.state, index), enemies) ? ['CB-B4.2-9'] : [];
  const passed = rolledTest(story, index, 'disengagement', { rows, rules: [...rules, ...ability] });
  if (!passed) disorder(story, index, rules);
  return passed;
};
