import { impossible, type Refusal, type RuleId, refuse, total } from '@grognard/engine';
import { isStanding, unitNamed, unitOf } from '../../model/evolve.ts';
import type { Setting } from '../../model/setting.ts';
import type { State, Unit } from '../../model/state.ts';
import { happen, type Story, twoDice } from '../../model/story.ts';
import { citedBy } from '../counters/citations.ts';
import { obstaclesOn } from '../counters/obstacles.ts';
import { hexesOf, standingUnits, typeOf } from '../map/board.ts';
import { couldCross, isInFront, palisadeAcross } from '../map/engagement.ts';
import type { Action, OrderOf } from '../units/action.ts';
import { stopCharge, tire } from '../units/condition.ts';
import { absorbed, batter, tableRules } from './absorption.ts';
import { advantageOf, breaksCharge, type Clash, clashRules, isAcrossRoughSide } from './advantage.ts';
import { fighterTowards } from './fighters.ts';
import { beginLosses } from './losses.ts';

type Order = OrderOf<'shock'>;

/** The pair of hexes by which a unit strikes another: those in front first, of a formation the one that is asked for. */
export const clashOf = (
  setting: Setting,
  state: Pick<State, 'units' | 'counters'>,
  index: number,
  { target, supported, from }: Omit<Order, 'kind'>,
): Clash | undefined => {
  const attacker = unitOf(state, index);
  const other = unitNamed(state, target);
  if (other < 0) return undefined;
  const defender = unitOf(state, other);
  const pairs = hexesOf(attacker)
    .filter((own) => from === undefined || own === from)
    .flatMap((own) => hexesOf(defender).map((upon) => ({ from: own, upon })))
    .filter((pair) => isInFront(setting, { ...attacker, hex: pair.from }, pair.upon))
    .filter((pair) => isNeighbour(setting, pair.from, pair.upon));
  const pair = pairs.find((each) => couldCross(setting, state, attacker, each.from, each.upon)) ?? pairs[0];
  return pair === undefined ? undefined : { attacker, defender, supported, ...pair };
};

const isNeighbour = ({ terrain }: Setting, a: number, b: number): boolean =>
  [0, 1, 2, 3, 4, 5].some((side) => terrain.board.neighbours[a * 6 + side] === b);

const check = (setting: Setting, view: State, index: number, order: Order): readonly Refusal[] => {
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
    ...contactRefusals(setting, view, index, other, order),
  ];
};

const contactRefusals = (
  setting: Setting,
  view: State,
  index: number,
  other: number,
  order: Order,
): readonly Refusal[] => {
  const [unit, target] = [unitOf(view, index), unitOf(view, other)];
  const params = { unit: unit.id, enemy: target.id };
  const clash = clashOf(setting, view, index, order);
  if (clash === undefined || unit.cohesion === 'routed')
    return [refuse('CB-B4.6', 'does-not-engage', params)];
  const { from, upon } = clash;
  if (!couldCross(setting, view, unit, from, upon)) return [barred(setting, view, clash)];
  const small = typeOf(unit).small === true;
  return [
    ...(hasStruck(view, unit, from) ? [refuse('CB-B4.7-4', 'has-struck', params)] : []),
    ...(!small && fighterTowards(setting, view, from, upon) !== index
      ? [refuse('CB-B4.5-3', 'does-not-fight-there', params)]
      : []),
    ...(fighterTowards(setting, view, upon, from) === other
      ? []
      : [refuse('CB-B4.5-3', 'another-fights-there', params)]),
  ];
};

/** What stands between the two. */
const barred = (setting: Setting, view: State, { attacker, defender, from, upon }: Clash): Refusal => {
  const params = { unit: attacker.id, enemy: defender.id };
  if (attacker.formed !== undefined && isAcrossRoughSide(setting, from, upon))
    return refuse('CB-B4.11-8', 'formation-at-rough-side', params);
  return palisadeAcross(setting, view, from, upon) === undefined
    ? refuse('CB-B4.1-6', 'cannot-cross', params)
    : refuse('CB-Q14', 'palisade-between', params);
};

/** CB-B4.7-1: whom a supported shock costs no breath. */
const isSpared = (clash: Clash): boolean =>
  clash.attacker.marker === 'charge' || isTireless(clash) || clash.attacker.formed?.mode === 'rank-rotation';

const isTireless = ({ attacker }: Clash): boolean => typeOf(attacker).abilities.includes('tireless');

/** CB-G3: what lies before the enemy breaks the charge; without anything there it is the side that does. */
const brakesOn = (setting: Setting, state: State, upon: number): readonly RuleId[] => {
  const met = obstaclesOn(setting, state, upon);
  return met.length === 0 ? ['CB-B4.4-23'] : ['CB-G3', 'CB-Q1', ...citedBy(met, 'obstacle')];
};

/** CB-B4.7-4: from this hex; or as often as it has hexes, since one that advances after a blow stands in others. */
const hasStruck = ({ active }: State, unit: Unit, from: number): boolean => {
  const struck = active?.struck ?? [];
  return struck.includes(from) || struck.length >= hexesOf(unit).length;
};

const resolve = (story: Story, index: number, order: Order): void => {
  const { setting } = story;
  const planned = clashOf(setting, story.state, index, order);
  if (planned === undefined) return;
  if (breaksCharge(setting, story.state, planned))
    stopCharge(story, index, brakesOn(setting, story.state, planned.upon));
  const clash = { ...planned, attacker: unitOf(story.state, index) };
  const { attacker, defender, from, upon, supported } = clash;
  const modifiers = advantageOf(setting, story.state, clash);
  const dice = twoDice(story, 'shock', attacker.id);
  const rolls = [{ dice, modifiers, against: total(modifiers) }];
  const attack = { by: 'shock', enemy: attacker, from, upon } as const;
  const { losses, absorbed: spared, rules } = absorbed(setting, story.state, defender, attack, rolls);
  const struck = unitNamed(story.state, order.target);
  const blow = { attacker: index, defender: struck, by: 'shock', supported, losses, from, upon } as const;
  happen(story, {
    ...{ kind: 'struck', drew: true, blow, rolls, absorbed: spared },
    rules: [
      ...['CB-B4.7-4', 'CB-B4.7-24', ...tableRules(rolls), ...rules],
      ...clashRules(setting, story.state, clash, modifiers),
      ...(supported && isTireless(clash) ? ['CB-B4.2-9'] : []),
    ],
  });
  if (supported) batter(story, attack, rolls);
  if (supported && !isSpared(clash)) tire(story, index, ['CB-B4.7-1']);
  beginLosses(story);
};

const offers = (_setting: Setting, view: State, index: number): readonly Order[] => {
  const unit = unitOf(view, index);
  const froms = unit.and === undefined ? [undefined] : hexesOf(unit);
  return standingUnits(view)
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

export const shock: Action<'shock'> = { check, resolve, offers };
