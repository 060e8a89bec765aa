import { impossible, type Refusal, refuse } from '@grognard/engine';
import { besides, facesCorner, neighbourOf } from '@grognard/field/hex';
import { isStanding, unitNamed, unitOf } from '../../model/evolve.ts';
import type { Reading } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { Unit } from '../../model/state.ts';
import { happen, type Story } from '../../model/story.ts';
import { type Breath, breaths, type FormationMode, formationModes } from '../../model/vocabulary.ts';
import { groundAt, hasObstacle, hexesOf, typeOf, unitsAt } from '../map/board.ts';
import { isNextToEnemy } from '../map/engagement.ts';
import type { Action, OrderOf } from '../units/action.ts';
import { FEWEST, MOST } from './breaking.ts';

/** CB-B4.11-7: the modes that only drilled troops know. */
const drilledModes: readonly FormationMode[] = ['tortoise', 'rank-rotation', 'hedgehog'];

export const modeRefusals = (unit: Unit, mode: FormationMode): readonly Refusal[] =>
  drilledModes.includes(mode) && !typeOf(unit).abilities.includes('drilled')
    ? [refuse('CB-B4.11-7', 'not-drilled', { unit: unit.id })]
    : [];

export const worseBreath = (units: readonly Unit[]): Breath =>
  breaths[Math.max(...units.map(({ breath }) => breaths.indexOf(breath)))] ?? 'fresh';

/** CB-B4.11-1, CB-B4.11-3: whether units are alike and fit to stand in one formation. */
export const likenessRefusals = (units: readonly Unit[]): readonly Refusal[] => {
  const [first] = units;
  if (first === undefined) return [];
  const params = { unit: first.id };
  const alike = units.every(
    ({ type, wing, facing, side }) =>
      type === first.type && wing === first.wing && facing === first.facing && side === first.side,
  );
  const orderly = units.every(({ cohesion }) => cohesion === 'good-order');
  const breathless = units.some(({ breath }) => breath === 'out-of-breath');
  const steps = units.reduce((sum, unit) => sum + unit.steps, 0);
  return [
    ...(alike ? [] : [refuse('CB-B4.11-1', 'not-alike', params)]),
    ...(typeOf(first).abilities.includes('may-form') ? [] : [refuse('CB-B4.11-1', 'never-forms', params)]),
    ...(orderly ? [] : [refuse('CB-C11', 'not-fit-to-form', params)]),
    ...(breathless ? [refuse('CB-B4.11-3', 'not-fit-to-form', params)] : []),
    ...(steps >= FEWEST && steps <= MOST
      ? []
      : [refuse('CB-B4.11-3', 'wrong-number-of-steps', { ...params, steps })]),
  ];
};

/** CB-B4.11-2, CB-G4: the ground on which a formation may be formed. */
export const groundRefusals = (
  reading: Reading,
  unit: Unit,
  hexes: readonly number[],
): readonly Refusal[] => {
  const params = { unit: unit.id };
  return [
    ...(hexes.some((hex) => hasObstacle(reading, hex)) ? [refuse('CB-G4', 'obstacle-here', params)] : []),
    ...(hexes.some((hex) => groundAt(reading, hex) !== 'clear')
      ? [refuse('CB-B4.11-2', 'ground-not-clear', params)]
      : []),
    ...(hexes.some((hex) => isNextToEnemy(reading, hex, unit.side))
      ? [refuse('CB-B4.11-2', 'enemy-adjacent', params)]
      : []),
  ];
};

/** The other hex of a formation that these units would make; both must be square to the facing. */
const secondHexOf = ({ terrain }: Setting, leader: Unit, units: readonly Unit[]): number | undefined => {
  if (!facesCorner(leader.facing)) return undefined;
  const hexes = [...new Set(units.map(({ hex }) => hex))];
  const other = hexes.find((hex) => hex !== leader.hex);
  const square = besides(leader.facing).map((side) => neighbourOf(terrain.board, leader.hex, side));
  return hexes.length === 2 && other !== undefined && square.includes(other) ? other : undefined;
};

