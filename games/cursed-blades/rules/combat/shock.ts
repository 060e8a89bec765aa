import { impossible, type Refusal, type RuleId, refuse, total } from '@grognard/engine';
import { isStanding, unitNamed, unitOf } from '../../model/evolve.ts';
import type { Clash, Finding } from '../../model/finding.ts';
import { type Reading, readStory } from '../../model/reading.ts';
import type { Setting } from '../../model/setting.ts';
import type { State, Unit } from '../../model/state.ts';
import { happen, type Story, twoDice } from '../../model/story.ts';
import { citedBy } from '../counters/citations.ts';
import { obstaclesOn } from '../counters/obstacles.ts';
import { hexesOf, standingUnits, typeOf } from '../map/board.ts';
import { couldCross, isInFront, palisadeAcross } from '../map/engagement.ts';
import type { Action, OrderOf } from '../units/action.ts';
import { stopCharge, tire } from '../units/condition.ts';
import { absorptionOf, batter, tableRules } from './absorption.ts';
import { advantageOf, breaksCharge, clashRules, isAcrossRoughSide } from './advantage.ts';
import { fighterTowards } from './fighters.ts';
import { beginLosses } from './losses.ts';

type Order = OrderOf<'shock'>;

/** The pair of hexes by which a unit strikes another: those in front first, of a formation the one that is asked for. */
export const clashOf = (
  reading: Reading,
  index: number,
  { target, supported, from }: Omit<Order, 'kind'>,
): Clash | undefined => {
  const { view, setting } = reading;
  const attacker = unitOf(view, index);
  const other = unitNamed(view, target);
  if (other < 0) return undefined;
  const defender = unitOf(view, other);
  const pairs = hexesOf(attacker)
    .filter((own) => from === undefined || own === from)
    .flatMap((own) => hexesOf(defender).map((upon) => ({ from: own, upon })))
    .filter((pair) => isInFront(setting, { ...attacker, hex: pair.from }, pair.upon))
    .filter((pair) => isNeighbour(setting, pair.from, pair.upon));
  const pair = pairs.find((each) => couldCross(reading, attacker, each.from, each.upon)) ?? pairs[0];
  return pair === undefined ? undefined : { attacker, defender, supported, ...pair };
};

const isNeighbour = ({ terrain }: Setting, a: number, b: number): boolean =>
  [0, 1, 2, 3, 4, 5].some((side) => terrain.board.neighbours[a * 6 + side] === b);

const find = (reading: Reading, index: number, order: Order): Finding | undefined => {
  const clash = clashOf(reading, index, order);
  return clash === undefined ? undefined : { kind: 'clash', clash };
};

const clashIn = (found: Finding | undefined): Clash | undefined =>
  found?.kind === 'clash' ? found.clash : undefined;

const check = (
  reading: Reading,
  index: number,
  order: Order,
  found: Finding | undefined,
): readonly Refusal[] => {
  const { view } = reading;
  const unit = unitOf(view, index);
  const other = unitNamed(view, order.target);
  const target = other < 0 ? undefined : unitOf(view, other);
  if (target === undefined || !isStanding(target) || target.side === unit.side)
    return [impossible('CB-B4.7-4', 'no-such-enemy', { unit: order.target })];
  const params = { unit: unit.id, enemy: target.id };
  return [
    ...(order.supported && unit.breath === 'out-of-breath'
      ? [refuse('CB-B4.7-3', 'no-breath-to-support', params)]
      : []),
    ...(unit.formed?.mode === 'tortoise' ? [refuse('CB-B4.11-14', 'tortoise-strikes', params)] : []),
    ...contactRefusals(reading, index, other, clashIn(found)),
  ];
};

const contactRefusals = (
  reading: Reading,
  index: number,
  other: number,
  clash: Clash | undefined,
): readonly Refusal[] => {
  const { view } = reading;
  const [unit, target] = [unitOf(view, index), unitOf(view, other)];
  const params = { unit: unit.id, enemy: target.id };
  if (clash === undefined || unit.cohesion === 'routed')
    return [refuse('CB-B4.6', 'does-not-engage', params)];
  const { from, upon } = clash;
  if (!couldCross(reading, unit, from, upon)) return [whatBars(reading, clash)];
  const small = typeOf(unit).small === true;
  return [
    ...(hasStruck(view, unit, from) ? [refuse('CB-B4.7-4', 'has-struck', params)] : []),
    ...(!small && fighterTowards(reading, from, upon) !== index
      ? [refuse('CB-B4.5-3', 'does-not-fight-there', params)]
      : []),
    ...(fighterTowards(reading, upon, from) === other
      ? []
      : [refuse('CB-B4.5-3', 'another-fights-there', params)]),
  ];
};

