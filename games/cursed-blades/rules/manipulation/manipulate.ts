import { at, impossible, type Refusal, refuse } from '@grognard/engine';
import { counterOf, unitOf } from '../../model/evolve.ts';
import { type Reading, readStory } from '../../model/reading.ts';
import { enemyOf } from '../../model/setting.ts';
import type { Counter, State, Unit } from '../../model/state.ts';
import { happen, type Story, twoDice } from '../../model/story.ts';
import { counterFacts } from '../../tables/counters.ts';
import { prizeOf } from '../../tables/prizes.ts';
import { reducePalisade, remove, wreck } from '../counters/wreck.ts';
import { countersAt, hasCounter, isFacingWork, isFlammable, kindsAt } from '../map/board.ts';
import type { Action, OrderOf } from '../units/action.ts';
import { succeeds } from '../units/moral.ts';
import {
  destroyDifficulty,
  destroyRules,
  isAfloat,
  lightRules,
  manipulationRows,
  manipulationValue,
} from './difficulty.ts';

type Order = OrderOf<'manipulate'>;

/** CB-B4.12-1: who may lay hands on anything. */
const handRefusals = (view: State, index: number): readonly Refusal[] => {
  const unit = unitOf(view, index);
  const params = { unit: unit.id };
  return [
    ...(unit.breath === 'fresh' ? [] : [refuse('CB-B4.12-1', 'not-fresh', params)]),
    ...(unit.cohesion === 'good-order' ? [] : [refuse('CB-B4.12-1', 'not-in-order', params)]),
    ...(unit.formed === undefined ? [] : [refuse('CB-B4.11-6', 'in-formation', params)]),
  ];
};

const isBoat = ({ kind }: Counter): boolean => kind === 'boat' || kind === 'raft';

const destroyRefusals = (reading: Reading, unit: Unit, counter: Counter): readonly Refusal[] => {
  const { setting } = reading;
  const { kind } = counter;
  if (destroyDifficulty(setting, counter) === undefined)
    return [refuse(destroyRules[kind] ?? 'CB-B4.12-2', 'cannot-be-destroyed', { kind })];
  return isBoat(counter) && isAfloat(reading, unit.hex)
    ? [refuse('CB-Q41', 'aboard', { unit: unit.id })]
    : [];
};

const burns = (reading: Reading, hex: number): boolean =>
  hasCounter(reading, hex, 'fire-start') || hasCounter(reading, hex, 'blaze');

const lightRefusals = (reading: Reading, unit: Unit, counter: Counter | undefined): readonly Refusal[] => {
  const params = { unit: unit.id };
  const burning = burns(reading, unit.hex) ? [refuse('CB-FIRE-2', 'already-burning', params)] : [];
  if (counter === undefined)
    return isFlammable(reading, unit.hex)
      ? burning
      : [refuse('CB-FIRE-2', 'not-flammable', params), ...burning];
  const { lit, flammable } = counterFacts[counter.kind];
  if (lit === undefined && flammable !== true)
    return [refuse(lightRules[counter.kind] ?? 'CB-FIRE-2', 'cannot-be-lit', { kind: counter.kind })];
  const aboard = isBoat(counter) && isAfloat(reading, unit.hex);
  return [...burning, ...(aboard ? [refuse('CB-Q41', 'aboard', params)] : [])];
};

/** CB-Q27: one work with a facing in a hex, no more. */
const plantRefusals = (reading: Reading, unit: Unit): readonly Refusal[] => {
  const params = { unit: unit.id };
  const work = kindsAt(reading, unit.hex).some(isFacingWork);
  return [
    ...(unit.stakes === undefined ? [refuse('CB-STAKES-10', 'no-stakes', params)] : []),
    ...(work ? [refuse('CB-Q27', 'work-here', params)] : []),
  ];
};

const liftRefusals = (unit: Unit, counter: Counter): readonly Refusal[] => [
  ...(counter.kind === 'stakes' ? [] : [refuse('CB-STAKES-9', 'not-stakes', { kind: counter.kind })]),
  ...(unit.stakes === undefined ? [] : [refuse('CB-Q16', 'carries-stakes', { unit: unit.id })]),
];

const objectRefusals = (reading: Reading, unit: Unit, { what, counter }: Order): readonly Refusal[] => {
  const { view } = reading;
  const object = counter === undefined ? undefined : at(view.counters, counter);
  if (counter !== undefined && (object === undefined || object.gone === true || object.hex !== unit.hex))
    return [impossible('CB-B4.12-1', 'not-in-its-hex', { unit: unit.id })];
  switch (what) {
    case 'light':
      return lightRefusals(reading, unit, object);
    case 'plant':
      return plantRefusals(reading, unit);
    default:
  }
  if (object === undefined) return [impossible('CB-B4.12-1', 'not-in-its-hex', { unit: unit.id })];
  if (what === 'destroy') return destroyRefusals(reading, unit, object);
  if (what === 'lift') return liftRefusals(unit, object);
  if (object.kind === 'blaze') return [refuse('CB-B4.12-20', 'blaze-lasts', { unit: unit.id })];
  return object.kind === 'fire-start' ? [] : [refuse('CB-FIRE-3', 'no-fire-start', { unit: unit.id })];
};