type Order = OrderOf<'form'>;

const check = (reading: Reading, index: number, order: Order): readonly Refusal[] => {
  const { view, setting } = reading;
  const leader = unitOf(view, index);
  const params = { unit: leader.id };
  const named = order.with.map((id) => unitNamed(view, id));
  const wrong = named.some(
    (other, place) =>
      other < 0 || other === index || named.indexOf(other) !== place || !isStanding(unitOf(view, other)),
  );
  if (wrong || named.length === 0) return [impossible('CB-B4.11-1', 'no-such-companions', params)];
  const units = [leader, ...named.map((other) => unitOf(view, other))];
  const second = secondHexOf(setting, leader, units);
  const taken = units.some(({ formed }) => formed !== undefined);
  const acted = units.some(({ activated }) => activated);
  return [
    ...(second === undefined ? [refuse('CB-B4.11-1', 'not-square', params)] : []),
    ...(taken ? [refuse('CB-B4.5-4', 'already-formed', params)] : []),
    ...(acted ? [refuse('CB-B4.3-13', 'has-acted', params)] : []),
    ...likenessRefusals(units),
    ...groundRefusals(reading, leader, [...new Set(units.map(({ hex }) => hex))]),
    ...strangers(reading, units),
    ...modeRefusals(leader, order.mode),
  ];
};

/** CB-B4.5-5: troops that would share the hexes without being part of it; two small units are too many. */
const strangers = (reading: Reading, units: readonly Unit[]): readonly Refusal[] => {
  const { view } = reading;
  const ids = new Set(units.map(({ id }) => id));
  const others = [...new Set(units.map(({ hex }) => hex))]
    .flatMap((hex) => unitsAt(reading, hex))
    .map((other) => unitOf(view, other))
    .filter(({ id }) => !ids.has(id));
  const wrong = others.length > 1 || others.some((other) => typeOf(other).small !== true);
  return wrong ? [refuse('CB-B4.5-5', 'others-in-the-way', { unit: units[0]?.id ?? '' })] : [];
};

const resolve = (story: Story, index: number, order: Order): void => {
  const rules = ['CB-B4.11-1', 'CB-B4.1-4'];
  const leader = unitOf(story.state, index);
  const members = order.with.map((id) => unitNamed(story.state, id));
  const units = [leader, ...members.map((member) => unitOf(story.state, member))];
  const and = units.find(({ hex }) => hex !== leader.hex)?.hex ?? leader.hex;
  const steps = units.reduce((sum, unit) => sum + unit.steps, 0);
  const to = { and, steps, breath: worseBreath(units), formed: { mode: order.mode, units: members } };
  happen(story, { kind: 'changed', unit: index, to: { ...to, marker: null }, rules });
  for (const member of members) {
    const { marker } = unitOf(story.state, member);
    const within = { within: index, ...(marker !== undefined && { marker: null }) };
    happen(story, { kind: 'changed', unit: member, to: within, rules });
  }
};

const offers = (reading: Reading, index: number): readonly Order[] => {
  const { view, setting } = reading;
  const leader = unitOf(view, index);
  if (!facesCorner(leader.facing) || leader.formed !== undefined) return [];
  const sides = besides(leader.facing);
  return sides.flatMap((side) => {
    const other = neighbourOf(setting.terrain.board, leader.hex, side);
    const companions = [...unitsAt(reading, leader.hex), ...unitsAt(reading, other)]
      .filter((each) => each !== index)
      .map((each) => unitOf(view, each))
      .filter(({ type, side: of }) => type === leader.type && of === leader.side);
    return companions.every(({ hex }) => hex === leader.hex) ||
      companions.some((unit) => hexesOf(unit).length > 1)
      ? []
      : formationModes.map((mode): Order => ({ kind: 'form', with: companions.map(({ id }) => id), mode }));
  });
};

export const form: Action<'form'> = { check, resolve, offers };
