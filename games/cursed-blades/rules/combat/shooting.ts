import { chunksOf, flat, impossible, type Params, type Refusal, refuse, total } from '@grognard/engine';
import { distanceBetween } from '@grognard/field/hex';
import { isStanding, unitNamed, unitOf } from '../../model/evolve.ts';
import type { Setting } from '../../model/setting.ts';
import type { Roll, State } from '../../model/state.ts';
import { happen, type Story, twoDice } from '../../model/story.ts';
import type { Munitions } from '../../model/vocabulary.ts';
import { shoots } from '../../tables/weapons.ts';
import { formationRules, ownWeapon, standingUnits } from '../map/board.ts';
import { engagersOf } from '../map/engagement.ts';
import type { Action, OrderOf } from '../units/action.ts';
import { absorbed, batter, tableRules } from './absorption.ts';
import { supportRules } from './advantage.ts';
import { fighterTowards } from './fighters.ts';
import { beginLosses } from './losses.ts';
import { fireAdvantageOf, harasses, rangeOf, type Shot, shotAt, shotsOf } from './shot.ts';
import { isInCone, isInSight } from './sight.ts';

type Order = OrderOf<'fire'>;

const rangeRules = { bow: 'CB-B4.8-2', crossbow: 'CB-B4.8-2', artillery: 'CB-B4.8-3' } as const;

const check = (setting: Setting, view: State, index: number, { target }: Order): readonly Refusal[] => {
  const unit = unitOf(view, index);
  const other = unitNamed(view, target);
  const enemy = other < 0 ? undefined : unitOf(view, other);
  if (enemy === undefined || !isStanding(enemy) || enemy.side === unit.side)
    return [impossible('CB-B4.8-1', 'no-such-enemy', { unit: target })];
  if (!shoots(ownWeapon(unit).class)) return [refuse('CB-B4.8-1', 'does-not-shoot', { unit: unit.id })];
  return [
    ...(unit.munitions === 'none' ? [refuse('CB-B4.2-14', 'no-munitions', { unit: unit.id })] : []),
    ...aimRefusals(setting, view, shotAt(setting, unit, enemy)),
    ...engagedRefusals(setting, view, index, other),
  ];
};

const aimRefusals = (
  setting: Setting,
  view: State,
  { shooter, target, from, upon }: Shot,
): readonly Refusal[] => {
  const { class: weapon } = ownWeapon(shooter);
  const params = { unit: shooter.id, enemy: target.id };
  const range = rangeOf(setting, shooter);
  const rule = weapon in rangeRules ? rangeRules[weapon as keyof typeof rangeRules] : 'CB-B4.8-4';
  const fighter = fighterTowards(setting, view, upon, from);
  return [
    ...(distanceBetween(setting.terrain.board, from, upon) > range
      ? [refuse(rule, 'out-of-range', { ...params, range })]
      : []),
    ...(isInCone(setting, shooter, from, upon) ? [] : [refuse('CB-B4.8-1', 'not-in-front', params)]),
    ...(harasses(shooter) ? [] : sightRefusals(setting, view, from, upon, params)),
    ...(fighter !== undefined && unitOf(view, fighter).id === target.id
      ? []
      : [refuse('CB-B4.5-3', 'another-fights-there', params)]),
  ];
};

/** CB-B4.1-7: a higher hex is in the way; CB-B4.1-8: or smoke, or a blaze. */
const sightRefusals = (
  setting: Setting,
  view: State,
  from: number,
  upon: number,
  params: Params,
): readonly Refusal[] => {
  if (isInSight(setting, view, from, upon)) return [];
  const clear = { smoke: [], counters: chunksOf(flat(view.counters).filter(({ kind }) => kind !== 'blaze')) };
  const rule = isInSight(setting, clear, from, upon) ? 'CB-B4.1-8' : 'CB-B4.1-7';
  return [refuse(rule, 'out-of-sight', params)];
};

/** CB-B4.3-15: an engaged unit shoots only if all its engagers are marked, and only at one of them. */
const engagedRefusals = (setting: Setting, view: State, index: number, other: number): readonly Refusal[] => {
  const engagers = engagersOf(setting, view, index);
  const free = engagers.length === 0 || engagers.includes(other);
  const marked = engagers.every((enemy) => unitOf(view, enemy).marker !== undefined);
  return free && marked ? [] : [refuse('CB-B4.3-15', 'engaged-shooter', { unit: unitOf(view, index).id })];
};

const fewer: Readonly<Record<Munitions, Munitions>> = { full: 'low', low: 'none', none: 'none' };

/** CB-B4.8-5: the shots of an action; CB-B4.8-6: a double costs munitions, and without any nobody shoots on. */
const volley = (story: Story, index: number, shot: Shot): readonly Roll[] => {
  const rolls: Roll[] = [];
  while (rolls.length < shotsOf(shot.shooter)) {
    const shooter = unitOf(story.state, index);
    if (rolls.length > 0 && shooter.munitions === 'none') break;
    const modifiers = fireAdvantageOf(story.setting, story.state, { ...shot, shooter });
    const dice = twoDice(story, 'fire', shooter.id);
    rolls.push({ dice, modifiers, against: total(modifiers) });
    if (dice[0] !== dice[1]) continue;
    const to = { munitions: fewer[shooter.munitions] };
    happen(story, { kind: 'changed', drew: true, unit: index, to, rules: ['CB-B4.8-6'] });
  }
  return rolls;
};

const resolve = (story: Story, index: number, { target }: Order): void => {
  const { setting } = story;
  const shooter = unitOf(story.state, index);
  const struck = unitNamed(story.state, target);
  const shot = shotAt(setting, shooter, unitOf(story.state, struck));
  const { from, upon } = shot;
  const rolls = volley(story, index, shot);
  const attack = { by: 'fire', enemy: shooter, from, upon } as const;
  const { losses, absorbed: spared, rules } = absorbed(setting, story.state, shot.target, attack, rolls);
  const blow = {
    ...({ attacker: index, defender: struck, by: 'fire', supported: false } as const),
    ...{ losses, from, upon },
  };
  happen(story, {
    ...{ kind: 'struck', drew: true, blow, rolls, absorbed: spared },
    rules: [
      ...['CB-B4.8-1', 'CB-B4.8-5', ...tableRules(rolls), ...rules],
      ...supportRules(rolls.flatMap(({ modifiers }) => modifiers)),
      ...formationRules([shot.target]),
    ],
  });
  if (ownWeapon(shooter).class === 'artillery') batter(story, attack, rolls);
  beginLosses(story);
};

const offers = (_setting: Setting, view: State, index: number): readonly Order[] => {
  const unit = unitOf(view, index);
  if (!shoots(ownWeapon(unit).class)) return [];
  return standingUnits(view)
    .map((other) => unitOf(view, other))
    .filter(({ side }) => side !== unit.side)
    .map(({ id }): Order => ({ kind: 'fire', target: id }));
};

export const fire: Action<'fire'> = { check, resolve, offers };