const check = (reading: Reading, index: number, order: Order): readonly Refusal[] => [
  ...handRefusals(reading.view, index),
  ...objectRefusals(reading, unitOf(reading.view, index), order),
];

/** CB-Q22, CB-Q41: what is left of a counter that is destroyed, and what its enemy scores for it. */
const destroyObject = (story: Story, index: number, counter: number): void => {
  const object = counterOf(story.state, counter);
  const bare = object.kind === 'pavises' || object.kind === 'civilians' || object.kind === 'herd';
  const rules = [destroyRules[object.kind] ?? 'CB-B4.12-2', ...(bare ? ['CB-Q22'] : [])];
  const leaves = counterFacts[object.kind].destroyed?.leaves === 'debris' || object.kind === 'abatis';
  if (object.kind === 'palisade') reducePalisade(story, counter, rules);
  else if (leaves && !isAfloat(readStory(story), object.hex)) wreck(story, counter, rules);
  else remove(story, counter, rules);
  const { side } = unitOf(story.state, index);
  const prize = object.side === enemyOf(story.setting, side) ? prizeOf(object.kind, 'destroyed') : undefined;
  if (prize !== undefined && prize.points > 0)
    happen(story, { kind: 'scored', side, points: prize.points, rules: [prize.rule] });
};

/** CB-Q24: what is set on fire gets a fire start, and most objects are debris from then on. */
const lightUp = (story: Story, hex: number, counter: number | undefined): void => {
  const object = counter === undefined ? undefined : counterOf(story.state, counter);
  const rule = object === undefined ? 'CB-FIRE-2' : (lightRules[object.kind] ?? 'CB-FIRE-2');
  if (counter !== undefined && object !== undefined && counterFacts[object.kind].lit?.leaves === 'debris')
    wreck(story, counter, [rule]);
  const dry = isFlammable(readStory(story), hex);
  const fixed = object === undefined || counterFacts[object.kind].lit?.difficulty !== 'weather';
  const rules = [rule, ...(dry ? ['CB-FIRE-2'] : ['CB-Q24']), ...(fixed ? [] : ['CB-Q23'])];
  const of = object !== undefined && counterFacts[object.kind].lit !== undefined ? { of: object.kind } : {};
  happen(story, { kind: 'placed', counter: { kind: 'fire-start', hex, ...of }, rules });
};

const plantStakes = (story: Story, index: number): void => {
  const { hex, facing } = unitOf(story.state, index);
  happen(story, { kind: 'changed', unit: index, to: { stakes: null }, rules: ['CB-STAKES-10'] });
  happen(story, { kind: 'placed', counter: { kind: 'stakes', hex, facing }, rules: ['CB-Q16'] });
};

const liftStakes = (story: Story, index: number, counter: number): void => {
  remove(story, counter, ['CB-STAKES-9']);
  happen(story, { kind: 'changed', unit: index, to: { stakes: true }, rules: ['CB-STAKES-9'] });
};

const carryOut = (story: Story, index: number, { what, counter }: Order): void => {
  if (what === 'light') lightUp(story, unitOf(story.state, index).hex, counter);
  else if (what === 'plant') plantStakes(story, index);
  else if (counter === undefined) return;
  else if (what === 'destroy') destroyObject(story, index, counter);
  else if (what === 'lift') liftStakes(story, index, counter);
  else remove(story, counter, ['CB-FIRE-3']);
};

const resolve = (story: Story, index: number, order: Order): void => {
  const { what, counter } = order;
  const unit = unitOf(story.state, index);
  const modifiers = manipulationRows(readStory(story), index, what, counter);
  const dice = twoDice(story, 'manipulation', unit.id);
  const against = manipulationValue(unit);
  const success = succeeds(dice, modifiers, against);
  happen(story, {
    ...{ kind: 'manipulated', drew: true, unit: index, what },
    ...(counter !== undefined && { counter }),
    ...{ roll: { dice, modifiers, against }, done: success },
    rules: ['CB-B4.12-2', 'CB-B4.2-2', 'CB-B4.2-3', ...(success ? [] : ['CB-B4.12-7'])],
  });
  if (success) carryOut(story, index, order);
};

const offers = (reading: Reading, index: number): readonly Order[] => {
  const { view } = reading;
  const { hex } = unitOf(view, index);
  return [
    ...countersAt(reading, hex).flatMap((counter) =>
      (['destroy', 'light', 'lift', 'put-out'] as const).map(
        (what): Order => ({ kind: 'manipulate', what, counter }),
      ),
    ),
    { kind: 'manipulate', what: 'light' },
    { kind: 'manipulate', what: 'plant' },
  ];
};

export const manipulate: Action<'manipulate'> = { check, resolve, offers };