/** What stands between the two. */
const whatBars = (reading: Reading, { attacker, defender, from, upon }: Clash): Refusal => {
  const { setting } = reading;
  const params = { unit: attacker.id, enemy: defender.id };
  if (attacker.formed !== undefined && isAcrossRoughSide(setting, from, upon))
    return refuse('CB-B4.11-8', 'formation-at-rough-side', params);
  return palisadeAcross(reading, from, upon) === undefined
    ? refuse('CB-B4.1-6', 'cannot-cross', params)
    : refuse('CB-Q14', 'palisade-between', params);
};

/** CB-B4.7-1: whom a supported shock costs no breath. */
const isSpared = (clash: Clash): boolean =>
  clash.attacker.marker === 'charge' || isTireless(clash) || clash.attacker.formed?.mode === 'rank-rotation';

const isTireless = ({ attacker }: Clash): boolean => typeOf(attacker).abilities.includes('tireless');

/** CB-G3: what lies before the enemy breaks the charge; without anything there it is the side that does. */
const brakesOn = (reading: Reading, upon: number): readonly RuleId[] => {
  const met = obstaclesOn(reading, upon);
  return met.length === 0 ? ['CB-B4.4-23'] : ['CB-G3', 'CB-Q1', ...citedBy(met, 'obstacle')];
};

/** CB-B4.7-4: from this hex; or as often as it has hexes, since one that advances after a blow stands in others. */
const hasStruck = ({ active }: State, unit: Unit, from: number): boolean => {
  const struck = active?.struck ?? [];
  return struck.includes(from) || struck.length >= hexesOf(unit).length;
};

const resolve = (story: Story, index: number, order: Order, found: Finding | undefined): void => {
  const planned = clashIn(found);
  if (planned === undefined) return;
  if (breaksCharge(readStory(story), planned))
    stopCharge(story, index, brakesOn(readStory(story), planned.upon));
  const clash = { ...planned, attacker: unitOf(story.state, index) };
  const { attacker, defender, from, upon, supported } = clash;
  const modifiers = advantageOf(readStory(story), clash);
  const dice = twoDice(story, 'shock', attacker.id);
  const rolls = [{ dice, modifiers, against: total(modifiers) }];
  const attack = { by: 'shock', enemy: attacker, from, upon } as const;
  const { losses, absorbed: spared, rules } = absorptionOf(readStory(story), defender, attack, rolls);
  const struck = unitNamed(story.state, order.target);
  const blow = { attacker: index, defender: struck, by: 'shock', supported, losses, from, upon } as const;
  happen(story, {
    ...{ kind: 'struck', drew: true, blow, rolls, absorbed: spared },
    rules: [
      ...['CB-B4.7-4', 'CB-B4.7-24', ...tableRules(rolls), ...rules],
      ...clashRules(readStory(story), clash),
      ...(supported && isTireless(clash) ? ['CB-B4.2-9'] : []),
    ],
  });
  if (supported) batter(story, attack, rolls);
  if (supported && !isSpared(clash)) tire(story, index, ['CB-B4.7-1']);
  beginLosses(story);
};

const offers = (reading: Reading, index: number): readonly Order[] => {
  const { view } = reading;
  const unit = unitOf(view, index);
  const froms = unit.and === undefined ? [undefined] : hexesOf(unit);
  return standingUnits(reading)
    .map((other) => unitOf(view, other))
    .filter(({ side }) => side !== unit.side)
    .flatMap(({ id }) =>
      froms.flatMap((from) =>
        [true, false].map(
          (supported): Order => ({
            ...{ kind: 'shock', target: id, supported },
            ...(from !== undefined && { from }),
          }),
        ),
      ),
    );
};

export const shock: Action<'shock'> = { find, check, resolve, offers };
